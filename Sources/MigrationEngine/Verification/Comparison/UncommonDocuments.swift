extension Document {
  /// Whether no evidence speaks for a document: an object has a key twice, or a key that is not read but that a key strategy
  /// would take for one that is, or a number has more digits than a `Double` holds.
  ///
  /// - Parameter keys: the keys that are read.
  func isUncommon(keys: [String]) -> Bool {
    isUncommon(Set(keys), letters: Set(keys.map(Self.letters)))
  }

  private func isUncommon(_ keys: Set<String>, letters: Set<String>) -> Bool {
    switch self {
    case .array(let elements): return elements.contains { $0.isUncommon(keys, letters: letters) }
    case .object(let members):
      var seen: Set<String> = []
      return members.contains { member in
        !seen.insert(Self.letters(member.key)).inserted
          || (!keys.contains(member.key) && letters.contains(Self.letters(member.key)))
          || member.value.isUncommon(keys, letters: letters)
      }
    case .number(let digits): return digits.prefix { !"eE".contains($0) }.count(where: \.isNumber) > 17
    default: return false
    }
  }

  /// What is the same in `product_id`, `productId` and `product__id`.
  private static func letters(_ key: String) -> String { key.lowercased().filter { $0 != "_" } }
}
