import LegacyJSON

/// The unkeyed container for an array, which is read one element after the other.
///
/// As with Foundation's, it does not advance past an element whose decoding throws.
struct UnkeyedView: UnkeyedDecodingContainer {
  let view: DecodingView
  let elements: [JSON]
  private(set) var currentIndex = 0

  init(view: DecodingView, elements: [JSON]) {
    self.view = view
    self.elements = elements
  }

  var codingPath: [any CodingKey] { view.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next(JSON.self, { $0.isNull }) else {
      currentIndex -= 1
      return false
    }
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next(type) { [view] json, key in
      try view.decode(type, from: json, at: key, by: view.session.reading(of: type))
    }
  }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    try nextIfPresent { try $0.decodeIfPresent(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nextDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nextDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    try nextDecoder()
  }
}

// MARK: - Elements

extension UnkeyedView {
  /// Reads the next element by its view, and advances if that succeeds.
  mutating func next<Value>(_ type: any Any.Type, _ read: (DecodingView) throws -> Value) throws -> Value {
    try next(type) { [view] json, key in try read(view.child(json, at: key)) }
  }

  /// Reads the next element, and advances if that succeeds.
  private mutating func next<Value>(
    _ type: any Any.Type, _ read: (JSON, PathKey) throws -> Value
  ) throws -> Value {
    let key = PathKey.index(currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(codingPath: codingPath + [key], debugDescription: "The array has no more elements."))
    }
    try view.session.check()
    let value = try read(elements[currentIndex], key)
    currentIndex += 1
    return value
  }

  /// As `next`, but there is nothing at the end.
  mutating func nextIfPresent<Value>(_ read: (DecodingView) throws -> Value?) throws -> Value? {
    isAtEnd ? nil : try next(Value.self, read)
  }

  private mutating func nextDecoder() throws -> DecodingView {
    let (view, key) = (view, PathKey.index(currentIndex))
    return try next(JSON.self) { try view.nested($0.json, at: key) }
  }
}
