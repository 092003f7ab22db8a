public import Foundation

/// A JSON Schema, as far as lockb's own schemas use the language: types, properties, required
/// names, enumerations, constants, items, references, `anyOf`, patterns and bounds. A keyword it
/// does not know is a failure, so that no rule is silently left out.
public struct JSONSchema {
  private let root: [String: Any]
  private let documents: [String: [String: Any]]

  /// A schema and the other schemas that its references may name, by file name.
  public init(_ data: Data, others: [String: Data] = [:]) throws {
    root = try Self.object(data)
    documents = try others.mapValues(Self.object)
  }

  /// What is wrong with a value, each with its place; empty where it is valid.
  public func problems(in data: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    var problems: [String] = []
    check(value, root, document: root, at: "$", &problems)
    return problems
  }

  private static func object(_ data: Data) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: data)
    guard let object = value as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
    return object
  }

  private func check(
    _ value: Any, _ schema: [String: Any], document: [String: Any], at place: String,
    _ problems: inout [String]
  ) {
    for (keyword, rule) in schema.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case "$schema", "$id", "$defs", "title", "description": continue
      case "$ref":
        guard let (target, home) = resolve(rule as? String ?? "", in: document) else {
          problems.append("\(place): the schema refers to \(rule), which is not there")
          continue
        }
        check(value, target, document: home, at: place, &problems)
      case "anyOf": checkAny(value, rule, document: document, at: place, &problems)
      case "type":
        let types = rule as? [String] ?? [rule as? String ?? ""]
        if !types.contains(where: { Self.matches(value, $0) }) {
          problems.append(
            "\(place): \(Self.name(of: value)) is not \(types.joined(separator: "|"))")
        }
      case "properties", "required", "additionalProperties":
        continue
      default: checkValue(value, keyword, rule, schema, document, place, &problems)
      }
    }
    checkObject(value, schema, document: document, at: place, &problems)
  }

  private func checkAny(
    _ value: Any, _ rule: Any, document: [String: Any], at place: String,
    _ problems: inout [String]
  ) {
    let failures = (rule as? [[String: Any]] ?? []).map { option in
      var found: [String] = []
      check(value, option, document: document, at: place, &found)
      return found
    }
    if !failures.contains(where: \.isEmpty) {
      problems.append("\(place): fits none of \(failures.count) alternatives: \(failures)")
    }
  }

  private func checkValue(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any],
    _ document: [String: Any], _ place: String, _ problems: inout [String]
  ) {
    switch keyword {
    case "enum":
      if !(rule as? [AnyHashable] ?? []).contains(where: { $0 == value as? AnyHashable }) {
        problems.append("\(place): \(value) is not one of \(rule)")
      }
    case "const":
      if rule as? AnyHashable != value as? AnyHashable {
        problems.append("\(place): \(value) is not \(rule)")
      }
    case "items":
      for (index, element) in (value as? [Any] ?? []).enumerated() {
        check(
          element, rule as? [String: Any] ?? [:], document: document, at: "\(place)[\(index)]",
          &problems)
      }
    case "minimum":
      if let number = value as? Double, let bound = rule as? Double, number < bound {
        problems.append("\(place): \(number) is below \(bound)")
      }
    case "minLength":
      if let text = value as? String, let bound = rule as? Int, text.count < bound {
        problems.append("\(place): “\(text)” is shorter than \(bound)")
      }
    case "pattern":
      if let text = value as? String, let pattern = rule as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        problems.append("\(place): “\(text)” does not match \(pattern)")
      }
    default: problems.append("\(place): the schema uses “\(keyword)”, which nobody checks")
    }
  }

  private func checkObject(
    _ value: Any, _ schema: [String: Any], document: [String: Any], at place: String,
    _ problems: inout [String]
  ) {
    guard let object = value as? [String: Any] else { return }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      problems.append("\(place): “\(name)” is missing")
    }
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      if let rule = properties[name] ?? schema["additionalProperties"] as? [String: Any] {
        check(member, rule, document: document, at: "\(place).\(name)", &problems)
      } else if schema["additionalProperties"] as? Bool == false {
        problems.append("\(place): “\(name)” is not allowed")
      }
    }
  }

  /// `#/$defs/name` in the same file, `file.json#/$defs/name` in another one.
  private func resolve(_ reference: String, in document: [String: Any])
    -> ([String: Any], home: [String: Any])?
  {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, let home = file.isEmpty ? document : documents[String(file)]
    else { return nil }
    guard parts.count == 2 else { return (home, home) }
    var target: Any? = home
    for step in parts[1].split(separator: "/") {
      target = (target as? [String: Any])?[String(step)]
    }
    return (target as? [String: Any]).map { ($0, home) }
  }

  private static func matches(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "integer":
      (value as? NSNumber).map { !isBool($0) && $0.doubleValue == $0.doubleValue.rounded() }
        ?? false
    case "number": (value as? NSNumber).map { !isBool($0) } ?? false
    default: name(of: value) == type
    }
  }

  private static func name(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case let number as NSNumber: isBool(number) ? "boolean" : "number"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    default: "unknown"
    }
  }

  private static func isBool(_ number: NSNumber) -> Bool {
    // A truth value is the only number that JSON makes with this type.
    String(cString: number.objCType) == "c"
  }
}
