/// A value that is nil if its key is absent, and otherwise created from any document, including null.
///
/// ```swift
/// struct Post: LegacyDecodable {
///   @NilIfAbsent var title: String?  // if json["title"].exists() { title = json["title"].stringValue }
///   @NilIfAbsent var author: User?   // if json["author"].exists() { author = User(json: json["author"]) }
/// }
/// ```
///
/// A plain optional would also be nil for null.
@propertyWrapper
public struct NilIfAbsent<Value> {
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

extension NilIfAbsent: Sendable where Value: Sendable {}
extension NilIfAbsent: Equatable where Value: Equatable {}
extension NilIfAbsent: Hashable where Value: Hashable {}

extension NilIfAbsent: Decodable where Value: Decodable {
  /// Reads a value that is present.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if the value can't be read.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension NilIfAbsent: Encodable where Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension NilIfAbsent: ContainerReading where Value: Decodable {
  /// Decodes as leniently as the type of the property's owner.
  static func decode(from view: DecodingView) throws -> Self {
    !view.json.exists() ? Self() : Self(wrappedValue: try view.decode(Value.self))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull ? nil : try decode(from: view)
  }
}
