extension JSONParser {
  /// Reads a string, from its opening quote to behind its closing one.
  mutating func string() throws(JSONParsingError) -> String {
    position += 1
    let start = position
    var isASCII = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        let content = UnsafeBufferPointer(rebasing: bytes[start..<position])
        let text = try checked(content, isASCII: isASCII)
        position += 1
        return text
      case UInt8(ascii: "\\"): return try stringWithEscapes(from: start)
      case 0..<0x20: throw error(.controlCharacter(byte))
      case 0x80...: isASCII = false
      default: break
      }
      position += 1
    }
    throw error(.unexpectedEnd)
  }

  /// Reads on from the first escape of a string.
  private mutating func stringWithEscapes(from start: Int) throws(JSONParsingError) -> String {
    unescaped.removeAll(keepingCapacity: true)
    // What is between two escapes is taken as a whole.
    var runStart = start
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        unescaped.append(contentsOf: bytes[runStart..<position])
        let text = try unescaped.withUnsafeBufferPointer { content throws(JSONParsingError) in
          try checked(content, isASCII: false)
        }
        position += 1
        return text
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: bytes[runStart..<position])
        try escape()
        runStart = position
      case 0..<0x20:
        throw error(.controlCharacter(byte))
      default:
        position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  /// The text of bytes that must be valid UTF-8. Decoding repairs what is not, so what comes out would differ.
  private func checked(
    _ content: UnsafeBufferPointer<UInt8>, isASCII: Bool
  ) throws(JSONParsingError) -> String {
    var text = String(decoding: content, as: UTF8.self)
    let isValid = isASCII || text.withUTF8 { $0.count == content.count && $0.elementsEqual(content) }
    guard isValid else { throw error(.invalidUTF8) }
    return text
  }

  /// Reads an escape, from its backslash, and appends what it stands for.
  private mutating func escape() throws(JSONParsingError) {
    position += 1
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error(.invalidEscape)
    }
    position += 1
  }

  /// Reads an escape of a code unit, and behind a high surrogate the low one that must follow.
  private mutating func unicodeEscape() throws(JSONParsingError) {
    var value = try codeUnit()
    if value & 0xFC00 == 0xD800 {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      else { throw error(.loneSurrogate) }
      position += 1
      let low = try codeUnit()
      guard low & 0xFC00 == 0xDC00 else { throw error(.loneSurrogate) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw error(.loneSurrogate) }
    unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Reads a `u` and the four hexadecimal digits behind it.
  private mutating func codeUnit() throws(JSONParsingError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      position += 1
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
      default: throw error(.invalidEscape)
      }
    }
    position += 1
    return value
  }
}
