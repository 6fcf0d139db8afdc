import SwiftSyntax

/// The bindings of `if let` and `guard let`, with all branches.
///
/// ## Before
/// ```swift
/// if let name = json["name"].string {
///   self.name = name
/// } else {
///   name = json["nick"].stringValue
/// }
/// if let first = json["rows"].array?.first {
///   id = first["id"].intValue
/// }
/// ```
/// ## After
/// ```swift
/// if let name = try container.valueIfPresent(String.self, at: "name") {
///   self.name = name
/// } else {
///   name = try container.value(String.self, at: "nick")
/// }
/// if let first = container.nestedContainersIfPresent(at: "rows")?.first {
///   id = try first.value(Int.self, at: "id")
/// }
/// ```
///
/// Preserves: the branch that is taken, for every document.
/// Can't: patterns that name the document.
extension BodyConversion {
  func conditions(
    _ list: some Sequence<ConditionElementSyntax>, _ environment: inout Environment
  ) throws(NotRecognised) {
    for element in list {
      switch element.condition {
      case .expression(let expression):
        try plain(expression, environment)
      case .optionalBinding(let binding):
        try optionalBinding(binding, &environment)
      case .matchingPattern(let match):
        if let name = mentioned(in: match.pattern, environment) {
          throw failure(.documentInNestedCode, "a pattern uses `\(name.text)`", at: name)
        }
        try plain(match.initializer.value, environment)
        shadow(match.pattern, in: &environment)
      case .availability:
        break
      }
    }
  }

  func optionalBinding(
    _ binding: OptionalBindingConditionSyntax, _ environment: inout Environment
  ) throws(NotRecognised) {
    if let type = binding.typeAnnotation?.type { try rename(type) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      if let value = binding.initializer?.value { try plain(value, environment) }
      return
    }
    var kind: DocumentKind?
    if let value = binding.initializer?.value {
      kind = try expression(value, environment)
    } else if let variable = environment[name] {
      kind = variable.kind
      if variable.text != name {
        noteQuestion()
        let end = binding.pattern.trimmedOffsets.upperBound
        try replace(end..<end, by: " = \(variable.text)", at: binding)
      }
    }
    if let type = binding.typeAnnotation?.type { try checkResult(binding.initializer?.value, of: type) }
    switch kind {
    case .optional(let wrapped)?: environment[name] = DocumentVariable(kind: wrapped, text: name)
    case nil: environment[name] = nil
    default:
      throw failure(.documentUseNotUnderstood, "a part of the document is bound that is not optional", at: binding)
    }
  }
}
