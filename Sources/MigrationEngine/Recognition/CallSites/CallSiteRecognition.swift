import SwiftSyntax

/// A call site that executes a request and handles its outcome.
///
/// ## Before
/// ```swift
/// let params = Shop.ItemsRequestParams()
/// let request = Shop.ItemsRequest(params: params, referer: referer)
/// request.executeAsync { [weak self] response, error in
///   guard let self = self else { return }
///   if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
///     self.show(L_ERROR)
///     return
///   }
///   if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
///     self.show(message)
///     return
///   }
///   if let response = response {
///     self.items = response.items
///   }
/// }
/// ```
/// ## After
/// ```swift
/// let request = Shop.Items()
/// HTTPClient.shared.call(request, referer: referer) { [weak self] result in
///   guard let self = self else { return }
///   switch result {
///   case .success(let response):
///     self.items = response.items
///   case .failure(let error):
///     self.show(error.message)
///   }
/// }
/// ```
///
/// Preserves: the code that runs on success, and the code that shows the message on failure. A text that only the call
/// site knew becomes the client's `destructiveErrorMessage`.
/// Can't: handlers of the two errors that differ in more than the text, code that runs in both cases after them.
struct CallSiteRecognition {
  let project: ProjectFacts
  let file: Int

  struct Result: Sendable {
    let plan: CallSitePlan
    let file: Int
    /// The statements from the parameters to the execution.
    let statements: [CodeBlockItemSyntax]
    /// The name of the variable that holds the request; nil when it is executed where it is made.
    let variable: String?
    /// The arguments of the parameters class.
    let arguments: LabeledExprListSyntax
    let referer: ExprSyntax
    let closure: ClosureExprSyntax
    /// The guards at the start of the closure, which stay.
    let kept: [CodeBlockItemSyntax]
    /// The code that handles an error, without its `return`.
    let failureBlock: CodeBlockSyntax
    let failureStatement: CodeBlockItemSyntax
    /// The name of the message in that block.
    let message: String
    let successStatement: CodeBlockItemSyntax
    let successBlock: CodeBlockSyntax
    /// The name of the response in the block that handles success.
    let response: String
  }

  /// Understands the execution that a statement is, with the two statements before it.
  ///
  /// - Parameters:
  ///   - call: the call of `executeAsync`.
  ///   - requests: the request classes by their full names, each with its parameters class.
  func recognise(_ call: FunctionCallExprSyntax, requests: [String: String]) throws(NotRecognised) -> Result {
    guard let item = call.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { throw failure(.requestUsedOtherwise, "the execution is not a statement by itself", at: call) }
    var items = Array(list)
    guard let index = items.firstIndex(where: { $0.id == item.id }) else {
      throw failure(.requestUsedOtherwise, "the execution is not a statement by itself", at: call)
    }
    items.removeSubrange(index...)
    var statements = [item]
    let (making, variable) = try construction(of: base, among: &items, taking: &statements)
    guard let name = project.resolve(making.calledExpression.dottedName ?? "", in: call.enclosingTypeName)?.name,
      let parameters = requests[name]
    else { throw failure(.requestPartNotConverted, "the request is not converted", at: making) }
    let arguments = Array(making.arguments)
    guard arguments.count == 2, arguments.map(\.label?.text) == ["params", "referer"] else {
      throw failure(.requestUsedOtherwise, "the request is made in another way", at: making)
    }
    let (parametersCall, parametersVariable) = try construction(
      of: arguments[0].expression, among: &items, taking: &statements)
    guard
      project.resolve(parametersCall.calledExpression.dottedName ?? "", in: call.enclosingTypeName)?.name == parameters,
      parametersCall.trailingClosure == nil
    else { throw failure(.requestUsedOtherwise, "the parameters are made in another way", at: parametersCall) }
    for name in [variable, parametersVariable].compactMap(\.self) {
      try checkUnused(name, in: list, except: statements)
    }
    return try handlers(
      of: call, name: name, statements: statements.reversed(), variable: variable,
      arguments: parametersCall.arguments, referer: arguments[1].expression)
  }

