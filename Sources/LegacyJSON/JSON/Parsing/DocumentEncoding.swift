import Foundation

/// The character encoding of a document, detected from its first bytes: a byte order mark, or the positions of the
/// zeros.
struct DocumentEncoding {
  private let encoding: String.Encoding
  private let markLength: Int

  /// Looks at a document as `JSONSerialization` does. A mark counts only where something follows it.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    (encoding, markLength) = Self.mark(of: bytes) ?? (Self.encoding(byZerosOf: bytes), 0)
  }

  /// Calls `body` with the document in UTF-8, without its mark.
  func withUTF8(
    of document: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(JSONParsingError) -> JSON
  ) throws(JSONParsingError) -> JSON {
    let content = UnsafeBufferPointer(rebasing: document[markLength...])
    if encoding == .utf8 { return try body(content) }
    guard var text = String(bytes: content, encoding: encoding) else {
      throw JSONParsingError(.unknownEncoding, at: 0, in: content)
    }
    let result = text.withUTF8 { utf8 in Result { () throws(JSONParsingError) in try body(utf8) } }
    return try result.get()
  }

  private static func mark(of bytes: UnsafeBufferPointer<UInt8>) -> (String.Encoding, Int)? {
    guard bytes.count >= 4 else { return nil }
    return switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xEF, 0xBB, 0xBF, _): (.utf8, 3)
    case (0x00, 0x00, 0xFE, 0xFF): (.utf32BigEndian, 4)
    case (0xFF, 0xFE, 0x00, 0x00): (.utf32LittleEndian, 4)
    case (0xFF, 0xFE, _, _): (.utf16LittleEndian, 2)
    case (0xFE, 0xFF, _, _): (.utf16BigEndian, 2)
    default: nil
    }
  }

  private static func encoding(byZerosOf bytes: UnsafeBufferPointer<UInt8>) -> String.Encoding {
    if bytes.count >= 4 {
      return switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
      case (0, 0, 0, _): .utf32BigEndian
      case (_, 0, 0, 0): .utf32LittleEndian
      case (0, _, 0, _): .utf16BigEndian
      case (_, 0, _, 0): .utf16LittleEndian
      default: .utf8
      }
    }
    guard bytes.count >= 2 else { return .utf8 }
    return bytes[0] == 0 ? .utf16BigEndian : bytes[1] == 0 ? .utf16LittleEndian : .utf8
  }
}
