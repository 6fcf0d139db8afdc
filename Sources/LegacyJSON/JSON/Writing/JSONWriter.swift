import Foundation

/// Writes a value as a document, byte for byte as `JSONSerialization` on Linux does.
///
/// It makes no Foundation objects on the way, and is not recursive: what ``JSONParser`` reads can be written on any stack.
struct JSONWriter {
  private let isPretty: Bool
  private let sortsKeys: Bool
  private let escapesSlashes: Bool

  private var output: [UInt8] = []
  /// The containers that are not closed yet, the outermost first.
  private var containers: [Container] = []

  /// An open container, with what is left of it.
  private enum Container {
    case array(IndexingIterator<[JSON]>)
    case dictionary(Dictionary<String, JSON>.Iterator)
    case sorted(IndexingIterator<[(key: String, value: JSON)]>)
  }

  /// Makes a writer.
  ///
  /// - Parameter options: Foundation's writing options.
  init(options: JSONSerialization.WritingOptions) {
    isPretty = options.contains(.prettyPrinted)
    sortsKeys = options.contains(.sortedKeys)
    escapesSlashes = !options.contains(.withoutEscapingSlashes)
  }

  /// Writes a value.
  ///
  /// - Parameter json: the value.
  /// - Returns: the document in UTF-8.
  /// - Throws: `invalidJSON` for what has no JSON form: NaN, infinity, a value of unknown type.
  mutating func write(_ json: JSON) throws(SwiftyJSONError) -> [UInt8] {
    try begin(json)
    var isFirst = true
    while let container = containers.popLast() {
      let depth = containers.count
      if let (key, value) = next(in: container) {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        startLine(depth: depth + 1)
        if let key {
          write(key)
          write(isPretty ? " : " as StaticString : ":")
        }
        try begin(value)
        isFirst = containers.count > depth + 1
      } else {
        if isFirst, isPretty { output.append(UInt8(ascii: "\n")) }
        startLine(depth: depth)
        if case .array = container { output.append(UInt8(ascii: "]")) } else { output.append(UInt8(ascii: "}")) }
        isFirst = false
      }
    }
    return output
  }

  /// Takes the next element or member, and puts the container back with the rest.
  private mutating func next(in container: Container) -> (key: String?, value: JSON)? {
    switch container {
    case .array(var elements):
      guard let element = elements.next() else { return nil }
      containers.append(.array(elements))
      return (nil, element)
    case .dictionary(var members):
      guard let member = members.next() else { return nil }
      containers.append(.dictionary(members))
      return (member.key, member.value)
    case .sorted(var members):
      guard let member = members.next() else { return nil }
      containers.append(.sorted(members))
      return (member.key, member.value)
    }
  }

  /// Writes a scalar, or opens a container.
  private mutating func begin(_ json: JSON) throws(SwiftyJSONError) {
    switch json.storage {
    case .null, .absent: write("null" as StaticString)
    case .unknown: throw .invalidJSON
    case .bool(let bool): write(bool ? "true" as StaticString : "false")
    case .number(let number): try write(number)
    case .string(let string): write(string)
    case .array(let elements, _):
      output.append(UInt8(ascii: "["))
      containers.append(.array(elements.makeIterator()))
    case .dictionary(let members):
      output.append(UInt8(ascii: "{"))
      containers.append(
        sortsKeys
          ? .sorted(members.dictionary.sorted { Self.isOrdered($0.key, $1.key) }.makeIterator())
          : .dictionary(members.dictionary.makeIterator()))
    }
  }

  /// Foundation's order: `a9` before `a10`, and `a` beside `A`.
  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    left.compare(right, options: [.numeric, .caseInsensitive, .forcedOrdering], locale: Locale(identifier: ""))
      == .orderedAscending
  }

  private mutating func startLine(depth: Int) {
    guard isPretty else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func write(_ text: StaticString) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func write(_ number: JSONNumber) throws(SwiftyJSONError) {
    if case .double(let value) = number, !value.isFinite { throw .invalidJSON }
    if case .float(let value) = number, !value.isFinite { throw .invalidJSON }
    let text = number.text
    output.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  private mutating func write(_ string: String) {
    output.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { bytes in
      var written = 0
      for (index, byte) in bytes.enumerated() {
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"),
          let escape = escape(byte)
        else { continue }
        output.append(contentsOf: bytes[written..<index])
        output.append(contentsOf: escape.utf8)
        written = index + 1
      }
      output.append(contentsOf: bytes[written...])
    }
    output.append(UInt8(ascii: "\""))
  }

  /// The escape sequence of a byte; nil when the byte is written as it is.
  private func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): #"\""#
    case UInt8(ascii: "\\"): #"\\"#
    case UInt8(ascii: "/"): escapesSlashes ? #"\/"# : nil
    case 0x08: #"\b"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0C: #"\f"#
    case 0x0D: #"\r"#
    default: #"\u"# + String(0x10000 + Int(byte), radix: 16).dropFirst()
    }
  }
}
