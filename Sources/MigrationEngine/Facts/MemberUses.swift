import SwiftSyntax

/// Finds every use of a stored property, or a use that might be one and can't be decided.
struct MemberUses {
  let facts: ProjectFacts
  private let types: ExpressionTypes
  private let lookup: MemberLookup
  /// A function of the project that defines a standard operator with an `inout` side.
  private let writingOperator: FunctionFacts?

  init(facts: ProjectFacts) {
    self.facts = facts
    types = ExpressionTypes(facts: facts)
    lookup = MemberLookup(facts: facts)
    writingOperator = ExprSyntax.standardOperators.sorted().lazy.flatMap(facts.functions(named:)).first { function in
      function.parameters.contains { $0.type.trimmedDescription.hasPrefix("inout ") }
    }
  }

  /// One use: the expression that gives the property's value, with the token that names it.
  struct Use: Sendable {
    let file: Int
    let expression: ExprSyntax
    let name: TokenSyntax
  }

  /// A place at which the name could refer to the property.
  struct Uncertain: Error {
    let reason: Reason
  }

  /// All uses of a property outside of the initializers that a migration deletes.
  ///
  /// - Parameters:
  ///   - property: the property's name.
  ///   - owner: the full name of the type that declares it.
  ///   - deleted: stretches of code, by file, that will be gone.
  func uses(of property: String, owner: String, except deleted: [Int: [Range<Int>]]) throws(Uncertain) -> [Use] {
    var found: [Use] = []
    func isDeleted(_ node: some SyntaxProtocol, in file: Int) -> Bool {
      deleted[file, default: []].contains { $0.contains(node.trimmedOffsets.lowerBound) }
    }
    for use in facts.memberAccesses[property, default: []] where !isDeleted(use.node, in: use.file) {
      guard let base = use.node.base else { continue }
      switch ownership(of: property, base: base, owner: owner) {
      case .other: continue
      case .own: found.append(Use(file: use.file, expression: ExprSyntax(use.node), name: use.node.declName.baseName))
      case .uncertain: throw uncertain(property, at: use.node, in: use.file)
      }
    }
    for use in facts.references[property, default: []] where !isDeleted(use.node, in: use.file) {
      guard case .none = use.node.localBinding(of: property), let enclosing = use.node.enclosingTypeName else {
        continue
      }
      guard mayMean(property, of: owner, inside: enclosing) else { continue }
      guard facts.property(property, of: enclosing) != nil else {
        let what = "`\(property)` may be it here, by another name of its type"
        throw uncertain(property, at: use.node, in: use.file, what: what)
      }
      found.append(Use(file: use.file, expression: ExprSyntax(use.node), name: use.node.baseName))
    }
    let overriding = facts.descendants(of: owner).lazy.compactMap { heir in
      facts.instanceProperties(of: heir.name).first { $0.name == property }
    }.first
    if let overriding {
      throw uncertain(property, at: overriding.declaration, in: overriding.file, what: "a subclass overrides it")
    }
    for use in facts.shorthandBindings[property, default: []] {
      guard let condition = use.node.parent?.parent, case .none = condition.localBinding(of: property),
        let enclosing = use.node.enclosingTypeName, facts.property(property, of: enclosing)?.owner == owner
      else { continue }
      throw uncertain(property, at: use.node, in: use.file, what: "`if let \(property)` names it without a value")
    }
    for use in facts.keyPathComponents[property, default: []] {
      guard let owned = isKeyPath(use.node, to: property, of: owner) else {
        throw uncertain(property, at: use.node, in: use.file)
      }
      if owned { throw uncertain(property, at: use.node, in: use.file, what: "a key path names it") }
    }
    return found
  }

