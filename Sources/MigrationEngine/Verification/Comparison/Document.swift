/// A JSON document as written: numbers keep their digits, and an object may have a key twice.
///
/// A verification needs both, and `JSON` keeps neither. This folder is compiled twice: here, and in the generated
/// package that runs the old and the new code. It depends only on Foundation and LegacyJSON.
indirect enum Document: Sendable, Hashable {
  case null
  case bool(Bool)
  /// The digits as they are written.
  case number(String)
  case string(String)
  case array([Document])
  case object([Member])

  struct Member: Sendable, Hashable {
    var key: String
    var value: Document

    init(_ key: String, _ value: Document) {
      self.key = key
      self.value = value
    }
  }

  /// The document's text, on one line.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text's bytes; a verification writes many thousand documents.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for byte in string.utf8 { bytes += escaped(byte) }
    } else {
      bytes += string.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""): return Array("\\\"".utf8)
    case UInt8(ascii: "\\"): return Array("\\\\".utf8)
    case UInt8(ascii: "\n"): return Array("\\n".utf8)
    case UInt8(ascii: "\r"): return Array("\\r".utf8)
    case UInt8(ascii: "\t"): return Array("\\t".utf8)
    case ..<0x20:
      let digits = String(byte, radix: 16)
      return Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    default: return [byte]
    }
  }
}
