extension Document {
  /// Whether an object has a key twice, or a key that is not read but that a key strategy would take for one that is.
  ///
  /// - Parameter keys: the keys that are read.
  func keysCollide(as keys: [String]) -> Bool {
    keysCollide(Set(keys), letters: Set(keys.map(Self.letters)))
  }

  private func keysCollide(_ keys: Set<String>, letters: Set<String>) -> Bool {
    switch self {
    case .array(let elements): return elements.contains { $0.keysCollide(keys, letters: letters) }
    case .object(let members):
      var seen: Set<String> = []
      return members.contains { member in
        !seen.insert(Self.letters(member.key)).inserted
          || (!keys.contains(member.key) && letters.contains(Self.letters(member.key)))
          || member.value.keysCollide(keys, letters: letters)
      }
    default: return false
    }
  }

  /// What is the same in `product_id`, `productId` and `product__id`.
  private static func letters(_ key: String) -> String { key.lowercased().filter { $0 != "_" } }
}
