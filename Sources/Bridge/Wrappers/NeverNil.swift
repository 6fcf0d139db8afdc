/// An optional property that decoding never leaves nil.
///
/// It is for properties whose declared type is optional, while the old code read them by an accessor that always has a
/// value:
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
/// The exception is a type that says ``NilWhenEmpty``, made of an empty document.
///
/// Inside a lenient type the value is read as a property that is not optional: coerced, and 0, empty or made of null when
/// it is absent. Elsewhere it has to be there. Once every use of the property agrees, the optional can go, and the wrapper
/// with it.
@propertyWrapper
public struct NeverNil<Value> {
  /// The value; nil only where something else than decoding says so.
  public var wrappedValue: Value?

  /// Wraps a value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Begins with nil, as an optional property does.
  public init() {
    wrappedValue = nil
  }
}

extension NeverNil: Sendable where Value: Sendable {}
extension NeverNil: Equatable where Value: Equatable {}
extension NeverNil: Hashable where Value: Hashable {}

extension NeverNil: Decodable where Value: Decodable {
  /// Reads a value that has to be there.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error when there is none, which a lenient type's decoder never throws for a scalar.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension NeverNil: Encodable where Value: Encodable {
  /// Writes the value as it is alone.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NeverNil: ContainerReading where Value: Decodable {
  /// As lenient as the type that holds the property.
  static func decode(from view: DecodingView) throws -> Self {
    view.isInSkippedObject ? Self() : Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
