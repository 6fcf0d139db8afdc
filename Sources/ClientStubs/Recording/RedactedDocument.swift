import Foundation
import ModernClient

/// A JSON document whose secrets are replaced in place, by values of the same type.
///
/// All else stays as it is written: numbers keep their digits, and keys their order, which decide what a recording
/// proves.
struct RedactedDocument {
  /// The place in a document where it is no JSON.
  struct Problem: Error {
    /// The number of the line, from 1.
    let line: Int
  }

  /// Deeper documents are refused, so that no stack overflows.
  private static let depthLimit = 128

  private let redaction: Redaction
  private let input: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// Whether the names so far are secret. Most documents repeat theirs.
  private var secretNames: [String: Bool] = [:]

  /// Returns a document without its secrets. Nil if it is no JSON (RFC 8259).
  static func text(of document: String, by redaction: Redaction) -> String? {
    var redacted = RedactedDocument(document, redaction)
    guard (try? redacted.copyDocument()) != nil else { return nil }
    return String(decoding: redacted.output, as: UTF8.self)
  }

  /// Returns the place where a document is no JSON, or nil if it is one.
  static func problem(in document: String) -> Problem? {
    var redacted = RedactedDocument(document, .standard)
    do { try redacted.copyDocument() } catch { return error }
    return nil
  }

  private init(_ document: String, _ redaction: Redaction) {
    self.redaction = redaction
    input = Array(document.utf8)
  }

  private mutating func copyDocument() throws(Problem) {
    try copyValue(isSecret: false, depth: 0)
    copySpace()
    guard position == input.count else { throw problem }
  }

  private mutating func copyValue(isSecret: Bool, depth: Int) throws(Problem) {
    guard depth < Self.depthLimit else { throw problem }
    copySpace()
    switch next {
    case UInt8(ascii: "{"): try copyObject(isSecret: isSecret, depth: depth)
    case UInt8(ascii: "["):
      try copyList(until: "]") { redacted throws(Problem) in
        try redacted.copyValue(isSecret: isSecret, depth: depth + 1)
      }
    case UInt8(ascii: "\""):
      let (text, spelling) = try readString()
      let shown = isSecret ? redaction.replacement : redaction.text(inside: text)
      output += shown == text ? Array(spelling) : Self.spelling(of: shown)
    case UInt8(ascii: "t"): try copyWord("true", secretly: isSecret ? "false" : nil)
    case UInt8(ascii: "f"): try copyWord("false")
    case UInt8(ascii: "n"): try copyWord("null")
    default:
      let number = try readNumber()
      let isInteger = !number.contains { ".eE".utf8.contains($0) }
      output += isSecret ? Array((isInteger ? "0" : "0.0").utf8) : Array(number)
    }
  }

  private mutating func copyObject(isSecret: Bool, depth: Int) throws(Problem) {
    try copyList(until: "}") { redacted throws(Problem) in
      redacted.copySpace()
      guard redacted.next == UInt8(ascii: "\"") else { throw redacted.problem }
      let (name, spelling) = try redacted.readString()
      let hidesName = Redaction.holdsWebToken(name) || (isSecret && !Self.isName(name))
      redacted.output += hidesName ? Self.spelling(of: redacted.redaction.replacement) : Array(spelling)
      redacted.copySpace()
      try redacted.copy(":")
      try redacted.copyValue(isSecret: isSecret || redacted.isSecretName(name), depth: depth + 1)
    }
  }

  private mutating func isSecretName(_ name: String) -> Bool {
    if let known = secretNames[name] { return known }
    let isSecret = redaction.isSecret(name)
    secretNames[name] = isSecret
    return isSecret
  }

  /// Copies what is between brackets, with its commas.
  private mutating func copyList(
    until end: Unicode.Scalar, _ copyElement: (inout RedactedDocument) throws(Problem) -> Void
  ) throws(Problem) {
    copyByte()
    copySpace()
    guard next != UInt8(ascii: end) else { return copyByte() }
    while true {
      try copyElement(&self)
      copySpace()
      if next == UInt8(ascii: end) { return copyByte() }
      try copy(",")
    }
  }

  // MARK: Tokens

  /// Reads a string: what it says, and how it is spelled.
  private mutating func readString() throws(Problem) -> (text: String, spelling: ArraySlice<UInt8>) {
    let start = position
    position += 1
    var isPlain = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        position += 1
      }
      position += 1
    }
    guard position < input.count else { throw problem }
    position += 1
    let spelling = input[start..<position]
    guard !isPlain else { return (String(decoding: spelling.dropFirst().dropLast(), as: UTF8.self), spelling) }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(spelling)) else { throw problem }
    return (text, spelling)
  }

  private mutating func readNumber() throws(Problem) -> ArraySlice<UInt8> {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let startsWithZero = next == UInt8(ascii: "0")
    let digits = position
    try skipDigits()
    guard !startsWithZero || position == digits + 1 else { throw problem }
    if next == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    return input[start..<position]
  }

  private mutating func skipDigits() throws(Problem) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw problem }
  }

  private mutating func copyWord(_ word: String, secretly replacement: String? = nil) throws(Problem) {
    guard input[position...].starts(with: word.utf8) else { throw problem }
    position += word.utf8.count
    output += Array((replacement ?? word).utf8)
  }

  private mutating func copySpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { copyByte() }
  }

  private mutating func copy(_ character: Unicode.Scalar) throws(Problem) {
    guard next == UInt8(ascii: character) else { throw problem }
    copyByte()
  }

  private mutating func copyByte() {
    output.append(input[position])
    position += 1
  }

  private var next: UInt8? { position < input.count ? input[position] : nil }

  private var problem: Problem {
    Problem(line: input[..<min(position, input.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }

  /// Returns whether a key inside a secret is the name of a field, and not a secret itself.
  private static func isName(_ key: String) -> Bool {
    key.utf8.count <= 40 && key.utf8.allSatisfy { ($0 | 0x20).isLowercaseLetter || "_-".utf8.contains($0) }
  }

  private static func spelling(of text: String) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A text can always be encoded.
    return (try? encoder.encode(text)).map { Array($0) } ?? Array("\"\"".utf8)
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
