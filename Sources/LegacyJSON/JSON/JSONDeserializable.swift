/// A type that is read from a `JSON` by an initializer that can't fail: missing values become nil or a default.
///
/// ```swift
/// final class Product: JSONDeserializable {
///   var productID: Int?
///   init(json: JSON) {
///     productID = json["product_id"].int
///   }
/// }
/// ```
public protocol JSONDeserializable {
  /// Reads the value.
  ///
  /// - Parameter json: the value's document, or null.
  init(json: JSON)
}
