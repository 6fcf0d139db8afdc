import Foundation

/// Makes JSON documents that leave nothing out which JSON can have, and damages them.
public struct DocumentGenerator: Sendable {
  public var random: SeededGenerator

  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A well-formed document, apart from numbers out of range, lone surrogates and commas at the end.
  public mutating func document() -> String {
    random.chance(oneIn: 20) ? value(depth: 0) : container(depth: 0)
  }

  /// The document in one of the encodings that JSON may have, with or without a byte order mark.
  public mutating func encoded(_ document: String) -> Data {
    guard random.chance(oneIn: 8) else { return Data(document.utf8) }
    let marked = random.chance(oneIn: 2) ? "\u{FEFF}" + document : document
    return marked.data(using: random.pick(Self.encodings)) ?? Data(document.utf8)
  }

  /// The bytes with one to four of: a byte changed, put in or taken out, a piece doubled, moved or cut off.
  public mutating func damaged(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.insert(random.pick(Array("\"\\{}[],:-+.eE0189 \n\t/u\u{0}\u{1F}".utf8)), at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 5: bytes.append(contentsOf: bytes[place..<end])
      default: bytes.removeSubrange(place...)
      }
    }
    return Data(bytes)
  }

  /// What old servers put in quotes: a number, or something that begins like one, or nothing of the kind.
  public mutating func numericString() -> String {
    let start = random.pick(["", "", "", " ", "\n ", "+", "\u{A0}", ".", "a"])
    return start + number() + random.pick(["", "", "", " ", "abc", ",5", ".", "e", "-1", "ダ"])
  }

  /// Bytes that need not be a document at all.
  public mutating func bytes() -> Data {
    let count = Int.random(in: 0...64, using: &random)
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }
}

extension DocumentGenerator {
  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 7 : 10), using: &random) {
    case 0: random.pick(["null", "true", "false"])
    case 1...3: number()
    case 4...6: string()
    default: container(depth: depth)
    }
  }

  private mutating func container(depth: Int) -> String {
    let count = random.pick([0, 1, 2, 3, 5])
    let isObject = random.chance(oneIn: 2)
    var text = isObject ? "{" : "["
    for index in 0..<count {
      if index > 0 { text += "," }
      if isObject { text += space() + key() + space() + ":" }
      text += space() + value(depth: depth + 1) + space()
    }
    if random.chance(oneIn: 30) { text += "," }
    return text + space() + (isObject ? "}" : "]")
  }

  /// Few enough keys that some come twice.
  private mutating func key() -> String {
    random.chance(oneIn: 4) ? string() : "\"\(random.pick(["a", "b", "id", "name", "é", "e\u{301}", ""]))\""
  }

  private mutating func space() -> String {
    random.chance(oneIn: 4) ? random.pick([" ", "\n", "\t", "\r\n", "  "]) : ""
  }

  private mutating func number() -> String {
    if random.chance(oneIn: 4) { return random.pick(Self.edgeNumbers) }
    var text = random.chance(oneIn: 4) ? "-" : ""
    text += random.chance(oneIn: 6) ? "0" : String(Int.random(in: 1...9, using: &random)) + digits(atMost: 22)
    if random.chance(oneIn: 3) { text += "." + String(Int.random(in: 0...9, using: &random)) + digits(atMost: 22) }
    if random.chance(oneIn: 4) {
      text += random.pick(["e", "E", "e+", "e-", "E+", "E-"]) + String(Int.random(in: 0...9, using: &random))
      text += digits(atMost: 3)
    }
    return text
  }

  /// Mostly few.
  private mutating func digits(atMost limit: Int) -> String {
    let count =
      random.chance(oneIn: 3) ? Int.random(in: 0...limit, using: &random) : Int.random(in: 0...3, using: &random)
    return String((0..<min(count, limit)).map { _ in random.pick(Array("0123456789")) })
  }

  private mutating func string() -> String {
    let count = random.pick([0, 1, 3, 8, 15, 16, 40])
    return "\"" + (0..<count).map { _ in random.pick(Self.characters) }.joined() + "\""
  }

  private static let encodings: [String.Encoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .utf16,
  ]

  private static let edgeNumbers = [
    "0", "-0", "-0.0", "0e0", "1.0", "1e2", "1E2", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e308", "1e400",
    "-1e400", "1e-400", "4.9e-324", "2.2250738585072011e-308", "0.30000000000000004", "3.14159265358979323846",
    "123456789012345678901234567890", "1234567890123456789012345678901234567890123456789", "1e127", "1e128", "1e-128",
    "1.234567890123456789e-99999999999999999999", "1e99999999999999999999", "12345678901234567890.5", "-1e-7", "1e22",
    "1e23",
  ]

  private static let characters = [
    "a", "b", "Z", "0", " ", "/", "~", "é", "e\u{301}", "ダ", "😀", "\u{7F}", "\u{2028}",
    #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\r"#, #"\t"#, #"\u00e9"#, #"\u0000"#, #"\uD83D\uDE00"#,
    #"\ud800"#, #"\uDC00"#,
    #"\uFEFF"#, #"\uFFFF"#,
  ]
}
