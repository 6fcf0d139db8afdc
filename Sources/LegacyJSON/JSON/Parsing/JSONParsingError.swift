import Foundation

/// The reason why a document is not valid JSON, and its position.
struct JSONParsingError: Error, Equatable {
  enum Reason: Equatable {
    case unexpectedByte(UInt8)
    case unexpectedEnd
    case controlCharacter(UInt8)
    case invalidEscape
    case loneSurrogate
    case invalidUTF8
    case leadingZero
    case numberOutOfRange
    case tooDeep
    case fragment
    case unknownEncoding
  }

  let reason: Reason
  /// From one on; the column counts bytes.
  let line: Int
  let column: Int

  init(_ reason: Reason, at position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.reason = reason
    let read = bytes.prefix(position)
    line = read.count { $0 == UInt8(ascii: "\n") } + 1
    column = position - (read.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
  }

  /// The error as `JSONSerialization` gives it: the domain and code are its own, the text is ours.
  var cocoaError: CocoaError {
    let text = "\(reason.text), in line \(line), column \(column)."
    return CocoaError(
      .propertyListReadCorrupt,
      userInfo: [NSDebugDescriptionErrorKey: text, NSLocalizedDescriptionKey: "The document is not JSON: \(text)"]
    )
  }
}

extension JSONParsingError.Reason {
  fileprivate var text: String {
    switch self {
    case .unexpectedByte(let byte) where 0x20..<0x7F ~= byte: "unexpected “\(Character(Unicode.Scalar(byte)))”"
    case .unexpectedByte(let byte): "unexpected byte 0x\(String(byte, radix: 16))"
    case .unexpectedEnd: "unexpected end"
    case .controlCharacter(let byte): "control character 0x\(String(byte, radix: 16)) in a string"
    case .invalidEscape: "invalid escape"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidUTF8: "invalid UTF-8"
    case .leadingZero: "a number with a leading zero"
    case .numberOutOfRange: "a number that is out of range"
    case .tooDeep: "more than \(JSONParser.maximumDepth) arrays and objects in one another"
    case .fragment: "neither an array nor an object"
    case .unknownEncoding: "text in no encoding that JSON can have"
    }
  }
}
