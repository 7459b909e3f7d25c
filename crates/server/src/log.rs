use std::fmt;
use std::sync::Arc;

/// Takes the events of a server, from any of its threads.
pub type Log = Arc<dyn Fn(Event) + Send + Sync>;

/// What happened to the server. What people ask, and who they are, is none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It listens.
    Started,
    /// It was told to end.
    Ended,
    /// A request names another host.
    OtherHost,
    /// A page that is not ours wanted a socket.
    OtherOrigin,
    /// A page wanted a socket when there were too many.
    Full,
    /// A connection took too long.
    TimedOut,
    /// A page has connected to the engine.
    Opened,
    /// Its connection has ended.
    Closed(Closing),
    /// A question was refused because too many pages ask.
    Overloaded,
    /// A search panicked.
    SearchFailed,
}

/// Why a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The page has gone.
    Gone,
    /// Too many pages are connected already.
    Full,
    /// The server ends.
    Ending,
    /// A frame breaks the rules of WebSockets.
    Protocol,
    /// A message is too long.
    TooLong,
    /// Too many messages made no sense.
    Nonsense,
    /// The page does not read what it is sent.
    Stalled,
    /// The page gives no sign of life.
    Silent,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Started => f.write_str("started"),
            Event::Ended => f.write_str("ended"),
            Event::OtherHost => f.write_str("request refused: it names another host"),
            Event::OtherOrigin => f.write_str("socket refused: another page asks for it"),
            Event::Full => f.write_str("socket refused: too many are open"),
            Event::TimedOut => f.write_str("connection closed: it took too long"),
            Event::Opened => f.write_str("socket opened"),
            Event::Closed(why) => write!(f, "socket closed: {why}"),
            Event::Overloaded => f.write_str("question refused: too many pages ask"),
            Event::SearchFailed => f.write_str("search failed: it panicked"),
        }
    }
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Closing::Gone => "the page has gone",
            Closing::Full => "too many pages are connected",
            Closing::Ending => "the server ends",
            Closing::Protocol => "not a WebSocket frame",
            Closing::TooLong => "the message is too long",
            Closing::Nonsense => "too many messages make no sense",
            Closing::Stalled => "nothing is read",
            Closing::Silent => "no sign of life",
        })
    }
}
