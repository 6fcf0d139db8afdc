/// Reads a document from its UTF-8 bytes, once, into the values that a `JSON` keeps.
///
/// It takes and refuses what `JSONSerialization` on Linux does, and gives the same values: commas before a closing
/// bracket are fine, 512 containers may nest, lone surrogates and numbers beyond a `Double` are errors, and of equal keys
/// the last one counts. It is not recursive, so the nesting of a document says nothing about the stack.
struct JSONParser {
  /// As `JSONSerialization` has it, on every platform.
  static let maximumDepth = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  /// The bytes of a string with escapes, kept so that not every such string allocates.
  var unescaped: [UInt8] = []

  private var containers: [Container] = []
  /// The elements and member values of all open containers, the outermost first.
  private var values: [JSON] = []
  /// The keys of all open objects; the innermost may be one ahead of its values.
  private var keys: [String] = []

  /// An array or object that is not closed yet.
  private struct Container {
    let closing: UInt8
    let firstValue: Int
    let firstKey: Int
  }

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the whole document.
  ///
  /// - Returns: Its value, which may be a lone scalar.
  /// - Throws: Why it is none, and where.
  mutating func parse() throws(JSONParsingError) -> JSON {
    while true {
      guard var value = try scalarOrEmptyContainer() else { continue }
      while let container = containers.last {
        values.append(value)
        guard try endsAfterValue(container) else { break }
        value = close(container)
      }
      if containers.isEmpty {
        guard nextByte() == nil else { throw unexpected() }
        return value
      }
    }
  }

  /// The value that begins here, or nil when it is a container with something inside, which is open from now on.
  private mutating func scalarOrEmptyContainer() throws(JSONParsingError) -> JSON? {
    guard let byte = nextByte() else { throw error(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "\""):
      return JSON(storage: .string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSON(storage: .number(try number()))
    case UInt8(ascii: "{"):
      try open(closing: UInt8(ascii: "}"))
      guard nextByte() == UInt8(ascii: "}") else {
        try key()
        return nil
      }
    case UInt8(ascii: "["):
      try open(closing: UInt8(ascii: "]"))
      guard nextByte() == UInt8(ascii: "]") else { return nil }
    case UInt8(ascii: "t"):
      try literal("true")
      return JSON(storage: .bool(true))
    case UInt8(ascii: "f"):
      try literal("false")
      return JSON(storage: .bool(false))
    case UInt8(ascii: "n"):
      try literal("null")
      return JSON(storage: .null)
    default:
      throw unexpected()
    }
    position += 1
    return containers.popLast().map(empty)
  }

  private mutating func open(closing: UInt8) throws(JSONParsingError) {
    guard containers.count < Self.maximumDepth else { throw error(.tooDeep) }
    position += 1
    containers.append(Container(closing: closing, firstValue: values.count, firstKey: keys.count))
  }

  private func empty(_ container: Container) -> JSON {
    JSON(storage: container.closing == UInt8(ascii: "]") ? .array([]) : .dictionary([:]))
  }

  /// Reads on behind a value: whether its container ends there, or has another value, whose key is then read already.
  private mutating func endsAfterValue(_ container: Container) throws(JSONParsingError) -> Bool {
    var byte = nextByte()
    if byte == UInt8(ascii: ",") {
      position += 1
      byte = nextByte()
      if byte != container.closing {
        if container.closing == UInt8(ascii: "}") { try key() }
        return false
      }
    }
    guard byte == container.closing else { throw unexpected() }
    position += 1
    return true
  }

  /// Takes the container and all that belongs to it off the stacks.
  private mutating func close(_ container: Container) -> JSON {
    containers.removeLast()
    defer { values.removeSubrange(container.firstValue...) }
    guard container.closing == UInt8(ascii: "}") else {
      return JSON(storage: .elements(Array(values[container.firstValue...])))
    }
    var members = [String: JSON](minimumCapacity: keys.count - container.firstKey)
    for (key, value) in zip(keys[container.firstKey...], values[container.firstValue...]) { members[key] = value }
    keys.removeSubrange(container.firstKey...)
    return JSON(storage: .dictionary(members))
  }

  /// Reads a key and its colon.
  private mutating func key() throws(JSONParsingError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected() }
    keys.append(try string())
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
  }

  private mutating func literal(_ text: StaticString) throws(JSONParsingError) {
    for offset in 0..<text.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == text.utf8Start[offset] else { throw unexpected() }
      position += 1
    }
  }

  /// The next byte that is not white space, which is then the current one; nil at the end.
  private mutating func nextByte() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default: return byte
      }
    }
    return nil
  }
}

extension JSONParser {
  /// Returns the error for a document that can't continue with the current byte.
  func unexpected() -> JSONParsingError {
    error(position < bytes.count ? .unexpectedByte(bytes[position]) : .unexpectedEnd)
  }

  func error(_ reason: JSONParsingError.Reason) -> JSONParsingError {
    JSONParsingError(reason, at: position, in: bytes)
  }
}
