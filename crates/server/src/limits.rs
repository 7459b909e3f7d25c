use std::time::Duration;

/// What clients may take of the server, so that none can take it from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections at a time, without sockets; further ones wait until there is room.
    pub connections: usize,
    /// Pages connected to the engine at a time; further ones are refused, and use their own.
    pub sockets: usize,
    /// Pages that are told so at a time; still further ones get no socket at all.
    pub refusals: usize,
    /// A request must have arrived after this time.
    pub headers: Duration,
    /// A connection that has not become a socket ends after this time.
    pub connection: Duration,
    /// A page must have read a message after this time.
    pub write: Duration,
    /// A page must give a sign of life within this time; it is pinged after half of it.
    pub silence: Duration,
    /// Messages that cannot be read, or are not to be sent now, until a socket is closed.
    pub faults: u32,
    /// A search that has taken this long makes room for a question that waits.
    pub slice: Duration,
    /// A question that has waited this long is refused.
    pub wait: Duration,
    /// How long connections may take to end when the server does.
    pub grace: Duration,
}

impl Default for Limits {
    /// With all pages busy, a question waits for at most 8 slices.
    fn default() -> Limits {
        Limits {
            connections: 256,
            sockets: 16,
            refusals: 4,
            headers: Duration::from_secs(10),
            connection: Duration::from_mins(1),
            write: Duration::from_secs(10),
            silence: Duration::from_mins(1),
            faults: 16,
            slice: Duration::from_millis(80),
            wait: Duration::from_millis(900),
            grace: Duration::from_secs(1),
        }
    }
}
