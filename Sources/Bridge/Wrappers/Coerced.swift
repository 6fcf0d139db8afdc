/// A property of a type with ``LegacyRule/requiresValues`` that is not required: it is read by the `…Value` accessor.
///
/// ```swift
/// struct Story: LegacyFailableDecodable {
///   static var legacyRules: [LegacyRule] { [.requiresValues] }
///   let id: Int              // has to be there
///   @Coerced var likes: Int  // likes = json["likes"].intValue
/// }
/// ```
///
/// In other lenient types, every property is read this way.
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
  /// Reads a required value.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if there is none. A lenient type's decoder never throws it for a scalar.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension Coerced: Encodable where Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Coerced: ContainerReading where Value: Decodable {
  /// Decodes as leniently as the type of the property's owner.
  static func decode(from view: DecodingView) throws -> Self {
    Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
