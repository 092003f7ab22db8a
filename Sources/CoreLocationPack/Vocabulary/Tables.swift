/// The tables of the vocabulary, one for each part of the reference that they follow row by row.
///
/// An entry is a heading and `label text` lines; a line that begins with a space goes on with the
/// one before. Labels: `swift` declaration, `on` availability, `code` names that read the same in
/// both languages, `english` and `korean` renderings, `also.en`, `also.ko` and `never.ko` further
/// ones, `en` and `ko` summary, `note label | English | Korean`, `needs`, `reports`, `now`
/// (replacement) and `see` for relations, `from` for the rows and sources.
enum Tables {}
