import SwiftSyntax

/// A model that code makes of a document, or of each element of an array of documents.
struct ReadModel {
  let type: TypeFacts
  /// The label with its colon; empty if there is none.
  let label: String
  let isFailable: Bool

  init?(_ call: FunctionCallExprSyntax, label: String?, in project: ProjectFacts) {
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      called = base
    }
    guard let name = called.dottedName, let type = project.resolve(name, in: called.enclosingTypeName) else {
      return nil
    }
    self.init(type, label: label, in: project)
  }

  /// The model that `map`, or a method like it, makes of each element.
  init?(eachOf call: FunctionCallExprSyntax, in project: ProjectFacts) {
    if let closure = call.trailingClosure ?? call.arguments.only?.expression.as(ClosureExprSyntax.self) {
      guard call.arguments.isEmpty || call.trailingClosure == nil, let statement = closure.statements.only,
        let made = (statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self))?
          .as(FunctionCallExprSyntax.self), let argument = made.arguments.only, made.trailingClosure == nil,
        let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case .closureParameter(let owner, 0) = argument.expression.localBinding(of: name), owner.id == closure.id,
        closure.signature?.capture == nil
      else { return nil }
      self.init(made, label: argument.label?.text, in: project)
      return
    }
    guard let access = call.arguments.only?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let name = access.base?.dottedName,
      let type = project.resolve(name, in: access.enclosingTypeName),
      let entry = project.jsonInitializers(of: type.name).only.flatMap({ EntryPoint($0.node) })
    else { return nil }
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    guard labels == nil || labels == [entry.label ?? "_"] else { return nil }
    self.init(type, label: entry.label, in: project)
  }

  private init?(_ type: TypeFacts, label: String?, in project: ProjectFacts) {
    guard !type.isGeneric, let initializer = project.jsonInitializers(of: type.name).only,
      let entry = EntryPoint(initializer.node), entry.label == label, entry.configuration.isEmpty,
      entry.effect != .throwing, initializer.node.body != nil,
      project.initializers(of: type.name).filter({ $0.labels == [label] }).count == 1
    else { return nil }
    self.type = type
    self.label = label.map { "\($0): " } ?? ""
    isFailable = entry.effect == .failable
  }

  /// Whether code at the end of its file may name it.
  var isVisibleInFile: Bool {
    sequence(first: Syntax(type.node), next: \.parent).allSatisfy { node in
      node.parent?.parent?.is(SourceFileSyntax.self) != false
        || node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate != true
    }
  }
}

extension ReadModel {
  /// Whether a method of arrays gives the models: all of them, or those that there are.
  func isMade(by method: MemberAccessExprSyntax) -> Bool {
    let name = method.declName.baseName.text
    return isFailable ? ["compactMap", "flatMap"].contains(name) : name == "map"
  }
}
