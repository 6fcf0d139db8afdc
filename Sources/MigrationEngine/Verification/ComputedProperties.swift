import SwiftSyntax

/// Properties that an old type computes from the document that it keeps, and that the new type stores. The old type is
/// compared by these properties instead of the document.
struct ComputedProperties {
  /// The names of all properties by which an old type is compared, for each type with such properties.
  private(set) var shown: [String: [String]] = [:]

  init(types: MigratedTypes) {
    for type in types.all() {
      let computed = Self.names(in: types.before, of: type.name) { $0.isComputed }
      let old = Self.names(in: types.before, of: type.name) { !$0.isComputed }
      let new = Self.names(in: types.after, of: type.newName) { !$0.isComputed }
      let documents = types.before.properties.filter {
        $0.owner == type.name && !new.contains($0.name) && $0.type?.isJSON == true
      }
      guard !documents.isEmpty, new.contains(where: computed.contains) else { continue }
      // Whatever else the old type stores has to be there, under whichever name.
      let kept = old.filter { name in !documents.contains { $0.name == name } }
      shown[type.name] = kept + computed.filter(new.contains)
    }
  }

  private static func names(
    in facts: ProjectFacts, of type: String, where isWanted: (PropertyFacts) -> Bool
  ) -> [String] {
    facts.instanceProperties(of: type).filter(isWanted).map(\.name)
  }

  /// Returns an extension with which a type's mirror shows these properties.
  static func mirror(of type: String, showing names: [String], isClass: Bool) -> String {
    let members = names.map { "(label: \"\($0)\", value: self.\($0) as Any)" }.joined(separator: ", ")
    return """
      extension \(type): Swift.CustomReflectable {
      public var customMirror: Swift.Mirror {
      let members: [(label: Swift.String?, value: Any)] = [\(members)]
      return Swift.Mirror(self, children: members, displayStyle: .\(isClass ? "class" : "struct"))
      }
      }
      """
  }
}
