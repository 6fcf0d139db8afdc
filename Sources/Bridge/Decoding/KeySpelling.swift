/// How a type's properties are spelled in the document. A property has exactly one key there.
public enum KeySpelling: Sendable, Hashable {
  /// In snake_case, by the algorithm of Foundation's `convertToSnakeCase`: `productId` and `productID` are
  /// `product_id`, `imageURLPath` is `image_url_path`; underscores at either end stay. A coding key that is in snake_case
  /// already stands for itself.
  case snakeCase
  /// As the coding key says.
  case verbatim
  /// As the coding key says, with dots between the keys of a path: `owner.name` is the `name` in `owner`. A step of
  /// digits is an index: `images.0.url`.
  case paths

  /// The document's key for a coding key.
  ///
  /// - Parameter codingKey: The coding key's `stringValue`: by default the property's name.
  /// - Returns: The key under which the document holds the property.
  public func documentKey(for codingKey: String) -> String {
    switch self {
    case .snakeCase: Self.snakeCase(codingKey)
    case .verbatim, .paths: codingKey
    }
  }
}

extension KeySpelling {
  /// Whether a key stays as it is: it has nothing but ASCII, and no capitals.
  static func isSnakeCase(_ key: String) -> Bool {
    key.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// What Foundation's `convertToSnakeCase` makes of a key.
  ///
  /// A word begins at an upper-case letter; several of these in a row are one word, the last of them excepted when a
  /// lower-case letter follows: `myURLProperty` is `my`, `url`, `property`. Titlecase letters (`ǅ`) are upper case.
  static func snakeCase(_ key: String) -> String {
    guard !isSnakeCase(key) else { return key }
    var words: [Substring] = []
    var wordStart = key.startIndex
    // The first letter never begins a second word, whatever its case.
    var search = key.index(wordStart, offsetBy: 1, limitedBy: key.endIndex) ?? key.endIndex
    while let upper = key[search...].firstIndex(where: \.hasUppercaseScalar) {
      words.append(key[wordStart..<upper])
      wordStart = upper
      guard let lower = key[upper...].firstIndex(where: \.hasLowercaseScalar) else {
        search = key.endIndex
        break
      }
      // Two or more upper-case letters: the last of them belongs to the word that follows.
      if lower > key.index(after: upper) {
        let lastUpper = key.index(before: lower)
        words.append(key[upper..<lastUpper])
        wordStart = lastUpper
      }
      search = key.index(after: lower)
    }
    words.append(key[wordStart...])
    return words.map { $0.lowercased() }.joined(separator: "_")
  }

  /// What Foundation's `convertFromSnakeCase` makes of a document's key: `_product__id_` is `_productId_`.
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

extension Character {
  fileprivate var hasUppercaseScalar: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory == .uppercaseLetter || $0.properties.generalCategory == .titlecaseLetter
    }
  }

  fileprivate var hasLowercaseScalar: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .lowercaseLetter }
  }
}
