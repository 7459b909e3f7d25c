//! Errors of the system, by kind: its own messages may be in another language than the reader's.

use std::io::{Error, ErrorKind};

use outflank_store::TooLarge;

use crate::{Describe, Texts};

impl Describe for ErrorKind {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            ErrorKind::NotFound => texts.system_not_found(),
            ErrorKind::PermissionDenied => texts.system_denied(),
            ErrorKind::AlreadyExists => texts.system_exists(),
            ErrorKind::IsADirectory => texts.system_folder(),
            ErrorKind::NotADirectory => texts.system_not_folder(),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts.system_full(),
            ErrorKind::FileTooLarge => texts.system_file_limit(),
            ErrorKind::ResourceBusy => texts.system_busy(),
            ErrorKind::ReadOnlyFilesystem => texts.system_read_only(),
            ErrorKind::Interrupted => texts.system_interrupted(),
            ErrorKind::TimedOut => texts.system_timed_out(),
            ErrorKind::ConnectionRefused => texts.system_refused(),
            ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::NotConnected
            | ErrorKind::BrokenPipe => texts.system_closed(),
            ErrorKind::AddrInUse => texts.system_in_use(),
            ErrorKind::UnexpectedEof => texts.system_cut(),
            ErrorKind::InvalidData => texts.system_invalid(),
            ErrorKind::OutOfMemory => texts.system_memory(),
            other => texts.system_says(&other.to_string()),
        }
    }
}

/// An error without a text for its kind is described by its code.
impl Describe for Error {
    fn describe(&self, texts: &Texts) -> String {
        let own = self.get_ref().and_then(|it| it.downcast_ref());
        if let Some(TooLarge { size, most }) = own {
            let megabytes = |bytes: u64| texts.decimal(bytes as f64 / 1e6, 1);
            if *size == most + 1 {
                // Nobody has read how much more there is.
                return texts.system_too_long(&megabytes(*most));
            }
            return texts.system_too_large(&megabytes(*size), &megabytes(*most));
        }
        let said = self.kind().describe(texts);
        let unknown = said == texts.system_says(&self.kind().to_string());
        match self.raw_os_error() {
            _ if !unknown => said,
            Some(code) => texts.system_code(code),
            None => texts.system_says(&self.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn what_the_system_refuses_is_told_in_the_language_of_the_reader() {
        let texts = Texts::new(Language::FR);
        let missing = std::fs::read("no such file").unwrap_err();
        assert_eq!(
            texts.describe(&missing),
            "Aucun fichier ni dossier ne porte ce nom."
        );
        let folder = std::fs::read(".").unwrap_err();
        assert!(!texts.describe(&folder).contains("os error"));
        let odd = Error::from_raw_os_error(9999);
        assert_eq!(texts.describe(&odd), "Le système signale l’erreur 9999.");
        let large = TooLarge {
            size: 3 << 30,
            most: 1 << 20,
        };
        let large = Error::new(ErrorKind::FileTooLarge, large);
        let said = "C’est trop volumineux\u{202f}: 3221,2 Mo, alors que la limite est de 1,0 Mo.";
        assert_eq!(texts.describe(&large), said);
        let own = Error::other("too many games");
        let said = "Le système signale «\u{202f}too many games\u{202f}».";
        assert_eq!(texts.describe(&own), said);
    }
}
