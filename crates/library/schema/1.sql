-- Names, with a form of them in small letters without accents that searches look at.
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    plain TEXT NOT NULL
);
CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    plain TEXT NOT NULL
);

-- Games, numbered from 1 without gaps.
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    black INTEGER REFERENCES player,
    white INTEGER REFERENCES player,
    event INTEGER REFERENCES event,
    year INTEGER,
    -- Black's official score in thousandths of a disc.
    score INTEGER,
    -- Black's score with perfect play from so many empty squares on.
    theory INTEGER,
    theory_empties INTEGER,
    -- A byte for each disc: its square.
    moves BLOB NOT NULL,
    -- The whole record, where it says more than the columns.
    record TEXT
);
CREATE INDEX game_black ON game (black);
CREATE INDEX game_white ON game (white);
CREATE INDEX game_event ON game (event);
CREATE INDEX game_year ON game (year);

-- For each game a number in each of many columns, 4096 games to a block.
CREATE TABLE numbers (
    name INTEGER NOT NULL,
    block INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (name, block)
);