  /// Returns the first change of the property after decoding, outside of deleted code. Nil if there is none.
  func mutation(of property: String, owner: String, except deleted: [Int: [Range<Int>]]) -> SourcePosition? {
    for use in facts.mutations[property, default: []] {
      let offset = use.node.trimmedOffsets.lowerBound
      if deleted[use.file, default: []].contains(where: { $0.contains(offset) }) { continue }
      if let access = use.node.as(MemberAccessExprSyntax.self), let base = access.base {
        if case .other = ownership(of: property, base: base, owner: owner) { continue }
        return facts.files[use.file].position(of: use.node)
      }
      if let reference = use.node.as(DeclReferenceExprSyntax.self) {
        guard case .none = reference.localBinding(of: property), let enclosing = reference.enclosingTypeName,
          mayMean(property, of: owner, inside: enclosing)
        else { continue }
        return facts.files[use.file].position(of: use.node)
      }
    }
    for use in facts.looksUpWritably ? facts.memberAccesses[property, default: []] : [] {
      guard let base = use.node.base, case .uncertain = ownership(of: property, base: base, owner: owner),
        lookup.mayLookUp(in: base)
      else { continue }
      return facts.files[use.file].position(of: use.node)
    }
    if let write = facts.mutations[ProjectFacts.anyKeyPath]?.first, facts.keyPathComponents[property] != nil {
      return facts.files[write.file].position(of: write.node)
    }
    if let writingOperator { return facts.files[writingOperator.file].position(of: writingOperator.node) }
    // What is given a key path may write through it, or ask for one that can.
    let path = facts.keyPathComponents[property, default: []].first { use in
      isKeyPath(use.node, to: property, of: owner) != false && !use.node.isReadByKeyPath
    }
    return path.map { facts.files[$0.file].position(of: $0.node) }
  }

  /// Returns whether a name without a receiver inside of a type may be the property. In an extension of a protocol, or
  /// of a type with another name, `self` may be of the owner.
  private func mayMean(_ property: String, of owner: String, inside enclosing: String) -> Bool {
    if let found = facts.property(property, of: enclosing) { return found.owner == owner }
    return facts.type(named: enclosing)?.kind == .protocolType || facts.aliases.contains(enclosing.lastComponent)
  }

  private enum Ownership { case own, other, uncertain }

  private func ownership(of property: String, base: ExprSyntax, owner: String) -> Ownership {
    if base.isTypeName(in: facts) { return .other }
    switch types.type(of: base)?.unwrapped {
    case .project(let name):
      if let found = facts.property(property, of: name) { return found.owner == owner ? .own : .other }
      return facts.looksUpMembers(name) ? .uncertain : .other
    case .external, .array, .dictionary: return .other
    case .optional, nil: return .uncertain
    }
  }

  /// Whether a key path's component is the property: nil when its root is not written.
  private func isKeyPath(_ component: DeclReferenceExprSyntax, to property: String, of owner: String) -> Bool? {
    var node = Syntax(component)
    while let parent = node.parent, !node.is(KeyPathExprSyntax.self) { node = parent }
    guard let keyPath = node.as(KeyPathExprSyntax.self), let root = keyPath.root else { return nil }
    guard keyPath.components.count == 1 else { return nil }
    guard let type = facts.swiftType(root, in: component.enclosingTypeName)?.projectName else { return nil }
    return facts.property(property, of: type)?.owner == owner
  }

  private func uncertain(
    _ property: String, at node: some SyntaxProtocol, in file: Int, what: String? = nil
  ) -> Uncertain {
    Uncertain(
      reason: Reason(
        .uncertainUse, what ?? "the type of what has `.\(property)` here is not certain",
        at: facts.files[file].position(of: node)))
  }
}

extension DeclReferenceExprSyntax {
  private static let readers: Set = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map", "max", "min", "sorted",
  ]

  /// Whether the component's key path is given to one of the standard sequence methods, or names an identity.
  fileprivate var isReadByKeyPath: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(KeyPathExprSyntax.self) { node = parent }
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else { return false }
    if argument.label?.text == "id" { return true }
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    let method = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(Self.readers.contains) ?? false
  }
}

extension ExprSyntax {
  /// Whether the expression names a type rather than a value.
  func isTypeName(in facts: ProjectFacts) -> Bool {
    guard let name = dottedName, let first = name.first else { return false }
    let root = String(name.prefix { $0 != "." })
    let isDeclared = facts.hasType(withSimpleName: root) && facts.resolve(name, in: enclosingTypeName) != nil
    if isDeclared, first.isUppercase { return true }
    guard isDeclared || first.isUppercase, case .none = localBinding(of: root) else { return false }
    return facts.properties(named: root).isEmpty && (isDeclared || !name.contains("."))
  }
}
