import SwiftSyntax

/// Collects the names that a statement uses but does not declare.
final class RuleMentions: SyntaxVisitor {
  /// The first thing that means nothing outside of the initializer.
  private(set) var refused: Syntax?

  private let project: ProjectFacts
  /// Local names of the initializer, where the code may be a part of an expression that was taken apart.
  private let known: Set<String>
  private let type: TypeFacts?
  /// Where code of another place would stand.
  private let destination: Syntax?
  private let lineage: Set<String>
  private let mayInherit: Bool

  /// Checks code of a type.
  convenience init(project: ProjectFacts, type: TypeFacts, known: Set<String>) {
    self.init(project: project, type: type, destination: nil, known: known)
  }

  /// Checks code of another place, of which nothing is taken that names something of the project besides types and globals.
  ///
  /// - Parameter destination: where it would stand.
  convenience init(project: ProjectFacts, movingTo destination: Syntax, known: Set<String>) {
    self.init(project: project, type: nil, destination: destination, known: known)
  }

  private init(project: ProjectFacts, type: TypeFacts?, destination: Syntax?, known: Set<String>) {
    self.project = project
    self.known = known
    self.type = type
    self.destination = destination
    lineage = type.map { Set(project.lineage(of: $0.name)) } ?? []
    mayInherit =
      type?.inherited.contains {
        project.resolve($0, in: type?.enclosing) == nil && !KnownProtocols.names.contains($0)
      } == true
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
      if type == nil, isOfProject(node.baseName.text, isPrivate: true) || isPrivateType(node.baseName.text) {
        refuse(node)
      }
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    let name = node.baseName.text
    if name == "self" {
      if known.contains(name) { return .visitChildren }
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id {
        note(access.declName.baseName.text, at: Syntax(access), isOfSelf: true)
      } else {
        refuse(node)
      }
    } else if ["super", "Value"].contains(name) || name == "Self" && mayBeSubclass {
      refuse(node)
    } else if !name.hasPrefix("$") {
      if !known.contains(name), case .none = node.localBinding(of: name) {
        // That is what a rule calls what it makes.
        if name == "value" { refuse(node) }
        note(name, at: Syntax(node), isOfSelf: false)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if ["Self", "Value"].contains(name) || type == nil && !mayName(name, at: Syntax(node)) { refuse(node) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfInitializer { refuse(node) }
    return .visitChildren
  }

  /// Whether `Self` may be another type than the one that the code belongs to.
  private var mayBeSubclass: Bool {
    guard let type else { return true }
    let isOpen = type.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    return type.kind == .classType && (isOpen || !project.subclasses(of: type.name).isEmpty)
  }

  private func refuse(_ node: some SyntaxProtocol) { refused = refused ?? Syntax(node) }

  private func note(_ name: String, at node: Syntax, isOfSelf: Bool) {
    guard let type else {
      let isSame = mayName(name, at: node) && !isOfProject(name, isPrivate: false) || isSameGlobal(name, at: node)
      if isOfSelf || !isSame { refuse(node) }
      return
    }
    if let property = project.property(name, of: type.name) {
      // An inherited one is no property of the rule, unless it has a value here.
      if property.isComputed || property.owner != type.name && !property.isStatic && !known.contains(name) {
        refuse(node)
      }
      return
    }
    let isMember =
      project.functions(named: name).contains { $0.owner.map(mayBeMember) == true }
      || project.properties(named: name).contains { !$0.isStatic && $0.owner.map(mayBeMember) == true }
    let isKnown =
      !mayInherit || project.isDeclaredHere(name) || name.first?.isUppercase == true
      || project.functions(named: name).contains { $0.owner == nil }
      || project.properties(named: name).contains { $0.owner == nil }
    if isOfSelf || isMember || !isKnown { refuse(node) }
  }

  /// Whether code of another place may name something here: a type of Swift, of Foundation, or of the project.
  private func mayName(_ name: String, at node: Syntax) -> Bool {
    if project.isDeclaredHere(name) { return destination.map { project.isSameType(name, at: node, in: $0) } == true }
    return FoundationNames.isFoundation(name) || FoundationNames.isOfSwift(name)
  }

  /// Whether it names something of the project that no type has.
  private func isSameGlobal(_ name: String, at node: Syntax) -> Bool {
    destination.map { project.isSameGlobal(name, at: node, in: $0) } == true
  }

  private func isPrivateType(_ name: String) -> Bool {
    project.types(withSimpleName: name).contains { $0.modifiers.isPrivate }
  }

  /// Whether the project declares a function or property of a name.
  private func isOfProject(_ name: String, isPrivate: Bool) -> Bool {
    project.functions(named: name).contains { !isPrivate || $0.node.modifiers.isPrivate }
      || project.properties(named: name).contains { !isPrivate || $0.declaration.modifiers.isPrivate }
  }

  private func mayBeMember(of owner: String) -> Bool {
    lineage.contains(owner) || project.type(named: owner)?.kind == .protocolType || project.type(named: owner) == nil
  }
}

extension ReturnStmtSyntax {
  /// Whether it ends the initializer, and not a closure or function in it.
  fileprivate var isOfInitializer: Bool {
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorDeclSyntax.self) {
        return false
      }
      if let statement = node.as(GuardStmtSyntax.self),
        statement.parent?.parent?.parent?.is(CodeBlockSyntax.self) == true
      {
        // A guard at the top is what a rule begins with.
        return statement.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) != true
      }
      current = node.parent
    }
    return true
  }
}
