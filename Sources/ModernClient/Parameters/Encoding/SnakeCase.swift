/// Converts keys to snake_case by the algorithm of Foundation's `convertToSnakeCase`, which is not public.
package enum SnakeCase {
  /// Returns whether a key stays as it is, because it has only ASCII characters, and no capitals.
  package static func isKept(_ key: String) -> Bool {
    key.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Converts a key as Foundation's `convertToSnakeCase` does.
  ///
  /// A word begins at an upper-case letter; several in a row are one word, except that the last begins a new word if a
  /// lower-case letter follows: `myURLProperty` is `my`, `url`, `property`. Titlecase letters (`ǅ`) are upper case.
  package static func key(for key: String) -> String {
    guard !isKept(key) else { return key }
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
