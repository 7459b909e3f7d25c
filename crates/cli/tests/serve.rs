//! `outflank serve`, as its process: it ends when it is told to, whatever its clients do, and keeps a log.

#![cfg(unix)]

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use common::Outflank;

#[test]
fn a_signal_ends_it_while_a_client_stalls() {
    let outflank = Outflank::new();
    for signal in ["-INT", "-TERM"] {
        let arguments = ["serve", "--no-open", "--port", "0", "--log", "log"];
        let mut server = outflank
            .command(&arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.split("http://").nth(1).unwrap();
        let address = address.split('/').next().unwrap();
        let mut client = TcpStream::connect(address).unwrap();
        client.write_all(b"GET / HT").unwrap();
        // Once a later request is answered, the stalled one is being served.
        let mut other = TcpStream::connect(address).unwrap();
        other.write_all(b"nonsense\r\n\r\n").unwrap();
        BufReader::new(other).read_line(&mut line).unwrap();
        let told = Command::new("kill")
            .args([signal, &server.id().to_string()])
            .status();
        assert!(told.unwrap().success());
        assert!(server.wait().unwrap().success(), "{signal}");
    }
    let log = std::fs::read_to_string(outflank.path().join("log")).unwrap();
    let events: Vec<&str> = log
        .lines()
        .map(|line| &line["2026-07-31 15:59:59 ".len()..])
        .collect();
    assert_eq!(events, ["started", "ended", "started", "ended"]);
}
