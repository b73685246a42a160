//! Just enough base64 for `Authorization: Basic`.

pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut bits, mut count, mut out) = (0u32, 0u32, Vec::new());
    for letter in text.trim_end_matches('=').bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = (bits << 6) | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            out.push(u8::try_from((bits >> count) & 0xff).ok()?);
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_user_name_of_basic_is_read() {
        assert_eq!(decode("c2tfdGVzdF8xMjM6").unwrap(), b"sk_test_123:");
        assert_eq!(decode("!!"), None);
    }
}
