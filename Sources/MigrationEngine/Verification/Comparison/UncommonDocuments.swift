extension Document {
  /// A peculiarity of a document that no evidence supports.
  enum Peculiarity: String {
    case keys = "a key is there twice, or spelled otherwise"
    case numbers = "a number is beyond `Int64`, or has more digits than a `Double`"
  }

  /// Returns a peculiarity that no evidence supports, or nil if there is none. Either an object has a key twice; or it
  /// has an unread key that a key strategy would take for one that is read; or a number has more digits, or is larger,
  /// than servers intend.
  ///
  /// - Parameter keys: the keys that are read.
  func peculiarity(keys: [String]) -> Peculiarity? {
    peculiarity(Set(keys), letters: Set(keys.map(Self.letters)))
  }

  private func peculiarity(_ keys: Set<String>, letters: Set<String>) -> Peculiarity? {
    switch self {
    case .array(let elements): return elements.lazy.compactMap { $0.peculiarity(keys, letters: letters) }.first
    case .object(let members):
      var seen: Set<String> = []
      for member in members {
        let own = Self.letters(member.key)
        if !seen.insert(own).inserted || !keys.contains(member.key) && letters.contains(own) { return .keys }
      }
      return members.lazy.compactMap { $0.value.peculiarity(keys, letters: letters) }.first
    case .number(let digits):
      let isLong = digits.prefix { !"eE".contains($0) }.count(where: \.isNumber) > 17
      return isLong || Double(digits).map { $0.magnitude >= 0x1p63 } != false ? .numbers : nil
    default: return nil
    }
  }

  /// Returns the common form of `product_id`, `productId` and `product__id`.
  private static func letters(_ key: String) -> String { key.lowercased().filter { $0 != "_" } }
}
