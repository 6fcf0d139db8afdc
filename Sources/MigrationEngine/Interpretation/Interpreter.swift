import MigrationPlan
import SwiftSyntax

/// Interprets the body of an initializer symbolically: each stored property ends with a value that says how it is made
/// of the document.
///
/// Whatever it does not understand ends the interpretation, so that a reading is always complete.
struct Interpreter {
  let project: ProjectFacts
  /// The full name of the type whose code runs; empty for code of none.
  var type: String
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  /// Whether expressions that are not understood are values, where they have no side effects.
  var keepsCode = false

  /// The first construct that is not understood.
  struct NotUnderstood: Error {
    let node: Syntax

    init(_ node: some SyntaxProtocol) {
      self.node = Syntax(node)
    }
  }

  /// The first statement of the body, by its position, that gives each property a value.
  typealias Origins = [String: Int]

  /// Returns the meaning of the initializer.
  ///
  /// - Parameter properties: The stored properties of the type.
  /// - Throws: `NotUnderstood`.
  func reading(of properties: [PropertyFacts]) throws(NotUnderstood) -> (Reading, origins: Origins) {
    guard let body = initializer.body else { throw NotUnderstood(initializer) }
    var state = State()
    for property in properties { state.properties[property.name] = beginning(of: property) }
    state.declare(entry.name, as: .document(DocumentPath()))
    for parameter in initializer.signature.parameterClause.parameters where !parameter.type.isJSON {
      guard let value = parameter.defaultValue?.value else { throw NotUnderstood(parameter) }
      state.declare(parameter.internalName, as: try self.value(of: value, in: state))
    }
    let end = try run(Array(body.statements), in: state).ended(since: 0)
    // A document that is always refused has no values.
    if end.flow == .refused { throw NotUnderstood(body) }
    // A model that is made and dropped may have done something; what may stop the program has to be asked for.
    let kept = Set(end.properties.values.flatMap(\.models))
    guard end.models.isSubset(of: kept) else { throw NotUnderstood(body) }
    // Which comes first would matter.
    if !end.refusals.isEmpty, kept.contains(where: \.mayStop) { throw NotUnderstood(body) }
    return (Reading(properties: end.properties, refusals: end.refusals), end.origins)
  }

  /// The value of a property before the first statement.
  func beginning(of property: PropertyFacts) -> Value {
    guard let value = property.initializer else {
      let isVariable = property.declaration.bindingSpecifier.tokenKind == .keyword(.var)
      return isVariable && property.type?.isOptional == true ? .none : .unset
    }
    return (try? self.value(of: value, in: State())) ?? .initial(property: property.name)
  }

  /// The value of a literal, or of an empty array; nil for other expressions.
  func constant(_ expression: ExprSyntax) -> Value? {
    let inner = expression.withoutParentheses
    if inner.is(NilLiteralExprSyntax.self) { return Value.none }
    if inner.trimmedDescription == "Optional.none" { return Value.none }
    if inner.isLiteral {
      let text = inner.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return .literal(Value.Literal(inner.trimmedDescription, text: text))
    }
    if ConstantAssignment.source(of: inner) == ConstantAssignment.emptyArray { return .emptyArray }
    if let call = inner.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription == "Array"
    {
      return .emptyArray
    }
    if let dictionary = inner.as(DictionaryExprSyntax.self), case .colon = dictionary.content {
      return .emptyDictionary
    }
    if let call = inner.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let zero = Scalar(named: name)?.zero, !project.isDeclaredHere(name)
    {
      return .literal(Value.Literal(zero))
    }
    return nil
  }

  var context: InitializerContext { InitializerContext(facts: project, type: type, json: entry.name) }
}
