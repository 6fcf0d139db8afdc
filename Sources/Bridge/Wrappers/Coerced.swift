/// A property of a ``LegacyRequiringDecodable`` type that asks for no value: it is read by the `…Value` accessor.
///
/// ```swift
/// struct Story: LegacyRequiringDecodable {
///   let id: Int              // has to be there
///   @Coerced var likes: Int  // likes = json["likes"].intValue
/// }
/// ```
///
/// In other lenient types a property is read so without it.
@propertyWrapper
public struct Coerced<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Coerced: Sendable where Value: Sendable {}
extension Coerced: Equatable where Value: Equatable {}
extension Coerced: Hashable where Value: Hashable {}

extension Coerced: Decodable where Value: Decodable {
  /// Reads a value that has to be there.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error when there is none, which a lenient type's decoder never throws for a scalar.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension Coerced: Encodable where Value: Encodable {
  /// Writes the value as it is alone.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Coerced: ContainerReading where Value: Decodable {
  /// As lenient as the type that holds the property.
  static func decode(from view: DecodingView) throws -> Self {
    Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
