CREATE TABLE game (
    -- From 1 without gaps.
    id INTEGER PRIMARY KEY,
    black TEXT,
    white TEXT,
    event TEXT,
    year INTEGER,
    -- Black's official score in thousandths of a disc.
    score INTEGER,
    -- Black's score with perfect play from so many empty squares on.
    theory INTEGER,
    theory_empties INTEGER,
    -- A byte for each disc: its square.
    moves BLOB NOT NULL,
    -- The whole record, where it says more than the columns.
    record TEXT,
    -- The checksum of all this.
    sum INTEGER NOT NULL
);
CREATE TABLE block (
    -- What is in it, and its number among those: high and low half.
    key INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL,
    -- The checksum of both.
    sum INTEGER NOT NULL
);
