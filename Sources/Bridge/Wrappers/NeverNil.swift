/// An optional property that decoding never leaves nil.
///
/// Use it for a property with an optional type that the old code read by an accessor that always gives a value:
///
/// ```swift
/// final class Banner: LegacyDecodable {
///   @NeverNil var id: Int!          // id = json["id"].intValue
///   @NeverNil var link: String?     // link = json["link"].stringValue
///   @NeverNil var owner: User?      // owner = User(json: json["owner"]), also when there is no owner
///   @NeverNil var tags: [String]?   // tags = json["tags"].arrayValue.map { $0.stringValue }
/// }
/// ```
///
/// The exceptions are a type with ``LegacyRule/nilWhenEmpty`` that is decoded from an empty document, and one with
/// ``LegacyRule/nilWhenNull`` that is decoded from null.
///
/// Inside a lenient type, the value is read like a non-optional property: coerced, and 0, empty or created from null if
/// it is absent. In other types, it is required. Once no code needs the optional type any more, remove the optional and
/// the wrapper.
@propertyWrapper
public struct NeverNil<Value> {
  /// The value. Nil only if code other than decoding sets it to nil.
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

extension NeverNil: Sendable where Value: Sendable {}
extension NeverNil: Equatable where Value: Equatable {}
extension NeverNil: Hashable where Value: Hashable {}

extension NeverNil: Decodable where Value: Decodable {
  /// Reads a required value.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if there is none. A lenient type's decoder never throws it for a scalar.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension NeverNil: Encodable where Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NeverNil: ContainerReading where Value: Decodable {
  /// Decodes as leniently as the type of the property's owner.
  static func decode(from view: DecodingView) throws -> Self {
    view.isInSkippedObject ? Self() : Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
