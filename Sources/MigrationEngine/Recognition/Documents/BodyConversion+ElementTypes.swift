import SwiftSyntax

/// Arrays whose elements are read one by one. They are read as a whole instead, if the meaning is the same.
///
/// ## Before
/// ```swift
/// tags = json["tags"].arrayValue.map { $0.stringValue }
/// users = json["users"].array?.map { User(json: $0) } ?? []
/// names = json["names"].arrayValue.map(\.stringValue)
/// owners = json["owners"].arrayValue.map(User.init)
/// ```
/// ## After
/// ```swift
/// tags = try container.value([String].self, at: "tags")
/// users = try container.valueIfPresent([User].self, at: "users") ?? []
/// names = try container.nestedContainers(at: "names").map({ try $0.value(String.self) })
/// owners = try container.nestedContainers(at: "owners").map({ try $0.value(User.self) })
/// ```
///
/// Preserves: every element, also those that are coerced or created from null.
/// Can't: models whose initializer may throw: an error ended the whole loop, but an array skips the element.
extension BodyConversion {
  /// Converts references like `map(Model.init)` and `map(\.stringValue)`, which mean the same as a closure.
  func reference(
    _ call: FunctionCallExprSyntax, given element: DocumentKind
  ) throws(NotRecognised) -> DocumentKind? {
    guard element == .document, let argument = call.arguments.only?.expression else {
      throw failure(.documentUseNotUnderstood, "what is called for each element is not understood", at: call)
    }
    if let path = argument.as(KeyPathExprSyntax.self), path.root == nil || path.root?.isJSON == true,
      let name = path.components.only?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
      let rule = ReadRule(accessor: name), let question = rule.elementQuestion
    {
      try checkScalar(rule, at: argument)
      try replace(argument.trimmedOffsets, by: "{ try $0\(question) }", at: argument)
      try placeTry(over: Syntax(call))
      return nil
    }
    if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let name = access.base?.dottedName, let model = project.resolve(name, in: type),
      let reading = surroundings.reading(model.name, access.declName.argumentNames?.arguments.first?.name.text ?? nil)
        ?? (access.declName.argumentNames == nil ? onlyReading(of: model.name) : nil)
    {
      try replace(argument.trimmedOffsets, by: "{ try $0\(reading.question(name, "")) }", at: argument)
      try placeTry(over: Syntax(call))
      return nil
    }
    throw failure(.documentUseNotUnderstood, "what is called for each element is not understood", at: argument)
  }

  private func onlyReading(of model: String) -> ModelReading? {
    guard project.jsonInitializers(of: model).count == 1, let entry = project.entry(of: model) else { return nil }
    return surroundings.reading(model, entry.label)
  }

  /// `json["tags"].arrayValue.map { $0.stringValue }`: the array has a type of its own.
  func wholeArray(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain? {
    guard name != "flatMap", value.kind == .elements, value.base == nil, let closure = call.closure,
      closure.signature?.capture == nil, closure.parameterNames.count <= 1,
      let body = closure.statements.only?.item,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let receiver = access.base
    else { return nil }
    var base = receiver.withoutParentheses
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    if let chaining = base.as(OptionalChainingExprSyntax.self) { base = chaining.expression }
    let start = receiver.trimmedOffsets.lowerBound
    guard let array = base.as(MemberAccessExprSyntax.self), let document = array.base,
      array.declName.baseName.text == (isOptional ? "array" : "arrayValue"),
      let source = self.document(document, environment), let text = source.base,
      // The question that `arrayValue` has become already.
      let asked = edits.last, asked.range == source.start..<array.trimmedOffsets.upperBound
    else { return nil }
    let parameter = closure.parameterNames.first?.name ?? "$0"
    let result = body.as(ReturnStmtSyntax.self)?.expression ?? body.as(ExprSyntax.self)
    guard let result, let element = elementType(result, parameter) else { return nil }
    let method = isOptional ? "valueIfPresent" : "value"
    dropLastEdit()
    let goesOn = ExprSyntax(call).isContinued && call.parent?.is(ForceUnwrapExprSyntax.self) == false
    try replace(
      start..<call.trimmedOffsets.upperBound,
      by: "\(text).\(method)([\(element)].self\(source.location))\(isOptional && goesOn ? "?" : "")", at: call)
    try placeTry(over: Syntax(call))
    return .plain
  }

  /// The type that each element becomes, when the lenient array of it holds the same.
  private func elementType(_ result: ExprSyntax, _ parameter: String) -> String? {
    func isParameter(_ expression: ExprSyntax?) -> Bool {
      expression?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
    }
    if let access = result.as(MemberAccessExprSyntax.self), isParameter(access.base),
      case .value(let scalar)? = ReadRule(accessor: access.declName.baseName.text)
    {
      return scalar.rawValue
    }
    if let call = result.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.dottedName, let argument = call.arguments.only,
      isParameter(argument.expression), let model = modelName(name),
      surroundings.reading(model, argument.label?.text) == .value, isNeverRefused(model)
    {
      return name
    }
    return nil
  }

  /// Returns whether a model is never refused. A throwing initializer ended the whole loop, but a lenient array skips
  /// the element.
  private func isNeverRefused(_ model: String) -> Bool {
    RuntimeLibrary.models.contains(model)
      || project.entry(of: model)?.effect == EntryPoint.Effect.none
  }
}

extension ReadRule {
  fileprivate var elementQuestion: String? {
    switch self {
    case .value(let scalar): ".value(\(scalar.rawValue).self)"
    case .optional(let scalar): ".valueIfPresent(\(scalar.rawValue).self)"
    default: nil
    }
  }
}
