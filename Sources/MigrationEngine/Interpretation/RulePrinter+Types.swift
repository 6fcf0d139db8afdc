import MigrationPlan

/// The type, and the default, that the code of a value states itself.
extension RulePrinter {
  /// Whether the code says of which type it is: `Role(rawValue: …)`, `Role(rawValue: …) ?? .student`,
  /// `try container.valueIfPresent(Int.self) ?? -1`, `try container.value(Int.self) == 1`, `… != nil`.
  func namesType(_ value: Value) -> Bool {
    switch value {
    case .coalesce(.read(let path, let scalar), .literal): isGiven(path) && scalar.rawValue == type
    case .coalesce(let one, .member(let enumeration, _)):
      makesType(one) && enumeration.map { $0.name == type || $0.name.hasSuffix(".\(type)") } ?? true
    case .truth(.equals(.coerced(let path, _), .literal(let literal))),
      .truth(.not(.equals(.coerced(let path, _), .literal(let literal)))):
      type == "Bool" && isGiven(path) && literal.truth == nil && literal.text?.isEmpty != true
    case .truth(.isPresent), .truth(.not(.isPresent)): type == "Bool"
    default: makesType(value)
    }
  }

  /// Whether the code calls an initializer of the type.
  private func makesType(_ value: Value) -> Bool {
    switch value {
    case .made(.rawValue(let enumeration), _): seen(enumeration.name) == type
    case .made(.number(let scalar), _): scalar.rawValue == type
    case .made(.dateSince1970, _): type == "Date"
    case .code(let code): code.made == type
    default: false
    }
  }

  /// The literal of `text ?? "literal"`, where the text is all that the rule is given.
  func defaultText(_ value: Value) -> String? {
    guard type == "String", isScoped, case .coalesce(.read(let path, .string), .literal(let literal)) = value,
      isGiven(path)
    else {
      return nil
    }
    return literal.source
  }

  /// Whether a part of the document is the value that the rule is given.
  private func isGiven(_ path: DocumentPath) -> Bool {
    path.root == .document && path.steps == (key.map { [.key($0)] } ?? [])
  }
}
