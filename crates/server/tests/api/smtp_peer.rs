//! A mail server that does what a test wants: accepts letters, rejects them, loses its own answer, or stays
//! silent.

use std::{
    collections::VecDeque,
    net::Ipv4Addr,
    sync::{Arc, Mutex},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Greeting,
    Mail,
    Recipient,
    Data,
    Dot,
}

/// What happens to the next letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Take,
    Say(Stage, &'static str),
    /// Accepts the letter and closes the connection without an answer.
    LoseTheAnswer,
    /// Waits for the client to give up.
    SayNothing(Stage),
    /// Accepts the letter, then closes the idle connection.
    TakeAndHangUp,
}

#[derive(Default)]
struct Seen {
    acts: VecDeque<Act>,
    letters: Vec<String>,
    connections: usize,
}

#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) url: String,
    seen: Arc<Mutex<Seen>>,
}

impl Peer {
    /// Does these one after the other, then accepts everything.
    pub(crate) async fn start(acts: &[Act]) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let seen = Arc::new(Mutex::new(Seen { acts: acts.iter().copied().collect(), ..Seen::default() }));
        let peer = Self { url, seen };
        tokio::spawn({
            let peer = peer.clone();
            async move {
                while let Ok((stream, _)) = listener.accept().await {
                    let peer = peer.clone();
                    // A client that disconnects ends the conversation, which is allowed.
                    tokio::spawn(async move { _ = peer.talk(stream).await });
                }
            }
        });
        peer
    }

    /// Every letter whose final dot arrived, answered or not.
    pub(crate) fn letters(&self) -> Vec<String> {
        self.seen.lock().expect("no panic here").letters.clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.seen.lock().expect("no panic here").connections
    }

    fn next_act(&self) -> Act {
        self.seen.lock().expect("no panic here").acts.pop_front().unwrap_or(Act::Take)
    }

    fn is_next_at(&self, stage: Stage) -> bool {
        let seen = self.seen.lock().expect("no panic here");
        matches!(seen.acts.front(), Some(Act::Say(at, _) | Act::SayNothing(at)) if *at == stage)
    }

    async fn talk(&self, stream: TcpStream) -> std::io::Result<()> {
        self.seen.lock().expect("no panic here").connections += 1;
        let mut stream = BufReader::new(stream);
        let greeting = if self.is_next_at(Stage::Greeting) { self.next_act() } else { Act::Take };
        answer(&mut stream, greeting, Stage::Greeting, "220 peer").await?;
        let (mut act, mut line) = (Act::Take, String::new());
        loop {
            line.clear();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            match line.split([' ', ':', '\r']).next().unwrap_or_default().to_ascii_uppercase().as_str() {
                "EHLO" => stream.write_all(b"250-peer\r\n250 8BITMIME\r\n").await?,
                "MAIL" => {
                    act = self.next_act();
                    answer(&mut stream, act, Stage::Mail, "250 go on").await?;
                }
                "RCPT" => {
                    answer(&mut stream, act, Stage::Recipient, "250 go on").await?;
                }
                "DATA" => {
                    if !answer(&mut stream, act, Stage::Data, "354 send it").await? {
                        continue;
                    }
                    let letter = text(&mut stream).await?;
                    self.seen.lock().expect("no panic here").letters.push(letter);
                    if act == Act::LoseTheAnswer {
                        return Ok(());
                    }
                    answer(&mut stream, act, Stage::Dot, "250 2.0.0 taken as 4711").await?;
                    if act == Act::TakeAndHangUp {
                        return Ok(());
                    }
                }
                _ => stream.write_all(b"250 fine\r\n").await?,
            }
        }
    }
}

/// Sends the usual reply unless something else was planned at this point; returns whether it did.
async fn answer(
    stream: &mut BufReader<TcpStream>,
    act: Act,
    stage: Stage,
    usual: &str,
) -> std::io::Result<bool> {
    match act {
        Act::SayNothing(at) if at == stage => std::future::pending().await,
        Act::Say(at, words) if at == stage => {
            stream.write_all(format!("{words}\r\n").as_bytes()).await?;
            Ok(false)
        }
        _ => {
            stream.write_all(format!("{usual}\r\n").as_bytes()).await?;
            Ok(true)
        }
    }
}

/// Up to the final dot; a connection that ends before it has sent nothing.
async fn text(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut text = String::new();
    loop {
        let begin = text.len();
        if stream.read_line(&mut text).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if &text[begin..] == ".\r\n" {
            text.truncate(begin);
            return Ok(text);
        }
    }
}
