import SwiftSyntax

/// Maps old properties to new ones with other names: by the key in the document, and by the letters.
struct RenamedProperties {
  /// `NewType.property` → the old name.
  private(set) var names: [String: String] = [:]

  init(types: MigratedTypes) {
    let reader = ShapeReader(facts: types.before)
    for type in types.all() {
      let old = Self.stored(in: types.before, of: type.name)
      let new = Self.stored(in: types.after, of: type.newName)
      let added = new.filter { !old.contains($0) }
      var gone = old.filter { !new.contains($0) }
      guard !added.isEmpty, !gone.isEmpty else { continue }
      let keys = reader.keys(of: type.name)
      let codingKeys = Self.codingKeys(of: type.newName, in: types.after)
      for name in added {
        let key = Self.letters(codingKeys[name] ?? name)
        let match =
          gone.first { keys[$0].map(Self.letters) == key } ?? gone.first { Self.letters($0) == Self.letters(name) }
        guard let match else { continue }
        gone.removeAll { $0 == match }
        names["\(type.newName).\(name)"] = match
      }
    }
  }

  private static func stored(in facts: ProjectFacts, of type: String) -> [String] {
    facts.lineage(of: type).flatMap { owner in
      facts.instanceProperties(of: owner).filter { !$0.isComputed }.map(\.name)
    }
  }

  /// Returns the common form of `product_id`, `productId` and `productID`.
  private static func letters(_ name: String) -> String { name.lowercased().filter { $0 != "_" } }

  private static func codingKeys(of type: String, in facts: ProjectFacts) -> [String: String] {
    guard let keys = facts.type(named: "\(type).CodingKeys") else { return [:] }
    var found: [String: String] = [:]
    for element in keys.memberBlock.enumerationCases {
      guard let text = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
        continue
      }
      found[element.name.text] = text
    }
    return found
  }
}
