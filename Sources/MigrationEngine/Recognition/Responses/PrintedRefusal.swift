import SwiftSyntax

/// Printing before a document is refused.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int else {
///   print("no id in \(json)")
///   return nil
/// }
/// self.id = id
/// ```
/// ## After
/// ```swift
/// let id: Int
/// ```
///
/// Preserves: every value, and which documents are refused. The error says what a document lacks; the report names what
/// is not printed any more.
/// Can't: printing that is followed by anything but the refusal (unless `--drop-prints` asks for it), or that does more
/// than read values; other functions, such as those of loggers.
struct PrintedRefusal {
  private static let functions: Set = ["print", "debugPrint", "NSLog"]

  /// The call that prints.
  let call: FunctionCallExprSyntax

  /// Nil for other calls.
  init?(_ call: FunctionCallExprSyntax, in project: ProjectFacts, of type: String) {
    guard let item = call.parent?.as(CodeBlockItemSyntax.self), let name = Self.name(of: call),
      project.dropsPrints || Self.isFollowedByRefusal(item), project.functions(named: name).isEmpty,
      case .none = call.localBinding(of: name),
      call.arguments.allSatisfy({ project.isOnlyRead($0.expression, of: type) })
    else { return nil }
    self.call = call
  }

  /// The printing in an initializer that is not done any more when the initializer goes.
  static func all(in initializer: InitializerDeclSyntax, of type: String, _ project: ProjectFacts) -> [PrintedRefusal] {
    initializer.codeTokens.compactMap { token in
      guard case .identifier(let name) = token.tokenKind, functions.contains(name) else { return nil }
      return token.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap { PrintedRefusal($0, in: project, of: type) }
    }
  }

  /// The function that prints; nil for calls of other functions.
  private static func name(of call: FunctionCallExprSyntax) -> String? {
    guard call.trailingClosure == nil, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return functions.contains(name) ? name : nil
  }

  /// Whether the document is refused behind it.
  var isBeforeRefusal: Bool {
    call.parent?.as(CodeBlockItemSyntax.self).map(Self.isFollowedByRefusal) ?? false
  }

  /// Whether nothing follows a statement in its block but printing, and then the refusal of the document.
  private static func isFollowedByRefusal(_ item: CodeBlockItemSyntax) -> Bool {
    guard let all = item.parent?.as(CodeBlockItemListSyntax.self), let index = all.index(of: item) else { return false }
    let rest = all[all.index(after: index)...]
    return rest.last?.refusal != nil
      && rest.dropLast().allSatisfy { $0.item.as(FunctionCallExprSyntax.self).flatMap(name) != nil }
  }
}

extension ProjectFacts {
  /// Whether an expression gives a value, does nothing else, and stops no program.
  fileprivate func isOnlyRead(_ expression: ExprSyntax, of type: String) -> Bool {
    sideEffect(of: expression, in: Syntax(expression), of: type) == nil
      && expression.codeTokens.allSatisfy { token in
        switch token.tokenKind {
        case .exclamationMark, .keyword(.try), .keyword(.await), .prefixAmpersand, .postfixOperator: false
        case .leftSquare:
          token.parent?.as(SubscriptCallExprSyntax.self).map { !mayStop($0) } ?? true
        case .binaryOperator(let text): ["??", "==", "!=", "&&", "||"].contains(text)
        case .identifier(let name): !properties(named: name).contains(where: \.isComputed)
        default: true
        }
      }
  }
}
