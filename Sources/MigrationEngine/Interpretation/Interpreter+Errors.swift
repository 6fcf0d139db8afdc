import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// The error that an expression makes, if it is the same for every document; nil where it is not, or is not known.
  func error(_ expression: ExprSyntax, in state: State) -> ThrownError? {
    var constants: [String: String] = [:]
    for reference in expression.references where !reference.isMemberName {
      let name = reference.baseName.text
      guard let number = state.names[name] else { continue }
      guard case .literal(let literal) = state.variables[number] else { return nil }
      constants[name] = literal.source
    }
    guard let owner = initializer.enclosingTypeName.map({ project.resolve($0, in: nil)?.name ?? $0 }) else { return nil }
    return ThrownError(expression, naming: constants, in: type, for: owner, project)
  }
}

extension TypeRecognition {
  /// Returns the errors that the type's rules have: one for all documents that are refused, and those for the values of
  /// single properties.
  ///
  /// - Parameters:
  ///   - thrown: the refusals with their errors, in their order.
  ///   - plan: the type's plan without errors.
  func errors(
    _ thrown: [Interpreter.State.Thrown], of plan: DecodingPlan
  ) throws(NotRecognised) -> (whole: String?, properties: [DecodingPlan.PropertyError]) {
    let isMadeOfThrowing = plan.fields.contains { field in
      guard case .model(let model) = field.type.element else { return field.rule?.body != nil && mayThrowInRules }
      return project.entry(of: model)?.effect == .throwing
    }
    let errors = Set(thrown.map(\.error))
    if !isMadeOfThrowing, !errors.contains(nil) {
      if errors.count < 2 { return (errors.first.flatMap(\.self)?.source, []) }
      if let found = keyed(thrown, of: plan) { return found }
    } else if let error = ThrownError(of: found, in: project) {
      return (error.source, [])
    }
    throw failure(.failureNotDeclarable, "the initializer throws more than one error, or another's", at: initializer)
  }

  /// Whether the initializer tries something, so that a rule may throw what that does.
  private var mayThrowInRules: Bool {
    initializer.codeTokens.contains { $0.tokenKind == .keyword(.try) }
  }

  /// The errors by the properties that are at fault, if the first one that is at fault is the first one that is read;
  /// nil if that is not so.
  private func keyed(
    _ thrown: [Interpreter.State.Thrown], of plan: DecodingPlan
  ) -> (whole: String?, properties: [DecodingPlan.PropertyError])? {
    guard plan.conditions.isEmpty, plan.superclass == nil, type.ownCoding == nil else { return nil }
    var rest = thrown[...]
    var whole: String?
    if plan.demand != nil {
      guard let first = rest.popFirst(), first.condition.demand == plan.demand else { return nil }
      whole = first.error?.source
    }
    var properties: [DecodingPlan.PropertyError] = []
    var fields = plan.fields[...]
    for refusal in rest {
      guard let source = refusal.error?.source, let key = Value.truth(refusal.condition).onlyKey,
        let index = fields.firstIndex(where: { $0.key == key && !$0.isPath && !$0.isOfObject }),
        fields[index].isGuarded || fields[index].rule?.refuses == true
      else { return nil }
      properties.append(DecodingPlan.PropertyError(property: fields[index].property, source: source))
      fields = fields[(index + 1)...]
    }
    // What refuses a document without an error of its own would throw another one.
    let refusing = plan.fields.count { $0.isGuarded || $0.rule?.refuses == true }
    return refusing == properties.count ? (whole, properties) : nil
  }
}
