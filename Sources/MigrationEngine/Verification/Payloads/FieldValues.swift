import Foundation

/// The values to use where the old code reads one.
struct FieldValues {
  /// Texts and numbers that the code itself compares with.
  let strings: [String]
  let numbers: [String]
  /// A time in each format that the code spells out, then in the usual ones.
  let dates: [String]
  /// Every single value that a field is given while the others are valid.
  let all: [Document]
  /// Whether values that the code may not know are left out: times in other formats, other texts than it compares with.
  var isStrict = false

  init(strings: [String], numbers: [String]) {
    self.strings = strings
    self.numbers = numbers
    dates = strings.filter(Self.isFormat).map(Self.time(inFormat:)) + Self.dates
    all = Self.all(strings, numbers, dates)
  }

  /// Whether a text is the format of a time.
  static func isFormat(_ text: String) -> Bool { text.contains("yy") || text.contains("HH") }

  private static func time(inFormat format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    return formatter.string(from: Date(timeIntervalSince1970: 1_457_968_166.535))
  }

  /// A class of values, for the coverage of pairs.
  enum Fault: Int, CaseIterable {
    case valid, otherValid, absent, null, numericString, junkString, fraction, overflow, negative, bool, empty, array,
      object, nested
  }

  static let numericStrings = ["12", "0", "-5", "1.9", "1e3", " 12 ", "007", "+3", "9223372036854775808", "1.5e-3"]
  static let junkStrings = [
    "12abc", "abc", "1,234", "0x10", "NaN", "inf", "true", "false", "yes", "Y", "t", "no", "1 2", "é", "e\u{301}",
    "你好", "😀🏳️‍🌈", "\u{0}", "null", "\"quoted\" \\ line\nbreak", "١٢",
  ]
  static let links = [
    "http://example.com/a b#c", "https://example.com/%20x?q=ü", "/relative", "http://[", "mailto:a@b.c",
  ]
  static let dates = [
    "2016-03-14T15:09:26Z", "2016-03-14T15:09:26.535Z", "2016-03-14T15:09:26+0900", "2016-03-14 15:09:26", "2016-03-14",
    "03/14/2016", "15:09", "Mon Mar 14 15:09:26 +0000 2016", "Mon, 14 Mar 2016 15:09:26 GMT", "1457968166",
    "2016-02-30", "/Date(1457968166000)/",
  ]
  static let fractions = ["1.5", "0.1", "1.0", "-0.0", "2.999999999999999999", "1e-7", "1.7976931348623157e308", "0.5"]
  static let overflows = [
    "128", "300", "-129", "65536", "2147483648", "-2147483649", "4294967296", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "18446744073709551616", "1e19", "1e308", "123456789012345678901234567890",
  ]
  static let negatives = ["-1", "-5", "-128", "-1.5", "-9223372036854775808"]
  static let plain = ["0", "1", "2", "7", "42", "1000", "1457968166", "1e2"]

  private static func all(_ strings: [String], _ numbers: [String], _ dates: [String]) -> [Document] {
    let texts =
      [""] + numericStrings + junkStrings + links + dates + strings
      + [String(repeating: "long ", count: 200)]
    let digits = plain + fractions + overflows + negatives + numbers
    return [.null, .bool(true), .bool(false)] + texts.map(Document.string) + digits.map(Document.number)
      + [
        .array([]), .object([]), .array([.null]), .array([.number("1")]), .array([.string("a")]),
        .array([.string("a"), .number("1"), .null, .bool(true), .object([]), .array([]), .number("1.5"), .string("2")]),
        .array([.object([])]), .array([.array([.number("1")])]), .object([.init("a", .number("1"))]),
        .object([.init("a", .null), .init("b", .object([]))]),
        .array(Array(repeating: .number("3"), count: 50)),
      ]
  }

