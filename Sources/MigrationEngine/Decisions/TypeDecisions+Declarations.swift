/// Tightens types by their declarations: a non-optional property is required, an optional one may be absent or null.
extension TypeDecisions {
  /// Returns the reason why a type can't be decoded as it is declared, or nil if it can.
  func reasonAgainstBelieving(_ name: String) -> Reason? {
    for field in types[name]?.fields ?? [] {
      let plan = field.plan
      if plan.isOfObject {
        return Reason(
          .foundationReadsOtherwise, "not tightened: `\(plan.property)` is made of the whole object", at: plan.position)
      }
      if plan.rule == nil, let model = refusingElement(of: field), lossyForm(of: field) == nil {
        return Reason(
          .refusedElements,
          "not tightened: `\(plan.property)` leaves out each `\(model)` that is refused, and `@LossyArray` can't stand there",
          at: plan.position)
      }
      guard field.declaredForm != nil else {
        return Reason(
          .foundationReadsOtherwise, "not tightened: Foundation would read `\(plan.property)` otherwise",
          at: plan.position)
      }
    }
    return nil
  }

  /// Gives each property the form that its declaration requires.
  mutating func believeDeclarations(of name: String) {
    for index in types[name]?.fields.indices ?? 0..<0 {
      guard let field = types[name]?.fields[index], let declared = field.declaredForm else { continue }
      let plan = field.plan
      let form = plan.rule == nil ? lossyForm(of: field) ?? declared : declared
      types[name]?.fields[index].form = form
      // The client's responses have a status that is always there.
      types[name]?.fields[index].isRequired = field.isStatus && plan.isOptional
      types[name]?.fields[index].reason = form == .plain ? nil : field.reason
      if form == .wrapped(.lossyArray), let model = refusingElement(of: field) {
        types[name]?.fields[index].reason = Reason(
          .refusedElements, "`\(plan.property)`: each `\(model)` that is refused is left out", at: plan.position)
      }
    }
  }

  /// The model in an array whose initializer refuses some documents: the old code left such elements out.
  private func refusingElement(of field: FieldDecision) -> String? {
    let models: [String]
    switch field.plan.type {
    case .array(let element): if case .model(let model) = element.element { models = [model] } else { return nil }
    case .scalar, .model: return nil
    case .other(let source):
      guard project.resolve(source, in: field.owner) == nil else { return nil }
      models = source.identifiers.compactMap { project.resolve(String($0), in: field.owner)?.name }
    }
    return models.first { types[$0].map { $0.recognised.entry.effect != EntryPoint.Effect.none } ?? false }
  }

  /// Returns the form that skips refused elements. Nil if it is not needed, or can't be declared.
  private func lossyForm(of field: FieldDecision) -> FieldDecision.Form? {
    guard refusingElement(of: field) != nil, case .array(.model) = field.plan.type,
      let part = part(declaring: field), isEditable(field.plan, of: part),
      part.mayWrap(field.plan.property, by: .lossyArray, in: project)
    else { return nil }
    return .wrapped(.lossyArray)
  }
}

extension FieldDecision {
  /// The form in which Foundation decodes the property. Nil if only code can read it.
  var declaredForm: Form? {
    // `.url` escapes what a URL takes as it is, and a `JSON` keeps how a number is written.
    if plan.rule == nil, plan.type.element == .scalar(.url) || plan.type.element == .other("JSON") { return nil }
    if plan.isGuarded, plan.rule == nil { return .plain }
    // The old code stopped the program without the value; a document without it is refused now.
    if plan.rule?.name.hasPrefix("UnwrappedRule<") == true { return .plain }
    switch form {
    case .plain, .wrapped(.coerced), .wrapped(.nilIfNull): return .plain
    // `true` and 1.5 were numbers to the old code, and would be 0 without a word.
    case .wrapped(.defaultZero): return .plain
    // An optional is nil for null, too, and for nothing else that is there.
    case .wrapped(.nilIfAbsent), .wrapped(.nilIfEmpty): return nil
    case .wrapped: return isListed ? nil : form
    }
  }
}
