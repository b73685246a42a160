//! Reads letters as they were sent: headers, and all parts decoded.

use std::collections::BTreeSet;

pub fn header(raw: &str, name: &str) -> Option<String> {
    let head = raw.split("\r\n\r\n").next()?;
    // A long header continues on lines that begin with a space.
    let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
    })
}

/// The tokens behind a mark such as `#link=`.
pub fn tokens(text: &str, mark: &str) -> BTreeSet<String> {
    let tokens = text
        .split(mark)
        .skip(1)
        .map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>());
    tokens.filter(|token| !token.is_empty()).collect()
}

/// All parts of a letter, decoded.
pub fn text(raw: &str) -> String {
    let (mut out, mut body, mut coding) = (String::new(), String::new(), String::new());
    let mut in_head = true;
    for line in raw.lines().chain(["--end"]) {
        if line.starts_with("--") {
            out.push_str(&decoded(&body, &coding));
            out.push('\n');
            body.clear();
            coding.clear();
            in_head = true;
        } else if in_head {
            if line.is_empty() {
                in_head = false;
            } else if let Some((key, value)) = line.split_once(':')
                && key.eq_ignore_ascii_case("content-transfer-encoding")
            {
                coding = value.trim().to_lowercase();
            }
        } else {
            body.push_str(line);
            body.push_str("\r\n");
        }
    }
    out
}

fn decoded(body: &str, coding: &str) -> String {
    match coding {
        "base64" => base64(body),
        "quoted-printable" => quoted_printable(body),
        _ => body.to_owned(),
    }
}

fn quoted_printable(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut parts = joined.split('=');
    let mut out = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let code = part.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok());
        match code {
            Some(byte) => {
                out.push(byte);
                out.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => out.extend_from_slice(format!("={part}").as_bytes()),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn base64(body: &str) -> String {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = body.bytes().filter_map(|byte| DIGITS.iter().position(|digit| *digit == byte));
    let (mut out, mut bits, mut held) = (Vec::new(), 0_usize, 0_u32);
    for digit in digits {
        bits = bits << 6 | digit;
        held += 6;
        if held >= 8 {
            held -= 8;
            out.extend(u8::try_from(bits >> held & 0xff));
            bits &= (1 << held) - 1;
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_however_the_letter_is_written() {
        let raw = "Message-ID: <a.b@c>\r\nContent-Type: multipart/alternative; boundary=x\r\n\r\n--x\r\n\
            Content-Transfer-Encoding: quoted-printable\r\n\r\nSee http://h/report?hl=3DEN#link=3D01AB=\r\nCD now\r\n\
            --x\r\nContent-Transfer-Encoding: base64\r\n\r\nI2xpbms9MDFYWVo=\r\n--x--\r\n";

        assert_eq!(header(raw, "message-id").unwrap(), "<a.b@c>");
        assert_eq!(tokens(&text(raw), "#link="), BTreeSet::from(["01ABCD".to_owned(), "01XYZ".to_owned()]));
    }
}
