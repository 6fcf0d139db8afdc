import SwiftSyntax

/// A subscript that the project gives `JSON`, as far as an access without labels may mean it.
struct OwnSubscript: Sendable {
  enum Key: Sendable, Equatable {
    /// The cases of one enumeration of the project, by its full name: no text and no number is one.
    case enumeration(String)
    /// Anything that is `RawRepresentable`, which texts and numbers are not.
    case rawRepresentable
    /// What a text or a number may be as well, so that the library's own subscripts may be hidden.
    case other
  }

  let key: Key
  let position: SourcePosition
  /// Whether it is the library's subscript of the key's raw value.
  let readsRawValue: Bool

  /// Nil for a subscript that can only be called with a label.
  init?(_ node: SubscriptDeclSyntax, in file: SourceFile, _ project: ProjectFacts) {
    let parameters = node.parameterClause.parameters
    if parameters.contains(where: { $0.secondName != nil && $0.firstName.text != "_" }) { return nil }
    position = file.position(of: node)
    let parameter = parameters.only
    key = parameter.map { Self.key(of: $0, in: node, project) } ?? .other
    let name = (parameter?.secondName ?? parameter?.firstName)?.text ?? ""
    let read = node.getter?.only.map { $0.item.trimmedDescription } ?? ""
    readsRawValue = ["self[\(name).rawValue]", "return self[\(name).rawValue]"].contains(read)
  }

  /// Types that `JSON` has by its conformances: inside of an extension their names mean these.
  private static let members: Set = [
    "Element", "Index", "Indices", "Iterator", "Key", "RawValue", "SubSequence", "Value",
  ]

  private static func key(
    of parameter: FunctionParameterSyntax, in node: SubscriptDeclSyntax, _ project: ProjectFacts
  ) -> Key {
    guard parameter.ellipsis == nil, parameter.defaultValue == nil, let name = parameter.type.dottedName else {
      return .other
    }
    if let generic = node.genericParameterClause {
      let isRaw = generic.parameters.only.map { parameter in
        parameter.name.text == name && parameter.inheritedType?.dottedName == "RawRepresentable"
      }
      return isRaw == true ? .rawRepresentable : .other
    }
    guard let type = project.resolve(name, in: nil), type.kind == .enumeration,
      !project.aliases.contains(type.simpleName), !members.contains(name)
    else { return .other }
    let conformances = Conformances(of: [type.name], in: project)
    let isLiteral = (conformances.foreign + conformances.protocols.map(\.name)).contains { $0.contains("Literal") }
    return isLiteral ? .other : .enumeration(type.name)
  }
}

extension ProjectFacts {
  /// The text that a key is read by, where it is a case that a subscript of the project reads by its raw value.
  func rawValueKey(of step: ExprSyntax, in scope: String?) -> String? {
    guard let access = step.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.trimmedDescription
    let enumerations = ownSubscripts.compactMap { found -> String? in
      guard found.readsRawValue else { return nil }
      switch found.key {
      case .enumeration(let type): return access.base == nil ? type : resolved(access.base, scope) == type ? type : nil
      case .rawRepresentable: return access.base == nil ? nil : resolved(access.base, scope)
      case .other: return nil
      }
    }
    guard let type = enumerations.only.flatMap(type(named:)), type.kind == .enumeration,
      type.inherited.first.map({ ["String", "Int"].contains($0) }) == true,
      type.memberBlock.members.contains(where: { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.text == name } ?? false
      })
    else { return nil }
    return "\(access.base?.trimmedDescription ?? type.name).\(name).rawValue"
  }

  private func resolved(_ base: ExprSyntax?, _ scope: String?) -> String? {
    base?.dottedName.flatMap { resolve($0, in: scope)?.name }
  }

  /// Whether a key is a text or a number for certain, so that no subscript by an enumeration takes it.
  func isTextOrNumber(_ step: ExprSyntax, in scope: String?) -> Bool {
    if step.is(StringLiteralExprSyntax.self) || step.is(IntegerLiteralExprSyntax.self) { return true }
    let types = ExpressionTypes(facts: self)
    let access = step.as(MemberAccessExprSyntax.self)
    let constant = access.flatMap { access in
      resolved(access.base, scope).flatMap { owner in
        properties(named: access.declName.baseName.text).filter { $0.isStatic && $0.owner == owner }.only
      }
    }
    if let type = types.type(of: step) ?? constant.flatMap({ types.type(of: $0) }) {
      return type == .external("String") || type == .external("Int")
    }
    guard let access, access.declName.baseName.text == "rawValue",
      let element = access.base?.as(MemberAccessExprSyntax.self),
      let type = resolved(element.base, scope).flatMap(type(named:)), type.kind == .enumeration
    else { return false }
    return type.inherited.first.map { ["String", "Int"].contains($0) } ?? false
  }

  /// The first subscript of the project that may hide the library's.
  var hidingSubscript: OwnSubscript? { ownSubscripts.first { $0.key == .other } }
}

extension SubscriptDeclSyntax {
  /// The statements of the getter.
  fileprivate var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }
}
