import SwiftSyntax

/// How a document is made of a value: `JSON(value)`, `try JSON(data: data)`, `try? JSON(data: data)`.
struct DocumentParsing {
  enum Manner {
    /// `JSON(value)`, which always gives a document.
    case plain
    /// `try! JSON(data: data)`
    case forced
    /// `try JSON(data: data)`
    case throwing
    /// `guard let json = try? JSON(data: data) else { return nil }`
    case optional
  }

  /// The label with which the document is made: `data`, `parseJSON`; nil for none.
  let label: String?
  let manner: Manner

  /// Returns how a statement makes a document, with the name of the document and of what it is made; nil for other
  /// statements.
  static func parsing(
    _ statement: CodeBlockItemSyntax
  ) -> (document: String, parsing: DocumentParsing, argument: ExprSyntax)? {
    if let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.only,
      binding.typeAnnotation?.type.isPlainJSON != false,
      let document = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value
    {
      return parsing(value).map { (document, $0, $1) }
    }
    guard let guarded = statement.item.as(GuardStmtSyntax.self), guarded.body.statements.count == 1,
      guarded.body.statements.returnsNil,
      let binding = guarded.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      binding.typeAnnotation == nil, let document = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let attempt = binding.initializer?.value.withoutParentheses.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let (label, argument) = made(by: attempt.expression)
    else { return nil }
    return (document, DocumentParsing(label: label, manner: .optional), argument)
  }

  /// The name of the document that a statement makes of something: `let json = JSON(data)`, `guard let json = try?
  /// JSON(data: data) else { … }`; nil for other statements.
  static func document(madeBy statement: CodeBlockItemSyntax) -> String? {
    if let found = parsing(statement) { return found.document }
    guard let guarded = statement.item.as(GuardStmtSyntax.self),
      let binding = guarded.conditions.last?.condition.as(OptionalBindingConditionSyntax.self),
      let attempt = binding.initializer?.value.withoutParentheses.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark, made(by: attempt.expression) != nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns the last of some statements that makes a document, with the document's name and the statements behind it;
  /// nil where none does.
  static func lastDocument(
    in statements: CodeBlockItemListSyntax
  ) -> (name: String, made: CodeBlockItemSyntax, rest: Slice<CodeBlockItemListSyntax>)? {
    for index in statements.indices.reversed() {
      guard let name = document(madeBy: statements[index]) else { continue }
      return (name, statements[index], statements[statements.index(after: index)...])
    }
    return nil
  }

  /// `JSON(data)`, `try JSON(data: data)`, `(try? JSON(data: data)) ?? JSON.null`
  private static func parsing(_ value: ExprSyntax) -> (DocumentParsing, argument: ExprSyntax)? {
    if let parts = value.infix, parts.sign == "??", parts.right.isNullConstant, parts.left.is(TupleExprSyntax.self),
      let attempt = parts.left.withoutParentheses.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let (label, argument) = made(by: attempt.expression), label == "data"
    {
      // `JSON(data)` gives null where it can't be parsed.
      return (DocumentParsing(label: nil, manner: .plain), argument)
    }
    guard let attempt = value.as(TryExprSyntax.self) else {
      return made(by: value).map { (DocumentParsing(label: $0, manner: .plain), $1) }
    }
    guard let (label, argument) = made(by: attempt.expression) else { return nil }
    switch attempt.questionOrExclamationMark?.tokenKind {
    case nil: return (DocumentParsing(label: label, manner: .throwing), argument)
    case .exclamationMark?: return (DocumentParsing(label: label, manner: .forced), argument)
    default: return nil
    }
  }

  private static func made(by expression: ExprSyntax) -> (label: String?, argument: ExprSyntax)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.isJSONInitializer, let argument = call.arguments.first,
      call.arguments.dropFirst().allSatisfy(\.isOfNoOptions)
    else { return nil }
    return (argument.label?.text, argument.expression)
  }

  /// The expressions that make a document of a parameter, where nothing else uses that, and how they do; nil where
  /// something else does, or where there may be no document.
  ///
  /// - Parameter statements: the statements of an initializer.
  static func documents(
    of parameter: FunctionParameterSyntax, in statements: CodeBlockItemListSyntax
  ) -> (parsing: DocumentParsing, made: [ExprSyntax])? {
    let name = parameter.internalName
    var labels: Set<String?> = []
    var found: [ExprSyntax] = []
    for use in statements.references(to: name) where !use.isMemberName {
      // Another name may hide it.
      guard case .annotated(let type) = use.localBinding(of: name), type.id == parameter.type.id,
        let call = use.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        let (label, argument) = made(by: ExprSyntax(call)), argument.id == ExprSyntax(use).id
      else { return nil }
      labels.insert(label)
      found.append(ExprSyntax(call))
    }
    guard let only = labels.only, let first = found.first else { return nil }
    guard only == "data", first.enclosing(TryExprSyntax.self) != nil else {
      return (DocumentParsing(label: only, manner: .plain), found)
    }
    // It throws, and so it has to be the first thing that is done.
    guard found.count == 1, let attempt = first.enclosing(TryExprSyntax.self),
      attempt.questionOrExclamationMark == nil,
      let value = statements.first?.item.as(VariableDeclSyntax.self)?.bindings.only?.initializer?.value,
      value.id == ExprSyntax(attempt).id,
      value.firstToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        == first.firstToken(viewMode: .sourceAccurate),
      value.codeTokens.count(where: { $0.tokenKind == .keyword(.try) }) == 1
    else { return nil }
    return (DocumentParsing(label: only, manner: .throwing), [ExprSyntax(attempt)])
  }

  /// The text in front of what the document is made of.
  var beginning: String { "\(manner == .forced ? "try! " : "")JSON(\(label.map { "\($0): " } ?? "")" }
}

extension LabeledExprSyntax {
  /// `options: []`, which is the default.
  fileprivate var isOfNoOptions: Bool {
    label?.text == "options" && expression.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}
