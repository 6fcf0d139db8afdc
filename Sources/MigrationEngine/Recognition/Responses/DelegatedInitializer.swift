import SwiftSyntax

/// A call of another initializer of the type that only assigns its arguments to the properties.
///
/// ## Before
/// ```swift
/// init(id: Int, name: String) {
///   self.id = id
///   self.name = name
/// }
/// convenience init(json: JSON) {
///   self.init(id: json["id"].intValue, name: json["name"].stringValue)
/// }
/// ```
/// ## After
/// ```swift
/// let id: Int
/// let name: String
/// ```
///
/// Preserves: the other initializer, for its other callers. The call is read as the assignments, with the arguments in
/// their place.
/// Can't: an initializer that transforms or refuses its arguments, assigns one object to two properties, or does
/// anything else.
struct DelegatedInitializer {
  let project: ProjectFacts
  let type: TypeFacts
  /// The initializer that calls; nil where something else does.
  let caller: InitializerDeclSyntax?

  /// The assignments that a call of an initializer amounts to; nil when the initializer does more than assign.
  func filled(by call: FunctionCallExprSyntax) -> [Assignment]? {
    guard call.trailingClosure == nil else { return nil }
    let called = project.initializers(calledBy: call, of: type.name).filter { $0.node.id != caller?.id }
    guard !called.isEmpty else { return isMemberwise ? memberwiseAssignments(call.arguments) : nil }
    return called.only.flatMap { $0.owner == type.name ? assignments(by: $0, call) : nil }
  }

  struct Assignment {
    let property: String
    let value: ExprSyntax
  }

  /// The assignments of an initializer, with the arguments in them; nil when the call does not fit it, or it does more
  /// than assign.
  private func assignments(by found: InitializerFacts, _ call: FunctionCallExprSyntax) -> [Assignment]? {
    let node = found.node
    let effects = node.signature.effectSpecifiers
    guard node.optionalMark == nil, effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
      node.genericParameterClause == nil, node.attributes.isEmpty, let body = node.body,
      let values = found.arguments(of: call).flatMap({ values(of: node.signature.parameterClause.parameters, $0) })
    else { return nil }
    var filled: [Assignment] = []
    var used: Set<String> = []
    for statement in body.statements {
      if statement.item.trimmedDescription == "super.init()" { continue }
      guard let (property, given) = statement.plainAssignment, !filled.contains(where: { $0.property == property })
      else { return nil }
      if let name = given.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = values[name] {
        // An object that is made once and given to two properties is shared.
        guard used.insert(name).inserted || isValue(property) else { return nil }
        let parameter = node.signature.parameterClause.parameters.first { $0.internalName == name }
        // `self.id = id` unwraps a parameter of type `Int!`.
        if parameter?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
          project.property(property, of: type.name)?.type?.isOptional != true
        {
          return nil
        }
        filled.append(Assignment(property: property, value: value))
      } else if given.isLiteral || given.is(NilLiteralExprSyntax.self) {
        filled.append(Assignment(property: property, value: given))
      } else {
        return nil
      }
    }
    return filled
  }

  private func isValue(_ property: String) -> Bool {
    project.property(property, of: type.name).map(ValueTypes(project: project).isValue) ?? false
  }

  /// The argument, or the default value, of each parameter by its name inside.
  private func values(of parameters: FunctionParameterListSyntax, _ arguments: [ExprSyntax?]) -> [String: ExprSyntax]? {
    var values: [String: ExprSyntax] = [:]
    for (parameter, argument) in zip(parameters, arguments) {
      guard !parameter.type.is(AttributedTypeSyntax.self) else { return nil }
      if let argument {
        values[parameter.internalName] = argument
      } else if let value = parameter.defaultValue?.value, value.isLiteral || value.is(NilLiteralExprSyntax.self) {
        values[parameter.internalName] = value
      } else {
        return nil
      }
    }
    return values
  }

  // MARK: The memberwise initializer

  /// Whether the struct has an implicit memberwise initializer: its own declaration contains no initializer, besides one
  /// that a function is read as.
  private var isMemberwise: Bool {
    type.kind == .structure
      && project.initializers(of: type.name).allSatisfy {
        $0.node.enclosingExtension != nil || $0.node.id == caller?.id
      }
  }

  private func memberwiseAssignments(_ arguments: LabeledExprListSyntax) -> [Assignment]? {
    var filled: [Assignment] = []
    var rest = arguments[...]
    for property in project.instanceProperties(of: type.name) where !property.isComputed {
      let isConstant = property.declaration.bindingSpecifier.tokenKind == .keyword(.let)
      if isConstant, property.initializer != nil { continue }
      guard property.declaration.attributes.isEmpty, property.declaration.modifiers.allSatisfy({ $0.detail == nil })
      else { return nil }
      if let argument = rest.first, argument.label?.text == property.name {
        filled.append(Assignment(property: property.name, value: argument.expression))
        rest = rest.dropFirst()
      } else if isConstant || (property.initializer == nil && property.type?.isOptional != true) {
        return nil
      }
    }
    return rest.isEmpty ? filled : nil
  }
}
