/// A value that is nil if its part of the document is empty: absent, null, a scalar, no members, no elements.
///
/// ```swift
/// struct Post: LegacyDecodable {
///   @NilIfEmpty var author: User?  // if !json["author"].isEmpty { author = User(json: json["author"]) }
/// }
/// ```
///
/// A plain optional would be created from an empty object.
@propertyWrapper
public struct NilIfEmpty<Value> {
  /// The value.
  public var wrappedValue: Value?

  /// Wraps a value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Sets the value to nil, as for an optional property.
  public init() {
    wrappedValue = nil
  }
}

extension NilIfEmpty: Sendable where Value: Sendable {}
extension NilIfEmpty: Equatable where Value: Equatable {}
extension NilIfEmpty: Hashable where Value: Hashable {}

extension NilIfEmpty: Decodable where Value: Decodable {
  /// Reads a value that is present.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if the value can't be read.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension NilIfEmpty: Encodable where Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NilIfEmpty: ContainerReading where Value: Decodable {
  /// Decodes as leniently as the type of the property's owner.
  static func decode(from view: DecodingView) throws -> Self {
    view.json.isEmpty ? Self() : Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
