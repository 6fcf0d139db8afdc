import SwiftSyntax

/// The names in the statements of a block that creates a value, where they stand in an initializer.
extension CreatingStatements {
  /// Gives the document a name, and ends the initializer where a loop goes on with the next element.
  mutating func nameDocument() -> Bool {
    if let closure = block.unnamed {
      for reference in block.statements.references where reference.baseName.text.hasPrefix("$") {
        guard case .closureParameter(let found, let position) = reference.localBinding(of: reference.baseName.text),
          found.id == closure.id
        else { continue }
        guard position == 0 else { return false }
        replace(reference.trimmedOffsets, with: block.document)
      }
    }
    guard block.kind == .element, block.isFailable else { return true }
    let loops = LoopFinder(viewMode: .sourceAccurate)
    for statement in block.statements { loops.walk(statement) }
    for statement in loops.continues {
      guard statement.label == nil else { return false }
      replace(statement.trimmedOffsets, with: "return nil")
    }
    return !loops.isNested
  }

  /// Whether the statements name nothing local of the code around them but the document.
  func takeOnlyDocument(besides creation: Creation?) -> Bool {
    guard block.function == nil else { return true }
    let declared = block.statements.declaredNames
    for reference in block.statements.references where !reference.isMemberName {
      let name = reference.baseName.text
      let isInUse = use(in: creation, holds: reference)
      if isInUse {
        // The last statement stays, so it may not use names that are declared in the moved ones.
        if declared.contains(name), name != creation?.variable { return false }
        continue
      }
      if name == block.document || declared.contains(name) || name.hasPrefix("$") { continue }
      guard case .none = reference.localBinding(of: name) else { return false }
    }
    return !block.statements.codeTokens.contains { $0.parent?.is(FunctionDeclSyntax.self) == true }
  }

  /// Whether a name is in the last statement, outside of the value.
  private func use(in creation: Creation?, holds reference: DeclReferenceExprSyntax) -> Bool {
    guard let creation, let use = creation.use else { return false }
    let place = reference.trimmedOffsets.lowerBound
    return use.statement.trimmedOffsets.contains(place) && (creation.variable != nil || !use.value.contains(place))
  }

