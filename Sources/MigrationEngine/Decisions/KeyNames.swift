import Foundation

/// Converts between a JSON key and the name of a property, in both directions.
///
/// Both follow Foundation's algorithms exactly, because the decoders of migrated types use them:
/// `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` and `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`.
enum KeyNames {
  /// `product_id` → `productId`.
  static func camelCase(fromSnakeCase key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
      return key
    }
    let components = key[first...last].split(separator: "_")
    guard components.count > 1 else { return key }
    let joined = components[0].lowercased() + components.dropFirst().map { $0.lowercased().capitalized }.joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  /// `productId` → `product_id`, and `myURLProperty` → `my_url_property`.
  static func snakeCase(fromCamelCase name: String) -> String {
    guard !name.isEmpty else { return name }
    var words: [Range<String.Index>] = []
    var wordStart = name.startIndex
    var searchRange = name.index(after: wordStart)..<name.endIndex
    while let upper = name.rangeOfCharacter(from: .uppercaseLetters, options: [], range: searchRange) {
      words.append(wordStart..<upper.lowerBound)
      searchRange = upper.lowerBound..<searchRange.upperBound
      guard let lower = name.rangeOfCharacter(from: .lowercaseLetters, options: [], range: searchRange) else {
        wordStart = searchRange.lowerBound
        break
      }
      let nextAfterCapital = name.index(after: upper.lowerBound)
      if lower.lowerBound == nextAfterCapital {
        wordStart = upper.lowerBound
      } else {
        // A run of capitals: its last one begins the next word.
        let beforeLower = name.index(before: lower.lowerBound)
        words.append(upper.lowerBound..<beforeLower)
        wordStart = beforeLower
      }
      searchRange = lower.upperBound..<searchRange.upperBound
    }
    words.append(wordStart..<searchRange.upperBound)
    return words.map { name[$0].lowercased() }.joined(separator: "_")
  }

  /// Returns whether the camelCase name converts back to the same key, so that exactly this key is read.
  static func isReversible(_ key: String) -> Bool {
    snakeCase(fromCamelCase: camelCase(fromSnakeCase: key)) == key
  }
}
