import SwiftParser
import SwiftSyntax

/// Fills an empty array by a loop over the document's elements.
///
/// ## Before
/// ```swift
/// for item in json["users"].arrayValue {
///   users.append(User(json: item))
/// }
/// if let items = json["admins"].array {
///   for item in items {
///     let admin = User(json: item)
///     admins.append(admin)
///   }
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// let admins: [User]
/// ```
///
/// Preserves: every element, in its order. The loop means `users = json["users"].arrayValue.map { User(json: $0) }`,
/// and is read as that; without an array there is nothing to loop over, whichever accessor says so.
/// Can't: an array that begins with elements, a loop over a `JSON` itself (whose objects have elements too), anything
/// else in the body.
struct AppendingLoop {
  /// The property, or the local variable, that is appended to.
  let target: ExprSyntax
  /// The array as one expression.
  let value: ExprSyntax

  /// Nil when the statement is anything else.
  init?(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) {
    var (item, context) = (item, context)
    if let (name, value, body) = item.bindingOfOneValue {
      guard value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "array" else { return nil }
      context.aliases[name] = nil
      context.values[name] = value
      item = body
    }
    var (element, array, body): (String, ExprSyntax, CodeBlockItemListSyntax)
    if let loop = item.as(ForStmtSyntax.self) {
      guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, loop.whereClause == nil,
        loop.typeAnnotation == nil, loop.caseKeyword == nil, loop.awaitKeyword == nil
      else { return nil }
      (element, array, body) = (name, loop.sequence, loop.body.statements)
    } else if let call = item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "forEach",
      let base = method.base, let closure = call.trailingClosure, closure.signature?.capture == nil,
      closure.parameterNames.count <= 1
    {
      (element, array, body) = (closure.parameterNames.first?.name ?? "$0", base, closure.statements)
    } else {
      return nil
    }
    guard let documents = context.meant(by: array).arrayOfDocuments,
      let (target, made, isOptional) = Self.appended(in: Array(body.map(\.item)))
    else { return nil }
    self.target = target
    let parameter = element == "$0" ? "" : "\(element) in "
    let method = isOptional ? "compactMap" : "map"
    let text = "\(documents.trimmedDescription).arrayValue.\(method) { \(parameter)\(made.trimmedDescription) }"
    guard let parsed = Parser.parse(source: text).statements.only?.item.as(ExprSyntax.self) else { return nil }
    value = parsed
  }

  /// `list.append(Model(json: item))`, with a constant before it or an `if let` around it.
  private static func appended(
    in items: [CodeBlockItemSyntax.Item]
  ) -> (target: ExprSyntax, made: ExprSyntax, isOptional: Bool)? {
    if let (name, value, body) = items.only?.bindingOfOneValue, let (target, argument) = append(body),
      argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return (target, value, true)
    }
    guard let last = items.last, let (target, argument) = append(last) else { return nil }
    var constants: [String: ExprSyntax] = [:]
    for item in items.dropLast() {
      guard let declaration = item.as(VariableDeclSyntax.self), let binding = declaration.bindings.only,
        binding.typeAnnotation == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, constants.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    let made = inlined(argument, &constants)
    return constants.isEmpty ? made.map { (target, $0, false) } : nil
  }

  /// An expression without the constants that it is made of, each of which is used once: `Model(json: item)` of
  /// `Model(json: copy)` and `let copy = JSON(item)`.
  private static func inlined(_ expression: ExprSyntax, _ constants: inout [String: ExprSyntax]) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = constants.removeValue(forKey: name) else { return expression }
      return inlined(value, &constants)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.only, let inner = inlined(argument.expression, &constants)
    else { return expression }
    if argument.label == nil, call.calledExpression.isJSONInitializer, inner.is(DeclReferenceExprSyntax.self) {
      return inner
    }
    let label = argument.label.map { "\($0.text): " } ?? ""
    let text = "\(call.calledExpression.trimmedDescription)(\(label)\(inner.trimmedDescription))"
    return Parser.parse(source: text).statements.only?.item.as(ExprSyntax.self)
  }

  private static func append(_ item: CodeBlockItemSyntax.Item) -> (target: ExprSyntax, argument: ExprSyntax)? {
    guard let call = item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "append",
      let base = method.base, let argument = call.arguments.only, argument.label == nil
    else { return nil }
    // What is appended to has been made before, so that an optional is never nil.
    let target = base.as(ForceUnwrapExprSyntax.self)?.expression ?? base.as(OptionalChainingExprSyntax.self)?.expression
    return (target ?? base, argument.expression)
  }
}

extension ExprSyntax {
  /// The document `x` of `x.arrayValue`, of `x.array ?? []`, and of `x.array` that was checked before.
  fileprivate var arrayOfDocuments: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.only?.expression.arrayOfDocuments }
    if let (value, fallback) = coalesced {
      return fallback.as(ArrayExprSyntax.self)?.elements.isEmpty == true ? value.arrayOfDocuments : nil
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.arrayOfDocuments }
    guard let access = self.as(MemberAccessExprSyntax.self),
      ["array", "arrayValue"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }
}
