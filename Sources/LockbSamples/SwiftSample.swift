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
    let length = code.utf8.count
    var first: Fault?
    for text in readings(of: code) {
      for frame in frames {
        guard let fault = firstFault(in: frame.opening + text + frame.closing) else { return nil }
        if first == nil { first = Fault(offset: min(fault.offset, length), message: fault.message) }
      }
    }
    return first
  }

  /// The sample with what it leaves out filled in, in every way; the first is as long as it.
  private static func readings(of code: String) -> [String] {
    let bytes = Array(code.utf8)
    var readings: [String] = []
    for filling in [OmittedCode.Filling.name, .space] {
      let text = String(decoding: OmittedCode.filled(bytes, with: filling), as: UTF8.self)
      for reading in [text, BodilessTypes.completed(text)].compactMap(\.self)
      where !readings.contains(reading) {
        readings.append(reading)
      }
    }
    return readings
  }

  /// What a sample can be a part of; a whole file first, which gives the clearest message.
  private static let frames: [(opening: String, closing: String)] = [
    ("", "\n"), ("enum E {\n", "\n}\n"), ("func f() {\n", "\n}\n"),
    ("func f() { switch x {\n", "\n} }\n"), ("var x: Int {\n", "\n}\n"),
  ]

  private static func firstFault(in text: String) -> Fault? {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return nil }
    let faults = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { Fault(offset: $0.position.utf8Offset, message: $0.message) }
    return faults.min { $0.offset < $1.offset }
  }
}
