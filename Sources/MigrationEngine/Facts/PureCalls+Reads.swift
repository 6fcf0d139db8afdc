import SwiftSyntax

/// The declarations of the project that a read may mean.
extension PureCalls {
  /// Returns the properties that a name in an expression may mean: those of the type that it is read from, where that is
  /// certain.
  func properties(namedBy node: DeclReferenceExprSyntax) -> [PropertyFacts] {
    let all = project.properties(named: node.baseName.text).filter { !project.vendoredFiles.contains($0.file) }
    guard !all.isEmpty else { return [] }
    if node.isMemberName, let access = node.parent?.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return trustsOthers ? [] : all.filter(\.isStatic) }
      let isMember = membership(in: base)
      return all.filter { $0.owner.map(isMember) ?? false }
    }
    // A component of a key path.
    guard node.parent?.is(KeyPathPropertyComponentSyntax.self) != true else { return trustsOthers ? [] : all }
    guard case .none = node.localBinding(of: node.baseName.text) else { return [] }
    let scope = node.enclosingTypeName.map { project.resolve($0, in: nil)?.name ?? $0 }
    return all.filter { property in
      property.owner.map { owner in scope.map { isMember(of: owner, $0) } ?? false } ?? true
    }
  }

  /// Returns whether a call asks the clock or for something random, or makes an object.
  func differsEachTime(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledWithoutGenericArguments
    let access = called.as(MemberAccessExprSyntax.self)
    var name = called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? access?.declName.baseName.text
    if name == "init" { name = access?.base?.trimmedDescription }
    guard let name else { return false }
    return Self.objects.contains(name)
      || Self.differing[name]?.contains(call.arguments.map(\.label?.text)) ?? false
  }

  /// Returns the subscripts that an access may call, by its labels and by the type that it is called on.
  func subscripts(calledBy access: SubscriptCallExprSyntax) -> [SubscriptDeclSyntax] {
    let labels = access.arguments.map(\.label?.text)
    let found = project.subscripts.filter { $0.node.parameterClause.parameters.map(\.subscriptLabel) == labels }
    guard !found.isEmpty else { return [] }
    let isMember = membership(in: access.calledExpression)
    return found.filter { isMember($0.owner) }.map(\.node)
  }

  /// Returns a check whether what a type declares may be a member of an expression: of its value, or of the type that it
  /// names. The expression's type is looked up once.
  func membership(in base: ExprSyntax) -> (_ owner: String) -> Bool {
    if base.isTypeName(in: project), let name = base.dottedName {
      let type = project.resolve(name, in: base.enclosingTypeName)?.name ?? name
      return { [self] in isMember(of: $0, type) }
    }
    var root = base
    while let access = root.as(SubscriptCallExprSyntax.self) { root = access.calledExpression }
    let types = ExpressionTypes(facts: project)
    // A subscript of a JSON gives a JSON.
    let type = types.type(of: base) ?? types.type(of: root).flatMap { $0 == .external("JSON") ? $0 : nil }
    switch type?.unwrapped {
    case .project(let name)? where project.type(named: name)?.kind != .protocolType:
      return { [self] in isMember(of: $0, name) }
    case .external(let name)?: return { [self] in $0 == name || mayBeProtocol($0) }
    case .array?: return { [self] in $0 == "Array" || mayBeProtocol($0) }
    case .dictionary?: return { [self] in $0 == "Dictionary" || mayBeProtocol($0) }
    case .project?, .optional?, nil: return { [trustsOthers] _ in !trustsOthers }
    }
  }

  /// Whether what a type or protocol has is a member of another type, too, or may be one of its subclasses.
  private func isMember(of owner: String, _ type: String) -> Bool {
    let lineage = project.lineage(of: type)
    return lineage.contains(owner) || project.lineage(of: owner).contains(type) || mayBeProtocol(owner)
      // A class of another module.
      || lineage.contains { project.type(named: $0)?.inherited.contains(owner) == true }
  }

  /// Whether a name is that of a protocol, or may be: one of another module whose types are not known.
  private func mayBeProtocol(_ owner: String) -> Bool {
    if let found = project.type(named: owner) { return found.kind == .protocolType }
    return !Self.types.contains(owner) && !["CG", "CL", "NS", "UI"].contains { owner.hasPrefix($0) }
  }
}

extension PropertyFacts {
  /// The statements of the getter.
  var getter: CodeBlockItemListSyntax? { accessorBlock?.statementsOfGetter }

  /// Whether its getter says that it throws.
  var getterMayThrow: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.effectSpecifiers?.throwsClause != nil }
  }

  private var accessorBlock: AccessorBlockSyntax? {
    declaration.bindings.first { $0.pattern.trimmedDescription == name }?.accessorBlock
  }
}

extension FunctionParameterSyntax {
  /// The label of an argument for the parameter of a subscript.
  var subscriptLabel: String? { secondName == nil || firstName.text == "_" ? nil : firstName.text }
}
