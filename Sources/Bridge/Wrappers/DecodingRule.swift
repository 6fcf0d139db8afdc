/// Code that creates a property's value from the document under the property's key.
///
/// Use it with ``DecodedBy`` if neither the property's type nor another wrapper can express the value:
///
/// ```swift
/// struct Product: LegacyDecodable {
///   let id: Int
///   @DecodedBy<PriceRule> var price: String
///
///   enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
/// }
/// ```
public protocol DecodingRule {
  /// The type of the property.
  associatedtype Value

  /// The reading of the value.
  static var value: DocumentDecoding<Value> { get }
}

extension DecodingRule {
  /// The short name of ``DocumentDecoding`` inside a rule.
  public typealias Decoding<Part> = DocumentDecoding<Part>
}

/// A rule for a value that is created from several members of the document.
///
/// The container holds the object that the property belongs to, as in a written `init(from:)`. The property's own key
/// is not read.
///
/// ```swift
/// enum NameRule: ObjectDecodingRule {
///   static let value = Decoding<String> { container in
///     try container.value(String.self, at: "first") + " " + container.value(String.self, at: "last")
///   }
/// }
/// ```
public protocol ObjectDecodingRule: DecodingRule {}

/// A closure that creates a value from a part of the document.
public struct DocumentDecoding<Value>: Sendable {
  let make: @Sendable (LegacyContainer) throws -> Value

  /// Wraps a closure.
  ///
  /// - Parameter make: creates the value from a container, which is null for an absent value. If it throws, decoding
  ///   the whole type fails.
  public init(_ make: @escaping @Sendable (LegacyContainer) throws -> Value) {
    self.make = make
  }

  /// Creates a decoding that refuses the document if the closure returns nil: `guard let day = json["day"].date else {
  /// return nil }`.
  ///
  /// ```swift
  /// enum DayRule: DecodingRule { static let value = Decoding<Date>.required { try $0.date } }
  /// ```
  ///
  /// - Parameter make: creates the value from a container, which is null for an absent value.
  /// - Returns: a decoding that throws ``LegacyContainer/refusal-property`` if there is no value.
  public static func required(_ make: @escaping @Sendable (LegacyContainer) throws -> Value?) -> DocumentDecoding {
    DocumentDecoding { container in
      guard let value = try make(container) else { throw container.refusal }
      return value
    }
  }
}
