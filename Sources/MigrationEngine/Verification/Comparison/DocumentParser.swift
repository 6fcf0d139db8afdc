import Foundation

extension Document {
  /// Parses a document.
  ///
  /// - Returns: nil when the bytes are not one JSON document, or nest deeper than 500 levels.
  init?(parsing data: Data) {
    var parser = DocumentParser(bytes: Array(data))
    guard let document = parser.document() else { return nil }
    self = document
  }
}

/// A parser for documents that LegacyJSON has already read. It is strict, and gives no reason for a failure.
private struct DocumentParser {
  let bytes: [UInt8]
  var position = 0

  mutating func document() -> Document? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    guard let value = value(depth: 0) else { return nil }
    skipBlanks()
    return position == bytes.count ? value : nil
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func value(depth: Int) -> Document? {
    skipBlanks()
    guard position < bytes.count, depth < 500 else { return nil }
    switch Character(UnicodeScalar(bytes[position])) {
    case "{": return object(depth: depth)
    case "[": return array(depth: depth)
    case "\"": return string().map(Document.string)
    case "t": return take(word: "true") ? .bool(true) : nil
    case "f": return take(word: "false") ? .bool(false) : nil
    case "n": return take(word: "null") ? .null : nil
    default: return number()
    }
  }

  private mutating func number() -> Document? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(digits) == nil ? nil : .number(digits)
  }

  private mutating func array(depth: Int) -> Document? {
    position += 1
    var elements: [Document] = []
    if take("]") { return .array([]) }
    while let element = value(depth: depth + 1) {
      elements.append(element)
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func object(depth: Int) -> Document? {
    position += 1
    var members: [Document.Member] = []
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = string(), take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      members.append(Document.Member(key, value))
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  /// Foundation decodes the escapes; here only the end is looked for.
  private mutating func string() -> String? {
    let start = position
    position += 1
    var hasEscapes = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else { return nil }
    position += 1
    if !hasEscapes { return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self) }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
  }
}
