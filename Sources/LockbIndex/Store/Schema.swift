/// The tables of a knowledge base.
///
/// Entities and sections share one space of ids, the entries: entities first, by kind and name,
/// then sections.
enum Schema {
  /// Changes whenever the tables, or what stands in them, change.
  static let version = 5
  /// `lkb1` in the file's header: tells a knowledge base from any other database.
  static let applicationID: Int32 = 0x6c6b_6231

  /// What is created before the first row.
  static let tables = """
    CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE file(
      path TEXT PRIMARY KEY, size INTEGER, modified INTEGER, digest TEXT) WITHOUT ROWID;
    CREATE TABLE document(
      id INTEGER PRIMARY KEY, topic TEXT, language TEXT, path TEXT, title TEXT, summary TEXT,
      draft INTEGER, date TEXT, tags TEXT, questions TEXT, digest TEXT, line_starts BLOB);
    CREATE TABLE section(
      id INTEGER PRIMARY KEY, document INTEGER, ordinal INTEGER, anchor TEXT, level INTEGER,
      title TEXT, trail TEXT, line INTEGER, lower INTEGER, upper INTEGER, checksum INTEGER,
      text TEXT);
    CREATE TABLE code_sample(
      section INTEGER, ordinal INTEGER, language TEXT, info TEXT, lower INTEGER, upper INTEGER,
      code TEXT);
    CREATE TABLE link(
      section INTEGER, ordinal INTEGER, text TEXT, kind TEXT, target TEXT, anchor TEXT,
      empty INTEGER, lower INTEGER, upper INTEGER, PRIMARY KEY(section, ordinal)) WITHOUT ROWID;
    CREATE TABLE mention(
      section INTEGER, ordinal INTEGER, entity INTEGER, count INTEGER, lower INTEGER,
      upper INTEGER, PRIMARY KEY(section, ordinal)) WITHOUT ROWID;
    CREATE TABLE data_table(
      section INTEGER, ordinal INTEGER, recovered INTEGER, lower INTEGER, upper INTEGER,
      PRIMARY KEY(section, ordinal)) WITHOUT ROWID;
    CREATE TABLE cell(
      section INTEGER, data_table INTEGER, line INTEGER, place INTEGER, text TEXT, kind TEXT,
      value TEXT, number INTEGER, later INTEGER, lower INTEGER, upper INTEGER,
      PRIMARY KEY(section, data_table, line, place)) WITHOUT ROWID;
    CREATE TABLE diagnostic(
      document INTEGER, ordinal INTEGER, rule TEXT, severity TEXT, message TEXT, lower INTEGER,
      upper INTEGER, suggestion TEXT, PRIMARY KEY(document, ordinal)) WITHOUT ROWID;
    CREATE TABLE document_availability(
      document INTEGER, ordinal INTEGER, platform TEXT, introduced INTEGER, deprecated INTEGER,
      PRIMARY KEY(document, ordinal)) WITHOUT ROWID;
    CREATE TABLE entity(
      id INTEGER PRIMARY KEY, name TEXT UNIQUE, kind TEXT, name_en TEXT, name_ko TEXT,
      summary_en TEXT, summary_ko TEXT, symbol_kind TEXT, container TEXT, declaration TEXT,
      sources TEXT, place INTEGER);
    CREATE TABLE alias(
      entity INTEGER, ordinal INTEGER, text TEXT, language TEXT, standing TEXT,
      PRIMARY KEY(entity, ordinal)) WITHOUT ROWID;
    CREATE TABLE availability(
      entity INTEGER, ordinal INTEGER, platform TEXT, introduced INTEGER, deprecated INTEGER,
      PRIMARY KEY(entity, ordinal)) WITHOUT ROWID;
    CREATE TABLE property(
      entity INTEGER, ordinal INTEGER, label_en TEXT, label_ko TEXT, value_en TEXT,
      value_ko TEXT, PRIMARY KEY(entity, ordinal)) WITHOUT ROWID;
    CREATE TABLE relation(
      entity INTEGER, ordinal INTEGER, kind TEXT, target TEXT,
      PRIMARY KEY(entity, ordinal)) WITHOUT ROWID;
    CREATE TABLE name(
      key TEXT, standing INTEGER, entry INTEGER,
      PRIMARY KEY(key, standing, entry)) WITHOUT ROWID;
    CREATE VIEW pair AS
      SELECT english.topic AS topic, english.id AS english, korean.id AS korean
      FROM document AS english JOIN document AS korean USING(topic)
      WHERE english.language = 'en' AND korean.language = 'ko';
    CREATE VIRTUAL TABLE search USING fts5(
      title, title_forms, name, summary, body, body_forms, code,
      content='', tokenize='unicode61 remove_diacritics 0');
    CREATE VIRTUAL TABLE word USING fts5vocab(search, row);
    INSERT INTO search(search, rank) VALUES('hashsize', 67108864);
    INSERT INTO search(search, rank) VALUES('automerge', 0);
    """

  /// What is created after the last row of a first write, when one sort is cheaper than many
  /// insertions.
  static let indexes = """
    CREATE UNIQUE INDEX document_name ON document(topic, language);
    CREATE INDEX section_document ON section(document, ordinal);
    CREATE INDEX code_sample_section ON code_sample(section, ordinal);
    CREATE INDEX mention_entity ON mention(entity, section);
    """
}