  /// A value that is made in place, or by the statement just before.
  private func construction(
    of expression: ExprSyntax, among items: inout [CodeBlockItemSyntax], taking statements: inout [CodeBlockItemSyntax]
  ) throws(NotRecognised) -> (FunctionCallExprSyntax, variable: String?) {
    if let call = expression.as(FunctionCallExprSyntax.self) { return (call, nil) }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let last = items.last,
      let variable = last.item.as(VariableDeclSyntax.self), let binding = variable.bindings.only,
      variable.bindingSpecifier.tokenKind == .keyword(.let),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    else {
      throw failure(
        .requestUsedOtherwise, "`\(expression.trimmedDescription)` is not made by the statement just before",
        at: expression)
    }
    items.removeLast()
    statements.append(last)
    return (call, name)
  }

  private func checkUnused(
    _ name: String, in list: CodeBlockItemListSyntax, except statements: [CodeBlockItemSyntax]
  ) throws(NotRecognised) {
    for item in list where !statements.contains(where: { $0.id == item.id }) {
      if let use = item.firstReference(to: name) {
        throw failure(.requestUsedOtherwise, "`\(name)` is used elsewhere too", at: use)
      }
    }
  }

  // MARK: The closure

  private func handlers(
    of call: FunctionCallExprSyntax, name: String, statements: [CodeBlockItemSyntax], variable: String?,
    arguments: LabeledExprListSyntax, referer: ExprSyntax
  ) throws(NotRecognised) -> Result {
    let argument = call.arguments.only?.expression.as(ClosureExprSyntax.self)
    guard let closure = call.trailingClosure ?? argument, call.trailingClosure == nil || call.arguments.isEmpty else {
      throw failure(.outcomeHandledOtherwise, "the outcome is not handled by a closure in place", at: call)
    }
    let names = closure.parameterNames.map(\.name)
    guard names.count == 2, closure.signature?.effectSpecifiers == nil, closure.signature?.returnClause == nil else {
      throw failure(.outcomeHandledOtherwise, "the closure does not name the response and the error", at: closure)
    }
    if let variable, let use = closure.firstReference(to: variable) {
      throw failure(.outcomeHandledOtherwise, "the closure uses the request", at: use)
    }
    var rest = Array(closure.statements)
    var kept: [CodeBlockItemSyntax] = []
    while let first = rest.first, first.item.is(GuardStmtSyntax.self) {
      for name in names {
        if let use = first.firstReference(to: name) {
          throw failure(.outcomeHandledOtherwise, "a guard tests `\(name)`", at: use)
        }
      }
      kept.append(rest.removeFirst())
    }
    guard rest.count == 3 else {
      throw failure(
        .outcomeHandledOtherwise, "the closure does other things than test the two errors and take the response",
        at: closure)
    }
    let destructive = try errorBlock(
      rest[0], condition: "APIUtil.getDestructiveErrorCodeIfAny(\(names[0]))", names: names)
    let message = try errorBlock(
      rest[1], condition: "APIUtil.getErrorMessageIfAny(\(names[0]), error: \(names[1]))", names: names)
    guard let shown = message.name else {
      throw failure(.outcomeHandledOtherwise, "the message is not used", at: rest[1])
    }
    let text = try differingText(destructive.block, message.block, message: shown)
    try checkIsGlobal(text)
    let success = try successBlock(rest[2], response: names[0], error: names[1])
    let position = project.files[file].position(of: text)
    return Result(
      plan: CallSitePlan(
        name: enclosingName(of: call), request: name, destructiveText: text.trimmedDescription,
        destructiveTextPosition: position),
      file: file, statements: statements, variable: variable, arguments: arguments, referer: referer, closure: closure,
      kept: kept, failureBlock: message.block, failureStatement: rest[1], message: shown, successStatement: rest[2],
      successBlock: success.block, response: success.name)
  }

  /// `if let name = condition { …; return }`.
  private func errorBlock(
    _ item: CodeBlockItemSyntax, condition: String, names: [String]
  ) throws(NotRecognised) -> (block: CodeBlockSyntax, name: String?) {
    guard let (name, value, body) = item.item.unwrapping, value.words == condition, !project.isDeclaredHere("APIUtil")
    else { throw failure(.outcomeHandledOtherwise, "not `if let … = \(condition)`", at: item) }
    guard let last = body.statements.last?.item.as(ReturnStmtSyntax.self), last.expression == nil,
      body.statements.count > 1
    else { throw failure(.outcomeHandledOtherwise, "the error's block does not end with `return`", at: item) }
    for name in names {
      if let use = body.firstReference(to: name) {
        throw failure(.outcomeHandledOtherwise, "the error's block uses `\(name)`", at: use)
      }
    }
    return (body, name)
  }