  /// A value that the accessors take.
  func valid(_ shape: ReadShape, using random: inout some RandomNumberGenerator) -> Document {
    if !shape.expected.isEmpty, isStrict || Int.random(in: 0..<4, using: &random) > 0,
      let value = shape.expected.sorted().randomElement(using: &random)
    {
      let isNumber = Int(value) != nil && !shape.accessors.contains { $0.lowercased().contains("string") }
      return isNumber ? .number(value) : .string(value)
    }
    let accessors = shape.accessors.map { $0.hasSuffix("Value") ? String($0.dropLast("Value".count)) : $0 }
    guard let accessor = accessors.sorted().randomElement(using: &random) else {
      let known = strings.map(Document.string) + numbers.map(Document.number)
      return ([.string("text"), .number("3"), .bool(true)] + known).randomElement(using: &random) ?? .null
    }
    func number(_ values: [String]) -> Document {
      .number((values + numbers.filter { !$0.contains(".") }).randomElement(using: &random) ?? "1")
    }
    switch accessor {
    case "bool": return .bool(Bool.random(using: &random))
    case "string":
      if isTime(shape), isStrict || Int.random(in: 0..<4, using: &random) > 0 { return time(using: &random) }
      if Self.isLink(shape) { return Self.link(using: &random) }
      return .string((["text", "name", "x y", "ü"] + strings).randomElement(using: &random) ?? "")
    case "url", "URL": return Self.link(using: &random)
    case "double", "float", "number": return number(["1", "2.5", "0.25", "100", "1457968166"])
    case "array", "arrayObject": return .array([.string("a"), .string("b")])
    case "dictionary", "dictionaryObject": return .object([.init("a", .string("b"))])
    case "int", "int8", "int16", "int32", "int64", "uInt", "uInt8", "uInt16", "uInt32", "uInt64":
      return number(["1", "2", "7", "42", "100", "0"])
    default:
      if isTime(shape) { return time(using: &random) }
      return .string((["text", "7"] + strings).randomElement(using: &random) ?? "")
    }
  }

  /// Whether a value is a time, as far as the name of its reader or its key tells.
  private func isTime(_ shape: ReadShape) -> Bool {
    shape.isTime || shape.key.hasSuffix("At") || shape.key.hasSuffix("_at")
      || (shape.accessors + [shape.key]).contains {
        $0.lowercased().contains("date") || $0.lowercased().contains("time")
      }
  }

  private static func isLink(_ shape: ReadShape) -> Bool {
    ["url", "uri", "link", "href"].contains { shape.key.lowercased().contains($0) }
  }

  private static func link(using random: inout some RandomNumberGenerator) -> Document {
    .string(["http://example.com/a", "https://example.com/b?c=d"].randomElement(using: &random) ?? "")
  }

  /// Mostly in a format of the code's own.
  private func time(using random: inout some RandomNumberGenerator) -> Document {
    let own = dates.dropLast(Self.dates.count)
    let candidates = own.isEmpty || !isStrict && Int.random(in: 0..<4, using: &random) == 0 ? dates[...] : own
    return .string(candidates.randomElement(using: &random) ?? "")
  }

  /// A value of a class of faults; nil leaves the field out.
  func value(_ fault: Fault, valid: Document, using random: inout some RandomNumberGenerator) -> Document? {
    func text(_ values: [String]) -> Document { .string(values.randomElement(using: &random) ?? "") }
    func number(_ values: [String]) -> Document { .number(values.randomElement(using: &random) ?? "0") }
    switch fault {
    case .valid, .otherValid, .nested: return valid
    case .absent: return nil
    case .null: return .null
    case .numericString: return text(Self.numericStrings)
    case .junkString: return text(Self.junkStrings + Self.links + dates + strings)
    case .fraction: return number(Self.fractions)
    case .overflow: return number(Self.overflows)
    case .negative: return number(Self.negatives + numbers)
    case .bool: return .bool(Bool.random(using: &random))
    case .empty: return [.string(""), .array([]), .object([])].randomElement(using: &random)
    case .array: return .array([valid, .null, .number("1"), .string("a"), .object([])])
    case .object: return .object([.init("a", valid)])
    }
  }
}
