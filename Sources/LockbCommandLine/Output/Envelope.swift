internal import LockbBase

/// The object around every answer and every error in JSON.
enum Envelope {
  /// Raised when a key changes its meaning; new keys do not raise it.
  static let schemaVersion = 1

  /// An answer.
  static func success(_ command: String, _ members: [JSONMember]) -> JSONValue {
    .object(head(command, ok: true) + members)
  }

  /// An error.
  static func failure(_ command: String, _ failure: CommandFailure) -> JSONValue {
    let error = JSONValue.members([
      "code": .string(failure.code),
      "message": .string(failure.message),
      "hint": .string(failure.hint),
    ])
    return .object(head(command, ok: false) + [JSONMember(name: "error", value: error)])
  }

  private static func head(_ command: String, ok: Bool) -> [JSONMember] {
    [
      JSONMember(name: "schemaVersion", value: .integer(schemaVersion)),
      JSONMember(name: "command", value: .string(command)),
      JSONMember(name: "ok", value: .bool(ok)),
    ]
  }
}

extension JSONValue {
  /// Everything on one line, as one result among many stands.
  var compactLine: String {
    var bytes: [UInt8] = []
    writeCompactly(to: &bytes)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
  }
}
