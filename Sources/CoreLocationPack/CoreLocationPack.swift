internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge
public import LockbPack

/// Core Location authorization: its symbols, keys, platforms, services and terms.
public enum CoreLocationPack {
  /// The pack.
  public static let pack = KnowledgePack(
    id: "core-location",
    name: Localized(en: "Core Location", ko: "Core Location"),
    machine: .coreLocation,
    claims: ClaimKnowledge(
      grammar: ClaimGrammar(
        lexicon: ClaimWords.table, frames: ClaimFrames.table, cellFrames: ClaimFrames.cells,
        mentionFrames: ClaimFrames.mentions + "\n" + ClaimFrames.facts,
        nowhereFrames: ClaimFrames.nowhere,
        cellSentences: ClaimFrames.cellSentences + "\n" + ClaimFrames.cellTitles,
        properties: ClaimProperties.table,
        levels: ["level/whenInUse", "level/always"], signs: ClaimWords.signs,
        hints: ClaimWords.hints),
      judge: { ClaimJudge.judge($0) }),
    vocabulary: .coreLocation)
}
