import SwiftSyntax

/// The computed properties of a type that are worth comparing: they have plain values, and need only code in the
/// dependency closure of decoding.
struct DerivedProperties {
  let slicer: Slicer
  let excluded: Set<Int>

  private static let plain: Set = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "Decimal", "Date", "URL", "TimeInterval",
  ]

  /// The unit of each, by its name.
  func units(of type: String) -> [String: Int] {
    let index = slicer.index
    let reached = slicer.reach(of: type, without: excluded)
    var candidates: [String: Int] = [:]
    for id in index.membersByOwner[type, default: []] where !excluded.contains(id) {
      if let name = name(of: id) { candidates[name] = id }
    }
    // One that needs another is kept as long as that one is.
    while true {
      let own = Set(candidates.values)
      let kept = candidates.filter { needsNothingElse($0.value, than: reached.union(own), from: type) }
      if kept.count == candidates.count { return kept }
      candidates = kept
    }
  }

  private func name(of id: Int) -> String? {
    guard let variable = slicer.index.units[id].node.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: {
        ["static", "class", "private", "fileprivate", "lazy"].contains($0.name.text)
      }),
      let binding = variable.bindings.only, binding.isComputed, let type = binding.typeAnnotation?.type,
      Self.isPlain(type), !Self.hasEffects(binding),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    return name
  }

  private static func isPlain(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isPlain(optional.wrappedType) }
    if let array = type.as(ArrayTypeSyntax.self) { return isPlain(array.element) }
    return plain.contains(type.trimmedDescription)
  }

  private static func hasEffects(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil || $0.modifier != nil || $0.accessorSpecifier.text == "_read" }
  }

  /// Whether all of the project's names in it are in the slice, or are the type's own.
  private func needsNothingElse(_ id: Int, than units: Set<Int>, from type: String) -> Bool {
    let index = slicer.index
    let content = slicer.contents.content(of: id)
    return content.free.union(content.members).allSatisfy { name in
      let found = index.unitsByName[name, default: []]
      return found.isEmpty || found.contains { units.contains($0) || index.units[$0].kind == .enumCase }
    }
  }
}
