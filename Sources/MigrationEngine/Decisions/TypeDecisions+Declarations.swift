/// What becomes of a type whose declarations are believed: what is no optional has to be there, what is one may be absent.
extension TypeDecisions {
  /// Why a type can't be decoded as it is declared; nil when it can.
  func reasonAgainstBelieving(_ name: String) -> Reason? {
    for field in types[name]?.fields ?? [] {
      let plan = field.plan
      if plan.isOfObject {
        return Reason("not tightened: `\(plan.property)` is made of the whole object", at: plan.position)
      }
      guard let form = field.declaredForm else {
        return Reason(
          "not tightened: Foundation would read `\(plan.property)` otherwise", at: plan.position)
      }
      if case .wrapped = form, form != field.form, field.form != .plain, !isDeclaredAlone(field) {
        return Reason("not tightened: `\(plan.property)` is declared with others", at: plan.position)
      }
    }
    return nil
  }

  private func isDeclaredAlone(_ field: FieldDecision) -> Bool {
    part(declaring: field).map { isEditable(field.plan, of: $0) } ?? false
  }

  /// Gives each property the form that its declaration asks for.
  mutating func believeDeclarations(of name: String) {
    for index in types[name]?.fields.indices ?? 0..<0 {
      guard let field = types[name]?.fields[index], let form = field.declaredForm else { continue }
      let plan = field.plan
      types[name]?.fields[index].form = form
      // The client's responses have a status that is always there.
      types[name]?.fields[index].isRequired = field.isStatus && plan.isOptional
      types[name]?.fields[index].reason = form == .plain ? nil : field.reason
    }
  }
}

extension FieldDecision {
  /// The form in which the property is decoded by Foundation; nil where only code says how it is read.
  var declaredForm: Form? {
    // `.url` escapes what a URL takes as it is, and a `JSON` keeps how a number is written.
    if plan.rule == nil, plan.type.element == .scalar(.url) || plan.type.element == .other("JSON") { return nil }
    if plan.isGuarded, plan.rule == nil { return .plain }
    // What is there can be unwrapped, and a document without it is refused.
    if plan.rule?.name.hasPrefix("UnwrappedRule<") == true { return .plain }
    switch form {
    case .plain: return plan.declaredPlainForm
    case .wrapped(.coerced), .wrapped(.nilIfNull): return .plain
    // `true` and 1.5 were numbers to the old code, and would be 0 without a word.
    case .wrapped(.defaultZero): return .plain
    // What is absent gives nil, and so does null.
    case .wrapped(.nilIfAbsent), .wrapped(.nilIfEmpty): return nil
    case .wrapped: return form
    case .written: return nil
    }
  }
}

extension FieldPlan {
  /// The form of a property that no wrapper has to say anything of under the old rules.
  fileprivate var declaredPlainForm: FieldDecision.Form? {
    switch read {
    case .optional(let scalar):
      guard let value = fallback ?? initialValue, !isOptional else { return .plain }
      guard let wrapper = FieldDecision.Wrapper(default: value, of: scalar) else { return nil }
      return wrapper == .defaultZero ? .plain : .wrapped(wrapper)
    case .ifPresent(_, _) where !isOptional: return nil
    case .code: return rule == nil ? .plain : nil
    default: return .plain
    }
  }
}
