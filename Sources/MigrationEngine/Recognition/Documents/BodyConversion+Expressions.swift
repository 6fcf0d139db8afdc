import SwiftSyntax

/// Reads inside of any other expression: raw values, dates, conversions, strings, memberwise initializers. The
/// expression itself stays as it is.
///
/// ## Before
/// ```swift
/// init(json: JSON) {
///   self.init(
///     kind: Kind(rawValue: json["kind"].stringValue) ?? .other,
///     when: Date(timeIntervalSince1970: json["when"].doubleValue / 1000),
///     day: formatter.date(from: json["day"].stringValue),
///     link: URL(string: json["link"].stringValue),
///     price: Double(json["price"].stringValue) ?? 0,
///     label: "\(json["first"].stringValue) \(json["last"].stringValue)")
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   try self.init(
///     kind: Kind(rawValue: container.value(String.self, at: "kind")) ?? .other,
///     when: Date(timeIntervalSince1970: container.value(Double.self, at: "when") / 1000),
///     day: formatter.date(from: container.value(String.self, at: "day")),
///     link: URL(string: container.value(String.self, at: "link")),
///     price: Double(container.value(String.self, at: "price")) ?? 0,
///     label: "\(container.value(String.self, at: "first")) \(container.value(String.self, at: "last"))")
/// }
/// ```
///
/// Preserves: everything except the reads.
/// Can't: reads in code that may not throw: autoclosures that do not rethrow, `defer`, captures.
extension BodyConversion {
  /// Converts an expression that must not pass a part of the document to other code.
  func plain(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) {
    guard try self.expression(expression, environment) == nil || expression.isDescribed(in: project) else {
      throw failure(.documentHandedOn, "the document is handed on: `\(expression.excerpt)`", at: expression)
    }
  }

  /// Converts an expression.
  ///
  /// - Returns: the part of the document that it gives; nil when it gives anything else.
  func expression(_ expression: ExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    if let found = DocumentQuestion(expression),
      try question(found, in: expression.trimmedOffsets, at: expression, environment)
    {
      return nil
    }
    switch try chain(expression, environment) {
    case .document(let value): return try settle(value, at: expression)
    case .plain: return nil
    case .other: break
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return try self.sequence(sequence, environment) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return try self.call(call, environment) }
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard try self.closure(closure, given: [], environment) == nil else {
        throw failure(.documentInNestedCode, "a closure gives a part of the document", at: closure)
      }
      return nil
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      return try self.expression(attempt.expression, environment)
    }
    if let condition = expression.as(IfExprSyntax.self) {
      try self.condition(condition, environment)
      return nil
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      try self.choice(choice, environment)
      return nil
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // The member's own name is no reference to anything here.
      if let base = access.base { try plain(base, environment) }
      return nil
    }
    if let path = expression.as(KeyPathExprSyntax.self) {
      if path.root?.isJSON == true { throw failure(.documentUseNotUnderstood, "a key path of the document", at: path) }
      for component in path.components {
        if let access = component.component.as(KeyPathSubscriptComponentSyntax.self) {
          try arguments(access.arguments, environment)
        }
      }
      return nil
    }
    if let passed = expression.as(InOutExprSyntax.self) { try checkWrite(to: passed.expression, environment) }
    try children(of: Syntax(expression), environment)
    return nil
  }

  /// Everything below a node that has no meaning of its own here.
  func children(of node: Syntax, _ environment: Environment) throws(NotRecognised) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let expression = child.as(ExprSyntax.self) {
        try plain(expression, environment)
      } else if let items = child.as(CodeBlockItemListSyntax.self) {
        try block(items, environment)
      } else if !child.is(TokenSyntax.self) {
        try children(of: child, environment)
      }
    }
  }

  private func condition(_ condition: IfExprSyntax, _ environment: Environment) throws(NotRecognised) {
    var inner = environment
    try conditions(condition.conditions, &inner)
    try block(condition.body.statements, inner)
    switch condition.elseBody {
    case .ifExpr(let next): try self.condition(next, environment)
    case .codeBlock(let body): try block(body.statements, environment)
    case nil: break
    }
  }

  private func choice(_ choice: SwitchExprSyntax, _ environment: Environment) throws(NotRecognised) {
    if let found = DocumentQuestion(choice), let pattern = choice.only(where: \.isOfNull)?.nullPattern,
      try question(found, in: choice.subject.trimmedOffsets, at: choice.subject, environment)
    {
      try replace(pattern.trimmedOffsets, by: "true", at: pattern)
    } else {
      try plain(choice.subject, environment)
    }
    for element in choice.cases {
      guard case .switchCase(let branch) = element else {
        throw failure(.conditionalCompilation, "a `switch` with `#if` inside", at: choice)
      }
      var inner = environment
      if case .case(let label) = branch.label {
        for item in label.caseItems {
          if let name = mentioned(in: item, environment) {
            throw failure(.documentInNestedCode, "a pattern uses `\(name.text)`", at: name)
          }
          shadow(item.pattern, in: &inner)
        }
      }
      try block(branch.statements, inner)
    }
  }

  // MARK: Closures

  /// Converts a closure that takes parts of the document, or none.
  ///
  /// - Returns: the part of the document that it returns. Nil if it returns anything else.
  func closure(
    _ closure: ClosureExprSyntax, given kinds: [DocumentKind?], _ environment: Environment
  ) throws(NotRecognised) -> DocumentKind? {
    var inner = environment
    for item in closure.signature?.capture?.items ?? [] {
      if environment[item.name.text] != nil, item.initializer == nil {
        throw failure(.documentInNestedCode, "a closure captures a part of the document", at: item)
      }
      if let value = item.initializer?.value { try plain(value, environment) }
      inner[item.name.text] = nil
    }
    let names = closure.parameterNames
    if names.isEmpty {
      for (index, kind) in Self.spread(kinds, over: max(1, closure.unnamedParameterCount)).enumerated() {
        inner["$\(index)"] = kind.map { DocumentVariable(kind: $0, text: "$\(index)") }
      }
    } else {
      let spread = Self.spread(kinds, over: names.count)
      for (index, parameter) in names.enumerated() {
        let kind = index < spread.count ? spread[index] : nil
        if let type = parameter.type {
          try rename(type)
          if kind == nil, DocumentKind(type) != nil {
            throw failure(
              .documentInNestedCode, "a closure takes a part of the document that nobody is known to give", at: type)
          }
        }
        inner[parameter.name] = kind.map { DocumentVariable(kind: $0, text: parameter.name) }
      }
    }
    if let result = closure.signature?.returnClause?.type { try rename(result) }

    closureDepth += 1
    let outerResults = closureResults
    closureResults = []
    defer {
      closureDepth -= 1
      closureResults = outerResults
    }
    if let body = closure.statements.only, case .expr(let value) = body.item {
      return try expression(value, inner)
    }
    try block(closure.statements, inner)
    return closureResults.first
  }

  /// Spreads an entry over the two parameters of a closure.
  private static func spread(_ kinds: [DocumentKind?], over count: Int) -> [DocumentKind?] {
    count == 2 && kinds.count == 1 && kinds[0] == .entry ? [nil, .document] : kinds
  }
}
