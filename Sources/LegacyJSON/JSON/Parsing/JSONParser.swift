/// Reads a document from its UTF-8 bytes, once, into the values that a `JSON` keeps.
///
/// It takes and refuses what `JSONSerialization` on Linux does, and gives the same values: commas before a closing
/// bracket are fine, 512 containers may nest, lone surrogates and numbers beyond a `Double` are errors, and of equal keys
/// the last one counts. It is not recursive, so the nesting of a document says nothing about the stack.
struct JSONParser {
  /// As `JSONSerialization` has it, on every platform.
  static let maximumDepth = 512

  /// Objects deeper than this are hashed, because code that goes through them recursively takes less of the stack.
  private static let maximumListDepth = 32

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  /// The bytes of a string with escapes, kept so that not every such string allocates.
  var unescaped: [UInt8] = []

  private var containers: [Container] = []
  /// The elements and member values of all open containers, the outermost first.
  private var values: [JSON] = []
  /// The keys of all open objects; the innermost may be one ahead of its values.
  private var keys: [String] = []
  /// Whether objects are listed rather than hashed. See ``Members``.
  private let listsMembers: Bool
  /// The shapes of the latest objects at each depth.
  private var shapes: [RecentShapes] = []

  /// An array or object that is not closed yet.
  private struct Container {
    let closing: UInt8
    let firstValue: Int
    let firstKey: Int
    /// Whether its keys so far are those of the latest object at its depth. They are not among `keys` then.
    var repeatsShape: Bool
  }

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - listsMembers: whether the members of small objects are listed rather than hashed. Parsing and decoding are
  ///     faster then, and the accessors for dictionaries slower.
  init(bytes: UnsafeBufferPointer<UInt8>, listsMembers: Bool = false) {
    self.bytes = bytes
    self.listsMembers = listsMembers
  }

  /// Reads the whole document.
  ///
  /// - Returns: its value, which may be a lone scalar.
  /// - Throws: why it is none, and where.
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
    let repeatsShape = closing == UInt8(ascii: "}") && containers.count < shapes.count
    containers.append(
      Container(closing: closing, firstValue: values.count, firstKey: keys.count, repeatsShape: repeatsShape))
  }

  private func empty(_ container: Container) -> JSON {
    JSON(storage: container.closing == UInt8(ascii: "]") ? .array([]) : .members([:]))
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
    if listsMembers, let names = names(of: container) {
      return JSON(storage: .dictionary(.listed(MemberList(names, values: values[container.firstValue...]))))
    }
    defer { keys.removeSubrange(container.firstKey...) }
    var members = [String: JSON](minimumCapacity: keys.count - container.firstKey)
    for (key, value) in zip(keys[container.firstKey...], values[container.firstValue...]) { members[key] = value }
    return JSON(storage: .members(members))
  }

  /// Takes the keys of an object off the stack, if it is small and has none twice. Otherwise, leaves all of them there.
  private mutating func names(of container: Container) -> MemberNames? {
    let depth = containers.count
    if container.repeatsShape {
      let latest = shapes[depth].latest
      if let latest, latest.keys.count == values.count - container.firstValue { return latest }
      keys += latest?.keys.prefix(values.count - container.firstValue) ?? []
    }
    guard depth < Self.maximumListDepth, keys.count - container.firstKey <= MemberNames.maximumCount else { return nil }
    while shapes.count <= depth { shapes.append(RecentShapes()) }
    guard let names = shapes[depth].names(keys[container.firstKey...]) else { return nil }
    keys.removeSubrange(container.firstKey...)
    return names
  }

  /// Reads a key and its colon.
  private mutating func key() throws(JSONParsingError) {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected() }
    if !(listsMembers && repeatsKey()) { keys.append(try string()) }
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
  }

  /// Reads a key if it is the one that the latest object at this depth had in this place.
  private mutating func repeatsKey() -> Bool {
    let depth = containers.count - 1
    guard containers[depth].repeatsShape, let latest = shapes[depth].latest else { return false }
    let index = values.count - containers[depth].firstValue
    if let end = latest.end(ofKey: index, in: bytes, from: position + 1) {
      position = end
      return true
    }
    keys += latest.keys.prefix(index)
    containers[depth].repeatsShape = false
    return false
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