  /// Returns the only expression in which the two blocks differ, where the second one has the message.
  private func differingText(
    _ first: CodeBlockSyntax, _ second: CodeBlockSyntax, message: String
  ) throws(NotRecognised) -> ExprSyntax {
    let (left, right) = (
      Array(first.tokens(viewMode: .sourceAccurate)), Array(second.tokens(viewMode: .sourceAccurate))
    )
    let prefix = zip(left, right).prefix { $0.text == $1.text }.count
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0.text == $1.text }.count
    guard prefix + suffix == right.count - 1, prefix + suffix < left.count, right[prefix].text == message,
      right[prefix].parent?.is(DeclReferenceExprSyntax.self) == true,
      let text = left[prefix].expression(endingWith: left[left.count - suffix - 1])
    else { throw failure(.outcomeHandledOtherwise, "the two errors are not handled alike", at: second) }
    return text
  }

  /// Checks that the text means the same in the client's configuration.
  private func checkIsGlobal(_ text: ExprSyntax) throws(NotRecognised) {
    for token in text.codeTokens {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { continue }
      let isMember = reference.enclosingTypeName.map { project.property(token.text, of: $0) != nil } ?? false
      if case .none = reference.localBinding(of: token.text), !isMember, token.text != "self" { continue }
      throw failure(.outcomeHandledOtherwise, "the text of the first error depends on `\(token.text)`", at: reference)
    }
  }

  /// `if let response = response { … }`, or `guard` with the rest of the closure.
  private func successBlock(
    _ item: CodeBlockItemSyntax, response: String, error: String
  ) throws(NotRecognised) -> (block: CodeBlockSyntax, name: String) {
    guard let (name, value, body) = item.item.unwrapping, value.trimmedDescription == response, let name else {
      throw failure(.outcomeHandledOtherwise, "the response is not taken by `if let`", at: item)
    }
    if let use = body.firstReference(to: error) {
      throw failure(.outcomeHandledOtherwise, "`\(error)` is used on success", at: use)
    }
    return (body, name)
  }

  private func enclosingName(of node: some SyntaxProtocol) -> String {
    var name: String?
    var current = node.parent
    while let parent = current, name == nil {
      name =
        parent.as(FunctionDeclSyntax.self)?.name.text
        ?? (parent.is(InitializerDeclSyntax.self) ? "init" : nil)
      current = parent.parent
    }
    return [node.enclosingTypeName, name].compactMap(\.self).joined(separator: ".")
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: project.files[file].position(of: node)))
  }
}

extension CodeBlockItemSyntax.Item {
  /// `if let name = value { … }` with one condition and no `else`; the name is nil for `_`.
  fileprivate var unwrapping: (name: String?, value: ExprSyntax, body: CodeBlockSyntax)? {
    guard let statement = self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      statement.elseBody == nil,
      let binding = statement.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      binding.typeAnnotation == nil
    else { return nil }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    // `if let response` means `if let response = response`.
    guard
      let value = binding.initializer?.value
        ?? name.map({ ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier($0))) })
    else { return nil }
    return (name, value, statement.body)
  }
}

extension SyntaxProtocol {
  /// The first place that names a variable, by itself or in a shorthand binding.
  func firstReference(to name: String) -> TokenSyntax? {
    codeTokens.first { token in
      guard token.text == name else { return false }
      if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      }
      let condition = token.parent?.parent?.as(OptionalBindingConditionSyntax.self)
      return condition.map { $0.initializer == nil } ?? false
    }
  }
}

extension TokenSyntax {
  /// The smallest expression that begins with this token and ends with another.
  fileprivate func expression(endingWith last: TokenSyntax) -> ExprSyntax? {
    var current: Syntax? = parent
    while let node = current {
      if node.firstToken(viewMode: .sourceAccurate)?.id == id, node.lastToken(viewMode: .sourceAccurate)?.id == last.id,
        let expression = node.as(ExprSyntax.self)
      {
        return expression
      }
      current = node.parent
    }
    return nil
  }
}
