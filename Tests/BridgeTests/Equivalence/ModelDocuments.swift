import TestSupport

/// Makes documents for a model, of every kind of right and wrong.
struct ModelDocuments {
  var random: SeededGenerator
  let keys: [String]
  let suitable: [String: [String]]

  private static let numbers = [
    "0", "1", "-1", "7", "300", "-129", "1.0", "1.9", "-1.9", "0.5", "-0.5", "1e3", "1e30", "-1e19", "2147483648",
    "65536",
    "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616",
    "-9223372036854775808", "-9223372036854775809", "0.30000000000000004", "3.14159265358979323846",
    "123456789012345678901234567890", "-0.0", "1e300", "1e-300", "4.9e-324", "123456789012345678E3",
  ]
  private static let strings = [
    "", " ", "12", "12abc", " 12 ", "1e3", "1,234", "-5", "+5", "1.9", ".5", "abc", "NaN", "inf", "true", "YES", "y",
    "t", "0",
    "9223372036854775808", "19.99", "http://a.b/c#d", "http://a.b/%41", "http://a.b/c d", "red", "blue", "green", "é",
    "ダ😀",
    "1e200", "0x10", "2020-01-01", "\\n12", "\\u0000", "\\ud83d\\ude00",
  ]

  init(seed: UInt64, keys: [String], suitable: [String: [String]]) {
    random = SeededGenerator(seed: seed)
    self.keys = keys
    self.suitable = suitable
  }

  mutating func next() -> String {
    if random.chance(oneIn: 40) { return random.pick(["[]", "{}", "[1]", "[{}]"]) }
    var members = keys.compactMap { key in random.chance(oneIn: 5) ? nil : "\"\(key)\":\(value(for: key))" }
    // Equal keys, of which the last one counts, and one that nobody asks for.
    if random.chance(oneIn: 6), let first = members.first { members.append(first) }
    if random.chance(oneIn: 6) { members.append("\"\(random.pick(keys))\":\(value(depth: 0))") }
    members.append("\"unknown\":\(value(depth: 1))")
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func value(for key: String) -> String {
    guard let suitable = suitable[key], !random.chance(oneIn: 4) else { return value(depth: 0) }
    return random.pick(suitable)
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 8 : 14), using: &random) {
    case 0: "null"
    case 1: random.pick(["true", "false"])
    case 2...4: random.pick(Self.numbers)
    case 5...7: "\"\(random.pick(Self.strings))\""
    case 8...10: array(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func array(depth: Int) -> String {
    let count = Int.random(in: 0...4, using: &random)
    return "[\((0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ","))]"
  }

  /// Members that nested models ask for, and keys that are numbers.
  private mutating func object(depth: Int) -> String {
    let members = ["id", "title", "kind", "inner", "1", "-2", "x"].compactMap { key in
      random.chance(oneIn: 2) ? nil : "\"\(key)\":\(value(depth: depth + 1))"
    }
    return "{\(members.joined(separator: ","))}"
  }
}
