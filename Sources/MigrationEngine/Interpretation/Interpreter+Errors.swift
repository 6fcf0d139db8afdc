import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// The error that an expression makes, if it is the same for every document; nil where it is not, or is not known.
  func error(_ expression: ExprSyntax, in state: State) -> ThrownError? {
    // One that the function was given: `throw error`, `throw error()`.
    let called = expression.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty ? $0.calledExpression : nil }
    if let name = (called ?? expression).as(DeclReferenceExprSyntax.self)?.baseName.text,
      let found = state.names[name].flatMap({ state.errors[$0] })
    {
      return found
    }
    var constants: [String: String] = [:]
    for reference in expression.references where !reference.isMemberName {
      let name = reference.baseName.text
      guard let number = state.names[name] else { continue }
      guard case .literal(let literal) = state.variables[number], literal.isOf(reference.declaredTypeName) else {
        return nil
      }
      constants[name] = literal.source
    }
    guard let name = initializer.enclosingTypeName else { return nil }
    let owner = project.resolve(name, in: nil)?.name ?? name
    return ThrownError(expression, naming: constants, in: type, for: owner, project)
  }
}

extension TypeRecognition {
  /// Adds the errors to a plan: one for all documents that are refused, or those for the values of single properties.
  ///
  /// - Parameters:
  ///   - meaning: the meaning of the initializer.
  ///   - plan: the type's plan without errors.
  func addErrors(of meaning: Meaning, to plan: inout DecodingPlan) throws(NotRecognised) {
    let thrown = meaning.thrown
    let asked = thrown.flatMap { Value.truth($0.condition).nested }
    // A model that is tried, and has errors of its own, would throw them instead.
    let isOfTried = asked.contains { value in
      if case .model(let name, _, _) = value { return mayThrowItself(name) }
      return false
    }
    if isOfTried {
      throw failure(.failureNotDeclarable, "a model that is tried has errors of its own", at: initializer)
    }
    let isMadeOfThrowing = plan.fields.contains { field in
      guard case .model(let model) = field.type.element else {
        return field.rule?.body?.mayThrowOthers == true && meaning.mayThrowAnything
      }
      return project.entry(of: model)?.effect == .throwing && !project.neverRefuses(model)
    }
    let errors = Set(thrown.map(\.error))
    if !isMadeOfThrowing, !errors.contains(nil) {
      if errors.count < 2 {
        plan.error = errors.first.flatMap(\.self)?.source
        return
      }
      if try addErrorsOfProperties(thrown, to: &plan) { return }
    } else if let error = ThrownError(of: found, in: project) {
      plan.error = error.source
      return
    }
    throw failure(.failureNotDeclarable, "the initializer throws more than one error, or another's", at: initializer)
  }

  /// Whether making a model, or one that it may be made of, throws errors of its own.
  private func mayThrowItself(_ model: String) -> Bool {
    var seen: Set<String> = [model]
    var open = [model]
    while let name = open.popLast() {
      guard let initializer = project.documentInitializer(of: name)?.node else { return true }
      if initializer.signature.effectSpecifiers?.throwsClause != nil, !project.neverRefuses(name) { return true }
      for token in initializer.codeTokens {
        if let found = project.resolve(token.text, in: name), !project.jsonInitializers(of: found.name).isEmpty,
          seen.insert(found.name).inserted
        {
          open.append(found.name)
        }
      }
    }
    return false
  }

  /// Adds the errors of the properties that are at fault, and one for documents that are refused as a whole before.
  ///
  /// - Returns: whether the first property at fault is the first one that is read.
  private func addErrorsOfProperties(
    _ thrown: [Interpreter.State.Thrown], to plan: inout DecodingPlan
  ) throws(NotRecognised) -> Bool {
    // Keys that are there have an order of their own.
    guard plan.conditions.isEmpty, plan.superclass == nil, ownCoding == nil, try ownKeys() == nil else {
      return false
    }
    var rest = thrown[...]
    if let demand = rest.first?.condition.demand {
      // It is refused for want of a value, too, which is another error.
      plan.demand = plan.demand ?? demand
      guard plan.demand == demand else { return false }
      plan.error = rest.popFirst()?.error?.source
    } else if plan.demand != nil {
      return false
    }
    var fields = plan.fields[...]
    for refusal in rest {
      guard let source = refusal.error?.source, let key = Value.truth(refusal.condition).onlyKey,
        let index = fields.firstIndex(where: { $0.key == key && !$0.isPath && !$0.isOfObject }),
        fields[index].refuses
      else { return false }
      plan.errors.append(DecodingPlan.PropertyError(property: fields[index].property, source: source))
      fields = fields[(index + 1)...]
    }
    // A property that refuses a document without an error of its own would throw another one.
    return plan.fields.count(where: \.refuses) == plan.errors.count
  }
}

extension FieldPlan {
  /// Whether a document without its value is refused.
  fileprivate var refuses: Bool { isGuarded || rule?.refuses == true }
}

extension DeclReferenceExprSyntax {
  /// The name of the type that a parameter or a variable is declared with; nil where none is written.
  fileprivate var declaredTypeName: String? {
    guard case .annotated(let type) = localBinding(of: baseName.text) else { return nil }
    return type.trimmedDescription
  }
}

extension Value.Literal {
  /// Whether it stands by itself for a value of a type: one without a context has no other.
  fileprivate func isOf(_ type: String?) -> Bool {
    if text != nil { return type == "String" }
    if ["true", "false"].contains(source) { return type == "Bool" }
    return Int(source) != nil && type == "Int"
  }
}
