/// Code that makes a property's value of what the document has under the property's key.
///
/// It is for what neither the property's type nor a wrapper can say, and belongs to ``DecodedBy``:
///
/// ```swift
/// struct Product: LegacyDecodable {
///   let id: Int
///   @DecodedBy<PriceRule> var price: String
///
///   enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.decode(String.self) } }
/// }
/// ```
public protocol DecodingRule {
  /// The type of the property.
  associatedtype Value

  /// The reading of the value.
  static var value: Decoding<Value> { get }
}

/// A rule for a value that is made of more than one member of the document.
///
/// The container holds the object that the property belongs to, as in a written `init(from:)`. The property's own key is
/// not asked for.
///
/// ```swift
/// enum NameRule: ObjectDecodingRule {
///   static let value = Decoding<String> { container in
///     try container.decode(String.self, at: "first") + " " + container.decode(String.self, at: "last")
///   }
/// }
/// ```
public protocol ObjectDecodingRule: DecodingRule {}

/// A closure that makes a value of a part of the document.
public struct Decoding<Value>: Sendable {
  let make: @Sendable (LegacyContainer) throws -> Value

  /// Wraps a closure.
  ///
  /// - Parameter make: Makes the value of a container, which is null where the document has nothing. What it throws keeps
  ///   the whole type from being decoded.
  public init(_ make: @escaping @Sendable (LegacyContainer) throws -> Value) {
    self.make = make
  }

  /// Refuses a document for which a closure gives nil: `guard let day = json["day"].date else { return nil }`.
  ///
  /// ```swift
  /// enum DayRule: DecodingRule { static let value = Decoding<Date>.required { try $0.date } }
  /// ```
  ///
  /// - Parameter make: Makes the value of a container, which is null where the document has nothing.
  /// - Returns: What makes the value, and throws ``LegacyContainer/refusal`` where there is none.
  public static func required(_ make: @escaping @Sendable (LegacyContainer) throws -> Value?) -> Decoding {
    Decoding { container in
      guard let value = try make(container) else { throw container.refusal }
      return value
    }
  }
}
