import SwiftSyntax

/// Loops over arrays and objects.
///
/// ## Before
/// ```swift
/// for row in json["rows"].arrayValue where row["on"].boolValue {
///   names.append(row["name"].stringValue)
/// }
/// for (key, value) in json["counts"] {
///   counts[key] = value.intValue
/// }
/// ```
/// ## After
/// ```swift
/// for row in container.nestedContainers(at: "rows") where try row.value(Bool.self, at: "on") {
///   try names.append(row.value(String.self, at: "name"))
/// }
/// for (key, value) in container.entries(at: "counts") {
///   counts[key] = try value.value(Int.self)
/// }
/// ```
///
/// Preserves: the order of an array. An object is iterated in no order, as before.
/// Can't: `for case`, patterns other than a name or a pair.
extension BodyConversion {
  func loop(_ loop: ForStmtSyntax, _ environment: Environment) throws(NotRecognised) {
    var inner = environment
    shadow(loop.pattern, in: &inner)
    let kind = try sequence(loop.sequence, environment)
    if let type = loop.typeAnnotation?.type { try rename(type) }
    if let kind {
      guard loop.caseKeyword == nil, let element = kind.element else {
        throw failure(.documentUseNotUnderstood, "the loop over the document is not understood", at: loop.sequence)
      }
      try bind(loop.pattern, to: element, in: &inner)
    }
    if let clause = loop.whereClause { try plain(clause.condition, inner) }
    try block(loop.body.statements, inner)
  }

  /// The sequence of a loop: a `JSON` itself gives its entries.
  private func sequence(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    let value: DocumentValue
    switch try chain(expression, environment) {
    case .document(let found): value = found
    case .plain: return nil
    case .other: return try self.expression(expression, environment)
    }
    guard value.kind == .document, !value.isChained else { return try settle(value, at: expression) }
    try ask(value, ".entries(\(value.place))", at: expression)
    return .entries
  }

  /// Gives the names of a pattern their parts of an element.
  func bind(
    _ pattern: PatternSyntax, to kind: DocumentKind, in environment: inout Environment
  ) throws(NotRecognised) {
    let pattern = pattern.withoutParentheses
    if pattern.is(WildcardPatternSyntax.self) { return }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      environment[name] = DocumentVariable(kind: kind, text: name)
      return
    }
    guard kind == .entry, let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2,
      let last = tuple.elements.last?.pattern
    else { throw failure(.documentUseNotUnderstood, "the loop's pattern is not understood", at: pattern) }
    try bind(last, to: .document, in: &environment)
  }
}
