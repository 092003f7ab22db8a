internal import LockbBase

/// A date as front matter writes it: `2024-05-06`, `2024-05-06T23:30:00-09:00`.
struct WrittenDate {
  /// What is written.
  let text: String
  /// The day as it is written, wherever that day was; counted from 1970.
  let day: Int
  /// The moment in seconds since 1970; nil unless a time and its zone are written.
  let seconds: Double?

  /// The day without the time.
  var dayText: String { String(text.prefix(10)) }

  /// Reads a date; nil where the text is none.
  init?(_ text: String) {
    let text = text.trimmingWhitespace
    let date = text.prefix(10)
    guard let parts = Self.numbers(date, lengths: [4, 2, 2], between: "-"),
      1...12 ~= parts[1], 1...31 ~= parts[2]
    else { return nil }
    let time = text[date.endIndex...]
    guard time.first.map({ " Tt".contains($0) }) ?? true else { return nil }
    let day = Self.days(parts[0], parts[1], parts[2])
    self.text = String(text)
    self.day = day
    seconds = Self.secondsOfDay(time.dropFirst().trimmingWhitespace)
      .map { Double(day) * 86_400 + $0 }
  }

  /// The seconds between the beginning of the day in Greenwich and a time with its zone.
  private static func secondsOfDay(_ time: Substring) -> Double? {
    guard let start = time.firstIndex(where: { "Zz+-".contains($0) }),
      let zone = zone(time[start...])
    else { return nil }
    let parts = time[..<start].trimmingWhitespace.split(separator: ":")
    guard 2...3 ~= parts.count, let hour = Int(parts[0]), let minute = Int(parts[1]),
      let second = parts.count == 3 ? Double(parts[2]) : 0
    else { return nil }
    return Double((hour * 60 + minute) * 60 - zone) + second
  }

  /// How many seconds a zone is before Greenwich: `Z`, `+09:00`, `-0930`, `+09`.
  private static func zone(_ text: Substring) -> Int? {
    if text.lowercased() == "z" { return 0 }
    let digits = text.dropFirst()
    let parts =
      numbers(digits, lengths: [2, 2], between: ":") ?? numbers(digits, lengths: [2], between: ":")
      ?? numbers(digits.prefix(2) + ":" + digits.dropFirst(2), lengths: [2, 2], between: ":")
    guard let parts else { return nil }
    let size = (parts[0] * 60 + (parts.count > 1 ? parts[1] : 0)) * 60
    return text.first == "-" ? -size : size
  }

  /// Numbers of so many digits each.
  private static func numbers(
    _ text: some StringProtocol, lengths: [Int], between separator: Character
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == lengths else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    return numbers.count == lengths.count ? numbers : nil
  }

  /// The days from 1970 to a date of the Gregorian calendar: years begin in March here, so that the
  /// day of a leap year is their last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
