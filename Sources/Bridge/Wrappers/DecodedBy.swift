import LegacyJSON

/// A property whose value a rule creates from the document: one of the project's own, or one of the library's
/// (``RawValueRule``, ``TextURLRule``, ``UnwrappedRule`` …).
///
/// ```swift
/// struct Account: LegacyDecodable {
///   @DecodedBy<RawValueRule<Role>> var role: Role?
///   @DecodedBy<UnwrappedRule<Int>> var id: Int
/// }
/// ```
@propertyWrapper
public struct DecodedBy<Rule: DecodingRule> {
  /// The value.
  public var wrappedValue: Rule.Value

  /// Wraps a value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Rule.Value) {
    self.wrappedValue = wrappedValue
  }
}

extension DecodedBy where Rule.Value: ExpressibleByNilLiteral {
  /// Sets the value to nil, as for an optional property.
  public init() { self.init(wrappedValue: nil) }
}

extension DecodedBy: Sendable where Rule.Value: Sendable {}

extension DecodedBy: Equatable where Rule.Value: Equatable {
  /// Whether the values are equal.
  public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension DecodedBy: Hashable where Rule.Value: Hashable {
  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension DecodedBy: Decodable {
  /// Creates the value from the document under the property's key.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the rule's error. An error for an ``ObjectDecodingRule`` under another decoder than Bridge's, because
  ///   only that gives a property access to the surrounding object.
  public init(from decoder: any Decoder) throws {
    if Rule.self is any ObjectDecodingRule.Type {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(Rule.self) needs the object around the property."))
    }
    self.init(wrappedValue: try Rule.value.make(decoder.legacyContainer()))
  }
}

extension DecodedBy: ContainerReading {
  static func decode(from view: DecodingView) throws -> Self {
    let asked = Rule.self is any ObjectDecodingRule.Type ? view.object : view
    return Self(wrappedValue: try Rule.value.make(asked.legacyContainer()))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? { try decode(from: view) }
}

extension KeyedDecodingContainer {
  /// Decodes a property with a rule, whose key may be absent. Then the rule gets null, as under the decoders of this
  /// module.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper.
  /// - Throws: the rule's error.
  public func decode<Rule>(_ type: DecodedBy<Rule>.Type, forKey key: Key) throws -> DecodedBy<Rule> {
    if let found = try decodeIfPresent(type, forKey: key) { return found }
    return try Rule.self is any ObjectDecodingRule.Type
      ? DecodedBy(from: superDecoder()) : LegacyDecoder().decode(type, from: .null)
  }
}
