import SwiftSyntax

/// The places that name a static function of a type, or a method that is called for a new value: `User().user(from:)`.
struct StaticFunctionUses {
  /// One place.
  struct Use {
    /// The function's name with what stands before it: `User.from`.
    let called: ExprSyntax
    /// The type as it is written before the name: `User`.
    let base: String
    let file: Int

    /// The call, when it is called there.
    var call: FunctionCallExprSyntax? { called.call }
  }

  private let project: ProjectFacts
  private let function: FunctionDeclSyntax
  /// The full name of the type.
  private let owner: String
  private let labels: [String?]
  /// Other static functions of the type with the same name.
  private let others: [FunctionFacts]
  private(set) var all: [Use] = []
  /// Whether some code may use the function that can't be told from other code, or is not known.
  private(set) var mayBeMore = false

  init(of function: FunctionDeclSyntax, owner: String, in project: ProjectFacts) {
    self.project = project
    self.function = function
    self.owner = owner
    labels = function.labels
    let name = function.name.text
    others = project.functions(named: name).filter {
      $0.owner == owner && $0.isStatic && $0.node.id != function.id
    }
    for use in project.memberAccesses[name, default: []] { note(use.node, use.file) }
    for use in project.references[name, default: []] where isOwn(use.node) {
      if case .none = use.node.localBinding(of: name) { note(ExprSyntax(use.node), as: owner, use.file) }
    }
  }

  private enum Meaning {
    case function(base: String)
    case unknown, other
  }

  private mutating func note(_ access: MemberAccessExprSyntax, _ file: Int) {
    switch meaning(of: access) {
    case .other: return
    case .unknown:
      guard let call = ExprSyntax(access).call else {
        // A value's property has the name, too.
        if project.properties(named: function.name.text).isEmpty { mayBeMore = true }
        return
      }
      if call.arguments.map({ $0.label?.text }) == labels { mayBeMore = true }
    case .function(let base): note(ExprSyntax(access), as: base, file)
    }
  }

  private mutating func note(_ called: ExprSyntax, as base: String, _ file: Int) {
    if let written = called.call?.arguments.map({ $0.label?.text }) ?? called.writtenLabels {
      // Another one of the name.
      if written != labels, others.contains(where: { $0.node.labels == written }) { return }
    } else if !others.isEmpty {
      mayBeMore = true
      return
    }
    all.append(Use(called: called, base: base, file: file))
  }

  private func meaning(of access: MemberAccessExprSyntax) -> Meaning {
    guard let base = access.base else { return .unknown }
    switch base.trimmedDescription {
    case "super": return .other
    case "self", "Self":
      guard isOwn(access) else { return .other }
      return base.trimmedDescription == "Self" || isStatic(access) ? .function(base: owner) : .unknown
    default: break
    }
    if !function.modifiers.isStatic {
      guard let call = base.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
        let name = call.calledExpression.dottedName, let found = project.resolve(name, in: access.enclosingTypeName)
      else { return .unknown }
      return found.name == owner ? .function(base: name) : .other
    }
    guard let name = base.dottedName else { return .unknown }
    if let first = name.split(separator: ".").first, case .none = access.localBinding(of: String(first)) {
      if let found = project.resolve(name, in: access.enclosingTypeName) {
        return found.name == owner ? .function(base: name) : .other
      }
    }
    return .unknown
  }

  /// Whether a name stands in the type itself, or in one that is nested in it.
  private func isOwn(_ node: some SyntaxProtocol) -> Bool {
    guard let name = node.enclosingTypeName else { return false }
    return name == owner || project.resolve(name, in: nil)?.name == owner
  }

  private func isStatic(_ node: some SyntaxProtocol) -> Bool {
    guard case .function(let function) = FunctionBody(around: node) else { return false }
    return function.modifiers.isStatic
  }
}

extension FunctionDeclSyntax {
  /// The labels of its parameters.
  fileprivate var labels: [String?] { signature.parameterClause.parameters.map(\.argumentLabel) }
}

extension ExprSyntax {
  /// The call whose name this is.
  var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? $0 : nil }
  }

  /// The labels of `User.from(json:)`.
  fileprivate var writtenLabels: [String?]? {
    let name = self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
    return name?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
  }
}
