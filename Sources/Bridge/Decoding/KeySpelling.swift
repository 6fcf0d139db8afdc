import ModernClient

/// The spelling of a type's properties in the document. A property has exactly one key there.
public enum KeySpelling: Sendable, Hashable {
  /// In snake_case, by the algorithm of Foundation's `convertToSnakeCase`: `productId` and `productID` are
  /// `product_id`, `imageURLPath` is `image_url_path`; underscores at either end stay. A coding key that is already in
  /// snake_case stays the same.
  case snakeCase
  /// As the coding key says.
  case verbatim
  /// As the coding key says, with dots between the keys of a path: `owner.name` is the `name` in `owner`. A step of
  /// digits is an index: `images.0.url`.
  case paths

  /// Returns the document's key for a coding key.
  ///
  /// - Parameter codingKey: the coding key's `stringValue`: by default the property's name.
  /// - Returns: the key under which the document holds the property.
  public func documentKey(for codingKey: String) -> String {
    switch self {
    case .snakeCase: SnakeCase.key(for: codingKey)
    case .verbatim, .paths: codingKey
    }
  }
}

extension KeySpelling {
  /// Converts a document's key as Foundation's `convertFromSnakeCase` does: `_product__id_` becomes `_productId_`.
  static func camelCase(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
      return key  // Nothing but underscores, or nothing at all.
    }
    let words = key[first...last].split(separator: "_")
    guard let head = words.first, words.count > 1 else { return key }
    let camel = head.lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + camel + key[key.index(after: last)...]
  }
}
