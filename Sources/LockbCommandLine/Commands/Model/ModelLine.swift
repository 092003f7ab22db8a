internal import LockbBase
internal import LockbPack

/// Reads one request in JSON and runs it.
struct ModelLine: Sendable {
  let machine: ReferenceMachine
  let messages: Messages

  /// The steps of the request that the bytes hold.
  func run(_ bytes: some Collection<UInt8>) throws(CommandFailure) -> [ReferenceStep] {
    let value: JSONValue
    do throws(JSONParser.Failure) {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw messages.badJSON(error)
    }
    switch machine.run(try request(value)) {
    case .success(let steps): return steps
    case .failure(let failure): throw messages.failure(failure, fromArguments: false)
    }
  }

  private func request(_ value: JSONValue) throws(CommandFailure) -> ReferenceRequest {
    let members = try object(value, "", knows: ["context", "events"])
    let context = try object(
      members["context"], "context", knows: ["platform", "version", "keys", "flags"])
    var request = ReferenceRequest(
      platform: try text(context["platform"], "context.platform"),
      version: try version(context["version"]),
      events: try texts(members["events"], "events"))
    if let keys = context["keys"], keys != .null { request.keys = try texts(keys, "context.keys") }
    if let flags = context["flags"], flags != .null {
      guard case .object(let list) = flags else { throw messages.wrongType("context.flags") }
      for flag in list { request.flags[flag.name] = try self.flag(flag.value, flag.name) }
    }
    return request
  }

  private func object(
    _ value: JSONValue?, _ path: String, knows names: [String]
  ) throws(CommandFailure) -> [String: JSONValue] {
    guard let value else { throw messages.missingMember(path) }
    guard case .object(let members) = value else { throw messages.wrongType(path) }
    var byName: [String: JSONValue] = [:]
    for member in members {
      guard names.contains(member.name) else { throw messages.unknownMember(member.name, names) }
      byName[member.name] = member.value
    }
    return byName
  }

  private func text(_ value: JSONValue?, _ path: String) throws(CommandFailure) -> String {
    guard let value else { throw messages.missingMember(path) }
    guard case .string(let text) = value else { throw messages.wrongType(path) }
    return text
  }

  /// A version is text; a whole number cannot be misread either, unlike 13.10.
  private func version(_ value: JSONValue?) throws(CommandFailure) -> String {
    if case .integer(let number)? = value { return String(number) }
    return try text(value, "context.version")
  }

  private func texts(_ value: JSONValue?, _ path: String) throws(CommandFailure) -> [String] {
    guard let value else { throw messages.missingMember(path) }
    guard case .array(let values) = value else { throw messages.wrongType(path) }
    var texts: [String] = []
    texts.reserveCapacity(values.count)
    for (index, value) in values.enumerated() { texts.append(try text(value, "\(path)[\(index)]")) }
    return texts
  }

  private func flag(
    _ value: JSONValue, _ name: String
  ) throws(CommandFailure) -> ReferenceRequest.Flag {
    switch value {
    case .bool(let value): return .bool(value)
    case .integer(let value): return .number(Double(value))
    case .number(let value): return .number(value)
    case .string(let value): return .text(value)
    case .null, .array, .object: throw messages.wrongType("context.flags.\(name)")
    }
  }
}
