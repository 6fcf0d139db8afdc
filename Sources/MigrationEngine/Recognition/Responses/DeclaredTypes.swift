import MigrationPlan
import SwiftSyntax

/// The types of stored properties, in the detail that decoding needs.
struct DeclaredTypes {
  let project: ProjectFacts
  /// The full name of the type that declares the properties.
  let scope: String

  /// The declared type without its optional; where none is written, the one that a literal shows.
  func type(of property: PropertyFacts) -> (FieldType, isOptional: Bool)? {
    guard let written = property.type else {
      if let made = property.initializer.flatMap({ type(ofEmpty: $0) ?? type(ofCase: $0) }) { return (made, false) }
      if let element = property.literalElementType { return (.array(.scalar(element)), false) }
      return property.initializer.flatMap { $0.literalType ?? scalar(ofConstant: $0) }.map { (.scalar($0), false) }
    }
    if let optional = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type(optional.wrappedType).map { ($0, true) }
    }
    if let optional = written.as(OptionalTypeSyntax.self) {
      return type(optional.wrappedType).map { ($0, true) }
    }
    return type(written).map { ($0, false) }
  }

  /// The type of `[Item]()`, `String()`, `Item(id: 1)`.
  func type(ofEmpty value: ExprSyntax) -> FieldType? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return nil }
    if let made = model(madeBy: call) { return .model(made) }
    guard call.arguments.isEmpty else { return nil }
    if let collection = call.emptyCollectionType { return type(collection) }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let scalar = Scalar(named: name), scalar != .url, !project.isDeclaredHere(name)
    else { return nil }
    return .scalar(scalar)
  }

  /// The enumeration of `State.open`, where that is a case without values.
  private func type(ofCase value: ExprSyntax) -> FieldType? {
    guard let access = value.as(MemberAccessExprSyntax.self),
      let found = access.base?.dottedName.flatMap({ project.resolve($0, in: scope) }), found.kind == .enumeration,
      !found.isGeneric
    else { return nil }
    let isCase = found.memberBlock.enumerationCases.contains {
      $0.parameterClause == nil && $0.name.text == access.declName.baseName.text
    }
    return isCase ? .model(found.name) : nil
  }

  /// The type of `Int.zero`, and of `String.empty` where an extension of the project declares that constant.
  func scalar(ofConstant value: ExprSyntax) -> Scalar? {
    guard let access = value.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let scalar = Scalar(named: name),
      scalar != .url, !project.isDeclaredHere(name)
    else { return nil }
    let constant = access.declName.baseName.text
    let own = project.properties(named: constant).filter { $0.owner == name }
    if own.isEmpty { return constant == "zero" && scalar.isNumber ? scalar : nil }
    guard let found = own.only, found.declaration.modifiers.isStatic else { return nil }
    let isOfType = found.type.map { $0.trimmedDescription == name } ?? (found.initializer?.literalType == scalar)
    return isOfType ? scalar : nil
  }

  /// The type of the project that a call of its initializer makes.
  func model(madeBy call: FunctionCallExprSyntax) -> String? {
    guard let found = call.calledExpression.initializedTypeName.flatMap({ project.resolve($0, in: scope) }),
      found.kind == .classType || found.kind == .structure,
      project.initializers(of: found.name).allSatisfy({ $0.node.optionalMark == nil })
    else { return nil }
    return found.name
  }

  func type(_ written: TypeSyntax) -> FieldType? { type(written, beyondAliases: 0) }

  /// - Parameter aliases: how many aliases led here; those that lead to each other have no end.
  private func type(_ written: TypeSyntax, beyondAliases aliases: Int) -> FieldType? {
    if let element = written.arrayElement { return type(element, beyondAliases: aliases).map(FieldType.array) }
    if let inside = written.as(TupleTypeSyntax.self)?.elements.only, inside.firstName == nil {
      return type(inside.type, beyondAliases: aliases)
    }
    guard let name = written.dottedName else { return nil }
    if aliases < 8, let alias = project.aliased(name, in: scope) {
      let outer = DeclaredTypes(project: project, scope: alias.scope ?? "")
      return outer.type(alias.type, beyondAliases: aliases + 1)
    }
    if let found = project.resolve(name, in: scope) { return .model(found.name) }
    if project.isDeclaredHere(String(name.prefix { $0 != "." })) { return nil }
    if let scalar = Scalar(named: name) { return .scalar(scalar) }
    return RuntimeLibrary.models.contains(name) ? .model(name) : nil
  }
}
