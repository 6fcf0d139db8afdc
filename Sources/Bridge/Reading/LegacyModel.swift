import LegacyJSON

/// An old type as a property of a `Codable` one, which is read as the old code reads it. See `LegacyReadable` for an
/// example.
///
/// Under `LegacyDecoder`, it reads the document itself. Under Foundation's `JSONDecoder`, it does so too if
/// `userInfo[.responseBody]` contains the document, as ModernClient ensures. Otherwise, it reads the values of that
/// decoder, with two losses: `1.0` is 1, and integers beyond 64 bits are doubles.
///
/// An absent value is read as null, as in the old code. This needs an overload of `KeyedDecodingContainer.decode`, so
/// the file has to import this module. In generic code, an absent key is an error.
@propertyWrapper
public struct LegacyModel<Value: LegacyReadable> {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value. The memberwise initializer calls this.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension LegacyModel: Sendable where Value: Sendable {}
extension LegacyModel: Equatable where Value: Equatable {}
extension LegacyModel: Hashable where Value: Hashable {}

extension LegacyModel: Decodable {
  /// Reads the value by its `legacyValue(from:)`.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: a `DecodingError` if `legacyValue(from:)` throws or returns nil.
  public init(from decoder: any Decoder) throws {
    try self.init(reading: try LegacyDocument.value(of: decoder), at: decoder.codingPath)
  }

  fileprivate init(reading json: JSON, at codingPath: [any CodingKey]) throws {
    do {
      wrappedValue = try Value.value(of: json)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\(Value.self) refused the document: \(error)",
          underlyingError: error)
      )
    }
  }
}

extension LegacyModel: Encodable where Value: LegacyWritable {
  /// Writes the value's document.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.legacyJSON.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  /// Decodes an old type, whose key may be absent.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper.
  /// - Throws: a `DecodingError` if the old type refuses the document.
  public func decode<Value>(_ type: LegacyModel<Value>.Type, forKey key: Key) throws -> LegacyModel<Value> {
    guard contains(key) else { return try LegacyModel(reading: .null, at: codingPath + [key]) }
    return try LegacyModel(from: try superDecoder(forKey: key))
  }
}

extension KeyedEncodingContainer {
  /// Encodes an optional old type like a plain optional: nil omits the key.
  ///
  /// - Parameters:
  ///   - value: the wrapper.
  ///   - key: the property's key.
  /// - Throws: the encoder's error.
  public mutating func encode<Value: LegacyWritable>(_ value: LegacyModel<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue?.legacyJSON, forKey: key)
  }
}
