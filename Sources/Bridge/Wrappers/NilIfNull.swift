/// A value that is nil if its key is absent or null, and coerced from anything else.
///
/// ```swift
/// struct Post: LegacyDecodable {
///   @NilIfNull var title: String?  // if json["title"] != .null { title = json["title"].stringValue }
/// }
/// ```
///
/// A plain optional would also be nil for a value of another type. A model needs no wrapper.
@propertyWrapper
public struct NilIfNull<Value> {
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

extension NilIfNull: Sendable where Value: Sendable {}
extension NilIfNull: Equatable where Value: Equatable {}
extension NilIfNull: Hashable where Value: Hashable {}

extension NilIfNull: Decodable where Value: Decodable {
  /// Reads a value that is present.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if the value can't be read.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension NilIfNull: Encodable where Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NilIfNull: ContainerReading where Value: Decodable {
  /// Decodes as leniently as the type of the property's owner.
  static func decode(from view: DecodingView) throws -> Self {
    view.isNull ? Self() : Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
