import MigrationPlan
import SwiftSyntax

/// Finds the models that calls make of a document.
struct ModelConstruction {
  let facts: ProjectFacts
  /// The full name of the type whose code makes them.
  let type: String

  /// The type that a call of its initializer from JSON makes: `Model(json: …)`, however that is labelled.
  ///
  /// - Parameter asked: the type that is asked for, which `.init(json: …)` makes.
  func model(
    constructedBy expression: ExprSyntax, of asked: String? = nil, isTried: Bool = false
  ) -> (type: String, argument: ExprSyntax)? {
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return model(constructedBy: unwrapped.expression, of: asked).flatMap { facts.neverRefuses($0.type) ? $0 : nil }
    }
    let attempt = expression.as(TryExprSyntax.self)
    guard let call = (attempt?.expression ?? expression).as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      attempt == nil || attempt?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let name = asked ?? call.calledExpression.initializedTypeName, let argument = call.arguments.only
    else { return nil }
    if let found = resolve(name) {
      guard let entry = facts.entry(of: found.name), entry.label == argument.label?.text,
        entry.configuration.isEmpty, (entry.effect == .throwing) == (isTried || attempt != nil)
      else { return nil }
      return (found.name, argument.expression)
    }
    guard argument.label?.text == "json", RuntimeLibrary.models.contains(name),
      !facts.isDeclaredHere(String(name.prefix { $0 != "." }))
    else { return nil }
    return (name, argument.expression)
  }

  /// Returns the model whose initializer from JSON is passed on, to be called for each element: `map(Model.init)`.
  ///
  /// - Parameter generics: the types that type parameters stand for.
  func model(initializedBy argument: ExprSyntax, _ generics: [String: String]) -> String? {
    guard let name = argument.dottedName, name.hasSuffix(".init"),
      let found = resolve(generics[String(name.dropLast(5))] ?? String(name.dropLast(5))),
      !facts.takesOtherValues(found.name),
      let entry = facts.entry(of: found.name), entry.presence == .plain, entry.configuration.isEmpty,
      entry.constants.isEmpty
    else { return nil }
    return found.name
  }

  /// The type of a name; that of the code for `Self`, if no subclass can be meant.
  private func resolve(_ name: String) -> TypeFacts? {
    guard name == "Self" else { return facts.resolve(name, in: type) }
    return facts.type(named: type).flatMap { facts.subclasses(of: $0.name).isEmpty && !$0.has(.open) ? $0 : nil }
  }
}
