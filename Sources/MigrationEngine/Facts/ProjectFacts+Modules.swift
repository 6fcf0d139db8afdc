import SwiftSyntax

extension ProjectFacts {
  /// Returns whether a name means the same type of the project in one place as in another, which may use all that the
  /// first may.
  ///
  /// - Parameters:
  ///   - name: a name without dots.
  ///   - node: where the name stands.
  ///   - destination: where it would stand.
  func isSameType(_ name: String, at node: Syntax, in destination: Syntax) -> Bool {
    guard let found = resolve(name, in: node.enclosingTypeName),
      resolve(name, in: destination.enclosingTypeName)?.name == found.name,
      let place = filesByTree[node.root.id], let target = filesByTree[destination.root.id]
    else { return false }
    if place == target { return true }
    // A public function may be called from a module that sees none of the internal types it uses.
    return areInOneModule([place, target, found.file]) && !hasPrivateParts(found)
      && (!node.isSeenByOthers || found.node.isVisibleOutside)
  }

  /// Whether a name in code means the same global constant, variable or function where that code would stand.
  ///
  /// - Parameters:
  ///   - name: a name without dots.
  ///   - node: where the name stands.
  ///   - destination: where it would stand.
  func isSameGlobal(_ name: String, at node: Syntax, in destination: Syntax) -> Bool {
    let properties = properties(named: name)
    let functions = functions(named: name)
    // One that a type has could be meant there instead.
    guard properties.count + functions.count == 1, (properties.first?.owner ?? functions.first?.owner) == nil,
      let file = properties.first?.file ?? functions.first?.file,
      let place = filesByTree[node.root.id], let target = filesByTree[destination.root.id]
    else { return false }
    let isPrivate = properties.first?.declaration.modifiers.isPrivate ?? functions.first?.node.modifiers.isPrivate
    return place == target || isPrivate == false && areInOneModule([place, target, file])
  }

  /// Whether a type, or something that it has, is private, such as the initializer that no code writes.
  private func hasPrivateParts(_ type: TypeFacts) -> Bool {
    var current: Syntax? = Syntax(type.node)
    while let node = current {
      if node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true { return true }
      current = node.parent
    }
    return instanceProperties(of: type.name).contains { $0.declaration.modifiers.isPrivate }
      || initializers(of: type.name).contains {
        $0.node.modifiers.isPrivate || $0.node.enclosingExtension?.modifiers.isPrivate == true
      }
  }

  /// Whether files belong to one module, as their folders and all imports tell: a module's folder has its name.
  func areInOneModule(_ files: [Int]) -> Bool {
    let imported = importedModules
    let folders = files.map { file in
      let all = self.files[file].path.split(separator: "/").dropLast()
      let end = all.lastIndex { imported.contains(String($0).replacing("-", with: "_")) }
      return end.map { all[...$0].joined(separator: "/") } ?? ""
    }
    return Set(folders).count <= 1
  }
}

extension Syntax {
  /// Whether the function or property around it can be used in other modules.
  fileprivate var isSeenByOthers: Bool {
    var found = false
    var current: Syntax? = self
    while let node = current {
      let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
      let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      if isMember || isGlobal, !node.is(ExtensionDeclSyntax.self) {
        guard node.isVisibleOutside else { return false }
        found = true
      }
      current = node.parent
    }
    return found
  }
}