  /// Puts the name of the statements' type before its static members, which an initializer can't call by their name
  /// alone.
  mutating func qualifyMembers(besides creation: Creation?) -> Bool {
    if block.isOfDocument { return nameMembersOfDocument() }
    let called = creation?.call.calledExpression.trimmedOffsets
    let owner = block.owner ?? ""
    let owners = ownersOfMembers(owner)
    let around = ownersAround(owner).subtracting(ownersAround(type.name))
    let facts = project.type(named: owner)
    // Its names mean types that only it knows.
    if block.isOutside, facts?.isGeneric == true || facts?.kind == .protocolType { return false }
    let hidden = ownersOfMembers(block.isOutside ? type.name : "")
    // The copies name no member of either type, besides one another.
    for reference in copies?.references ?? [] {
      let all = owners.union(hidden).union(around)
      guard members(named: reference.baseName.text, of: all).isEmpty else { return false }
    }
    for reference in block.statements.references
    where !reference.isMemberName && called?.contains(reference.trimmedOffsets.lowerBound) != true {
      let name = reference.baseName.text
      if name == creation?.variable || use(in: creation, holds: reference) { continue }
      if let copies {
        let isMarked = copies.marks.contains { $0.contains(reference.trimmedOffsets.lowerBound) }
        if isMarked || copies.names.contains(name) { continue }
      }
      if name == "Self" || name == "super" {
        guard !block.isOutside else { return false }
        continue
      }
      if reference.baseName.tokenKind == .keyword(.self) {
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), block.isStatic, mayNameOwner,
          mayBeNamed(members(named: access.declName.baseName.text, of: owners), of: facts)
        else { return false }
        replace(reference.trimmedOffsets, with: owner)
        continue
      }
      // A factory of the type itself goes, and its calls with it.
      let isFactory = !block.isOutside && name == block.function?.name.text
      guard case .none = reference.localBinding(of: name), !isFactory else { continue }
      let members = members(named: name, of: owners)
      if members.contains(where: \.isStatic) {
        guard mayNameOwner, mayBeNamed(members, of: facts) else { return false }
        let start = reference.trimmedOffsets.lowerBound
        replace(start..<start, with: "\(owner).")
      } else if !members.isEmpty || !self.members(named: name, of: hidden).isEmpty
        || !self.members(named: name, of: around).isEmpty || mayBeOfLibrary(reference)
      {
        return false
      }
    }
    return true
  }

  /// Puts the name of the document before its members, which are called by their names alone in an extension of `JSON`.
  private mutating func nameMembersOfDocument() -> Bool {
    for reference in block.statements.references where !reference.isMemberName {
      let name = reference.baseName.text
      if reference.baseName.tokenKind == .keyword(.self) {
        replace(reference.trimmedOffsets, with: block.document)
        continue
      }
      guard reference.baseName.tokenKind != .keyword(.Self), name != "super" else { return false }
      guard case .none = reference.localBinding(of: name) else { continue }
      let start = reference.trimmedOffsets.lowerBound
      let isOwn =
        project.functions(named: name).contains { ProjectFacts.isJSON($0.owner) && !$0.isStatic }
        || project.properties(named: name).contains { ProjectFacts.isJSON($0.owner) && !$0.isStatic }
      if isOwn || ProjectFacts.accessors.contains(name) {
        replace(start..<start, with: "\(block.document).")
      } else if mayBeOfLibrary(reference) {
        return false
      }
    }
    return true
  }

  /// Whether a name may mean a member that a library gives to the statements' type, such as `rawValue`: nothing of the
  /// project has it.
  private func mayBeOfLibrary(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    let isCalled = reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == reference.id
    return block.isOutside && block.owner != nil && !isCalled && name != block.document
      && name.first?.isLowercase == true && !block.statements.declaredNames.contains(name)
      && !project.properties(named: name).contains { $0.owner == nil }
      && !project.functions(named: name).contains { $0.owner == nil }
  }

  /// Whether static members mean the same behind the name of their type: no subclass has another one, and the place
  /// may know of them.
  private func mayBeNamed(_ members: [DeclModifierListSyntax], of owner: TypeFacts?) -> Bool {
    (owner?.has(.final) == true || !members.contains(where: \.mayBeOverridden))
      && !(block.isOutside && members.contains(where: \.isPrivate))
  }

  /// Whether the static members of the statements' type can be used in the other one: they belong to no global actor.
  private var mayNameOwner: Bool {
    !block.isOutside || block.owner.map(project.mayBeIsolated) == false
  }

  private func members(named name: String, of owners: Set<String>) -> [DeclModifierListSyntax] {
    let functions = project.functions(named: name).filter { $0.owner.map(owners.contains) == true }
    let properties = project.properties(named: name).filter { $0.owner.map(owners.contains) == true }
    return functions.map(\.node.modifiers) + properties.map(\.declaration.modifiers)
  }

  /// The types around a type, whose static members can be called by their names alone.
  private func ownersAround(_ name: String) -> Set<String> {
    var found: Set<String> = []
    var scope = name.enclosingScope
    while let current = scope {
      found.formUnion(ownersOfMembers(current))
      scope = current.enclosingScope
    }
    return found
  }

  /// A type, its superclasses and its protocols: a member of each can be called by its name alone.
  private func ownersOfMembers(_ name: String) -> Set<String> {
    let lineage = project.lineage(of: name)
    return Set(lineage).union(Conformances(of: lineage, in: project).protocols.map(\.name))
  }
}

/// Finds what goes on with the next turn of the loop around some statements.
private final class LoopFinder: SyntaxVisitor {
  private(set) var continues: [ContinueStmtSyntax] = []
  /// Whether another loop among the statements does so, too.
  private(set) var isNested = false
  private var depth = 0

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 { isNested = true } else { continues.append(node) }
    return .visitChildren
  }

  override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_: ForStmtSyntax) { depth -= 1 }
  override func visit(_: WhileStmtSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_: WhileStmtSyntax) { depth -= 1 }
  override func visit(_: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_: RepeatStmtSyntax) { depth -= 1 }

  private func deeper() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether it is a static member of a class that a subclass may override.
  fileprivate var mayBeOverridden: Bool {
    contains { $0.name.tokenKind == .keyword(.class) } && !contains { $0.isFinalOrPrivate }
  }
}
