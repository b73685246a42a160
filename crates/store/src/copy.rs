//! PostgreSQL's binary COPY format, for the few column types that need it.

use jiff::Timestamp;
use uuid::Uuid;

/// Microseconds between 1970 and PostgreSQL's epoch, 2000-01-01.
const POSTGRES_EPOCH_MICROS: i64 = 946_684_800_000_000;

pub(crate) struct CopyRows(Vec<u8>);

impl CopyRows {
    pub(crate) fn with_capacity(bytes: usize) -> Self {
        let mut buffer = Vec::with_capacity(bytes + 32);
        buffer.extend_from_slice(b"PGCOPY\n\xff\r\n\0");
        // No flags, no header extension.
        buffer.extend_from_slice(&[0; 8]);
        Self(buffer)
    }

    pub(crate) fn start(&mut self, columns: i16) {
        self.0.extend_from_slice(&columns.to_be_bytes());
    }

    pub(crate) fn uuid(&mut self, value: Option<Uuid>) {
        self.field(value.as_ref().map(|id| id.as_bytes().as_slice()));
    }

    pub(crate) fn int(&mut self, value: Option<i32>) {
        self.field(value.map(i32::to_be_bytes).as_ref().map(<[u8; 4]>::as_slice));
    }

    pub(crate) fn timestamp(&mut self, value: Timestamp) {
        self.field(Some(&(value.as_microsecond() - POSTGRES_EPOCH_MICROS).to_be_bytes()));
    }

    pub(crate) fn text(&mut self, value: Option<&str>) {
        self.field(value.map(str::as_bytes));
    }

    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.0.extend_from_slice(&(-1_i16).to_be_bytes());
        self.0
    }

    fn field(&mut self, bytes: Option<&[u8]>) {
        match bytes {
            Some(bytes) => {
                let length = i32::try_from(bytes.len()).expect("a column is far below 2 GiB");
                self.0.extend_from_slice(&length.to_be_bytes());
                self.0.extend_from_slice(bytes);
            }
            None => self.0.extend_from_slice(&(-1_i32).to_be_bytes()),
        }
    }
}
