//! The file: is it a library, and of which version?

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use sqlx::{Connection as _, SqliteConnection};

use crate::LibraryError;

/// The changes of each schema version; the first creates the tables.
pub(crate) const VERSIONS: &[&str] = &[include_str!("../schema/1.sql")];

/// `OTFL`: the application id in the database header.
const APPLICATION: u32 = 0x4f54_464c;

/// What there is at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing, or an empty file.
    Nothing,
    /// A library, according to its header.
    Library,
}

/// Examines a file without touching it: SQLite would take long to reject a file of another kind, and would accept
/// another program's database.
pub(crate) fn look(path: &Path) -> Result<Found, LibraryError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(error.into()),
    };
    let length = file.metadata()?.len();
    if length == 0 {
        return Ok(Found::Nothing);
    }
    let mut header = [0; 100];
    match file.read_exact(&mut header) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            return Err(LibraryError::Foreign);
        }
        Err(error) => return Err(error.into()),
    }
    let word = |at: usize| u32::from_be_bytes([0, 1, 2, 3].map(|byte| header[at + byte]));
    if !header.starts_with(b"SQLite format 3\0") || word(68) != APPLICATION {
        return Err(LibraryError::Foreign);
    }
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        // The value that does not fit into the field.
        1 => 1 << 16,
        page => u64::from(page),
    };
    // During a write, or after an interrupted one, the journal knows the true length.
    let is_cut_off = length < u64::from(word(28)) * page;
    if is_cut_off && !journal(path).exists() {
        return Err(LibraryError::Damaged);
    }
    Ok(Found::Library)
}

fn journal(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push("-journal");
    path.with_file_name(name)
}

/// Migrates the schema to the latest of these versions.
pub(crate) async fn migrate(
    connection: &mut SqliteConnection,
    versions: &'static [&'static str],
) -> Result<(), LibraryError> {
    let latest = versions.len() as u32;
    let version = version(connection).await?;
    if version > latest {
        return Err(LibraryError::Newer(version));
    }
    if version == latest {
        return Ok(());
    }
    // All or nothing; another process may be doing the same.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version = self::version(&mut transaction).await?;
    for &step in &versions[version.min(latest) as usize..] {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
    }
    let stamp = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {latest}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(stamp))
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

async fn version(connection: &mut SqliteConnection) -> Result<u32, LibraryError> {
    let query = sqlx::query_scalar("PRAGMA user_version");
    Ok(query.fetch_one(connection).await?)
}

/// Whether the database passes its own integrity check.
pub(crate) async fn is_sound(connection: &mut SqliteConnection) -> Result<bool, LibraryError> {
    let query = sqlx::query_scalar("PRAGMA quick_check(1)");
    let verdict: String = query.fetch_one(connection).await?;
    Ok(verdict == "ok")
}

#[cfg(test)]
mod tests {
    use futures_executor::block_on;
    use sqlx::ConnectOptions as _;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    const FIRST: &str = "CREATE TABLE old (number INTEGER); INSERT INTO old VALUES (7);";
    const SECOND: &str = "ALTER TABLE old RENAME TO new; CREATE TABLE more (text TEXT);";
    const BROKEN: &str = "DROP TABLE old; CREATE TABLE more (";

    async fn connect(path: &Path) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(path);
        options.create_if_missing(true).connect().await.unwrap()
    }

    #[test]
    fn tables_grow_from_version_to_version_and_keep_what_is_in_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        block_on(async {
            let mut connection = connect(&path).await;
            migrate(&mut connection, &[FIRST]).await.unwrap();
            assert_eq!(look(&path).unwrap(), Found::Library);
            migrate(&mut connection, &[FIRST]).await.unwrap();
            migrate(&mut connection, &[FIRST, SECOND]).await.unwrap();
            let query = sqlx::query_scalar("SELECT number FROM new");
            let numbers: Vec<i64> = query.fetch_all(&mut connection).await.unwrap();
            assert_eq!(numbers, [7]);
            let error = migrate(&mut connection, &[FIRST]).await.unwrap_err();
            assert!(matches!(error, LibraryError::Newer(2)), "{error:?}");
        });
    }

    #[test]
    fn a_version_that_fails_leaves_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        block_on(async {
            let mut connection = connect(&path).await;
            migrate(&mut connection, &[FIRST]).await.unwrap();
            assert!(migrate(&mut connection, &[FIRST, BROKEN]).await.is_err());
            let query = sqlx::query_scalar("SELECT number FROM old");
            let numbers: Vec<i64> = query.fetch_all(&mut connection).await.unwrap();
            assert_eq!(
                (numbers, version(&mut connection).await.unwrap()),
                (vec![7], 1)
            );
        });
    }

    #[test]
    fn the_first_version_makes_all_tables() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        block_on(async {
            let mut connection = connect(&path).await;
            migrate(&mut connection, VERSIONS).await.unwrap();
            assert!(is_sound(&mut connection).await.unwrap());
        });
    }
}
