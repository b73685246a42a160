//! Bytes as hexadecimal text.

/// Two lower-case hexadecimal digits per byte.
///
/// ```
/// assert_eq!(domain::hex::hex(&[0x0f, 0xa0]), "0fa0");
/// ```
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |text, byte| text + &format!("{byte:02x}"))
}
