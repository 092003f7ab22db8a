internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A piece of Swift as documents show it: a file, or a part of one that stands for itself.
public enum SwiftSample {
  /// Why a sample is no Swift.
  public struct Fault: Hashable, Sendable {
    /// The byte of the sample at which the parser stops understanding.
    public var offset: Int
    /// What the parser says, in English.
    public var message: String
  }

  /// The first fault of a sample; nil where it can be read as a file or as what stands inside a
  /// type, a function or a `switch`. `…`, a lone `...` and `<#name#>` stand for code left out.
  public static func fault(in code: String) -> Fault? {
    var furthest: Fault?
    for reading in readings(of: code) {
      let isWhole = frames.contains { frame in
        !Parser.parse(source: frame.opening + reading.text + frame.closing).hasError
      }
      if isWhole { return nil }
      // Of several ways to read it as a file, the one that the parser follows furthest.
      if var fault = firstFault(in: reading.text + "\n") {
        fault.offset = min(reading.offset(inSample: fault.offset), code.utf8.count)
        if fault.offset > furthest?.offset ?? -1 { furthest = fault }
      }
    }
    return furthest
  }

  /// The sample with what it leaves out filled in, in every way.
  private static func readings(of code: String) -> [BodilessTypes.Completion] {
    let bytes = Array(code.utf8)
    var readings: [BodilessTypes.Completion] = []
    for filling in [OmittedCode.Filling.name, .space] {
      let text = String(decoding: OmittedCode.filled(bytes, with: filling), as: UTF8.self)
      let completed = BodilessTypes.completed(text)
      for reading in [BodilessTypes.Completion(text: text), completed]
      where !readings.contains(where: { $0.text == reading.text }) {
        readings.append(reading)
      }
    }
    return readings
  }

  /// What a sample can be a part of.
  private static let frames: [(opening: String, closing: String)] = [
    ("", "\n"), ("enum E {\n", "\n}\n"), ("func f() {\n", "\n}\n"),
    ("func f() { switch x {\n", "\n} }\n"), ("var x: Int {\n", "\n}\n"),
  ]

  private static func firstFault(in text: String) -> Fault? {
    ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: text))
      .filter { $0.diagMessage.severity == .error }
      .map { Fault(offset: $0.position.utf8Offset, message: $0.message) }
      .min { $0.offset < $1.offset }
  }
}
