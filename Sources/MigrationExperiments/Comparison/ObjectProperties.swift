/// A stored property as a comparison sees it.
struct ObjectProperty {
  let name: String
  let value: Any
  let isLazy: Bool
}

extension ObjectShape {
  /// Returns the stored properties by their names in the source code, those of superclasses first.
  ///
  /// - Parameter renamings: for a type, the other side's names of properties that it declares.
  func properties(renamings: [ObjectIdentifier: [String: String]] = [:]) -> [(property: ObjectProperty, other: String?)]
  {
    var chain = [mirror]
    while let parent = chain.last?.superclassMirror, !SystemTypes.contains(parent.subjectType) { chain.append(parent) }
    // Where a type has both `coin` and `_coin`, neither is the other's storage.
    let labels = Set(chain.flatMap { $0.children.compactMap(\.label) })
    var used: [String: Int] = [:]
    var found: [(property: ObjectProperty, other: String?)] = []
    for mirror in chain.reversed() {
      for (index, child) in mirror.children.enumerated() {
        guard let (plainName, isLazy) = Self.name(of: child.label, at: index, among: labels) else { continue }
        var name = plainName
        let other = renamings.isEmpty ? nil : renamings[ObjectIdentifier(mirror.subjectType)]?[name]
        // A class and its superclass may each have a private property of one name.
        let count = used[name, default: 0] + 1
        used[name] = count
        if count > 1 { name += "#\(count)" }
        found.append((ObjectProperty(name: name, value: child.value, isLazy: isLazy), other))
      }
    }
    return found
  }

  /// Returns the name in the source code, or nil for a property that the compiler added for itself.
  private static func name(
    of label: String?, at index: Int, among labels: Set<String>
  ) -> (name: String, isLazy: Bool)? {
    guard let label else { return (String(index), false) }
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return (String(label.dropFirst(lazyPrefix.count)), true) }
    // An observation registrar, and the like.
    if label.hasPrefix("_$") { return nil }
    // A tuple's element without a name is `.0`.
    if label.hasPrefix(".") { return (String(label.dropFirst()), false) }
    let plain = String(label.dropFirst())
    if label.hasPrefix("_"), !plain.isEmpty, !labels.contains(plain) { return (plain, false) }
    return (label, false)
  }
}

extension ObjectProperty {
  /// Whether the property is lazy and not computed yet.
  var isUnasked: Bool { isLazy && Shaping.plain(value) == nil }

  /// Whether the name is one that Cocoa uses for a reference back to an owner.
  var isNamedAsDelegate: Bool {
    let name = name.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
