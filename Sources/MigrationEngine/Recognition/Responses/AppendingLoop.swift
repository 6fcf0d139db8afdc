import SwiftParser
import SwiftSyntax

/// Fills an empty array by a loop over the document's elements.
///
/// ## Before
/// ```swift
/// for item in json["users"].arrayValue {
///   users.append(User(json: item))
/// }
/// ```
/// ## After
/// ```swift
/// let users: [User]
/// ```
///
/// Preserves: every element, in its order. The loop means `users = json["users"].arrayValue.map { User(json: $0) }`,
/// and is read as that.
/// Can't: an array that begins with elements, a loop over a `JSON` itself (whose objects have elements too), anything
/// else in the body.
struct AppendingLoop {
  /// The property, or the local variable, that is appended to.
  let target: ExprSyntax
  /// The array as one expression.
  let value: ExprSyntax

  /// Nil when the statement is anything else.
  init?(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) {
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
    array = context.meant(by: array)
    guard array.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "arrayValue",
      let (target, made, isOptional) = Self.appended(in: Array(body.map(\.item)))
    else { return nil }
    self.target = target
    let parameter = element == "$0" ? "" : "\(element) in "
    let method = isOptional ? "compactMap" : "map"
    let text = "\(array.trimmedDescription).\(method) { \(parameter)\(made.trimmedDescription) }"
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
    if items.count == 1 { return (target, argument, false) }
    guard items.count == 2, let declaration = items[0].as(VariableDeclSyntax.self),
      let binding = declaration.bindings.only, binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name, let value = binding.initializer?.value
    else { return nil }
    return (target, value, false)
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
