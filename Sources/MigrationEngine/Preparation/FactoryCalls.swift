import SwiftSyntax

/// Finds the calls of a static function that makes a value, and makes them calls of the initializer.
struct FactoryCalls {
  let project: ProjectFacts
  let factory: StaticFactory

  private(set) var edits: [Edit] = []
  /// Whether some code may call the function that can't be changed, or is not known.
  private(set) var mayBeCalledElsewhere = false

  init(of factory: StaticFactory, in project: ProjectFacts) {
    self.project = project
    self.factory = factory
    for use in project.memberAccesses[factory.name, default: []] { note(use.node, use.file) }
    for use in project.references[factory.name, default: []] where isOwn(use.node) {
      if case .none = use.node.localBinding(of: factory.name) { note(use.node, use.file) }
    }
  }

  /// Whether code outside of the project may call the function, or a protocol asks for it.
  static func isAskedFor(_ factory: StaticFactory, of type: TypeFacts, in project: ProjectFacts) -> Bool {
    let conformances = Conformances(of: [type.name], in: project)
    return factory.node.isVisibleOutside
      || conformances.mayRequireForeignInitializer
      || conformances.protocols.contains { found in
        project.functions(named: factory.name).contains { $0.owner == found.name }
      }
  }

  private enum Meaning {
    case factory(base: String)
    case unknown, other
  }

  private mutating func note(_ access: MemberAccessExprSyntax, _ file: Int) {
    switch meaning(of: access) {
    case .other: return
    case .unknown:
      let labels = ExprSyntax(access).call?.arguments.map { $0.label?.text }
      if labels == nil || labels == [factory.document.argumentLabel] { mayBeCalledElsewhere = true }
    case .factory(let base): rewrite(ExprSyntax(access), as: base, file)
    }
  }

  private mutating func note(_ reference: DeclReferenceExprSyntax, _ file: Int) {
    rewrite(ExprSyntax(reference), as: factory.owner, file)
  }

  /// `User.from(json)` as `User(json: json)`, and `User.from` as `User.init(json:)`.
  private mutating func rewrite(_ called: ExprSyntax, as base: String, _ file: Int) {
    func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(file: file, range: range, text: text)) }
    let source = project.files[file]
    guard source.role == .migrated, !source.utf8[called.trimmedOffsets].contains(where: \.isNewline) else {
      mayBeCalledElsewhere = true
      return
    }
    guard let call = called.call else {
      replace(called.trimmedOffsets, with: "\(base).init(json:)")
      return
    }
    guard let argument = call.arguments.only, argument.label?.text == factory.document.argumentLabel,
      call.trailingClosure == nil
    else {
      mayBeCalledElsewhere = true
      return
    }
    replace(called.trimmedOffsets, with: base)
    let start = argument.trimmedOffsets.lowerBound
    replace(
      start..<(argument.colon?.trimmedOffsets.upperBound ?? start), with: argument.label == nil ? "json: " : "json:")
  }

  private func meaning(of access: MemberAccessExprSyntax) -> Meaning {
    guard let base = access.base else { return .unknown }
    switch base.trimmedDescription {
    case "super": return .other
    case "self", "Self":
      guard isOwn(access) else { return .other }
      return base.trimmedDescription == "Self" || isStatic(access) ? .factory(base: factory.owner) : .unknown
    default: break
    }
    guard let name = base.dottedName else { return .unknown }
    if let first = name.split(separator: ".").first, case .none = access.localBinding(of: String(first)) {
      if let found = project.resolve(name, in: access.enclosingTypeName) {
        return found.name == factory.owner ? .factory(base: name) : .other
      }
    }
    return .unknown
  }

  /// Whether a name stands in the type itself, or in one that is nested in it.
  private func isOwn(_ node: some SyntaxProtocol) -> Bool {
    guard let name = node.enclosingTypeName else { return false }
    return name == factory.owner || project.resolve(name, in: nil)?.name == factory.owner
  }

  private func isStatic(_ node: some SyntaxProtocol) -> Bool {
    guard case .function(let function) = FunctionBody(around: node) else { return false }
    return function.modifiers.isStatic
  }
}

extension ExprSyntax {
  /// The call whose name this is.
  fileprivate var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? $0 : nil }
  }
}
