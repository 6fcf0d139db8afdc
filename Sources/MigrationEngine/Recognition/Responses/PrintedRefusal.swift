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
/// Can't: printing that is followed by anything but the refusal, or that does more than read values; other functions,
/// such as those of loggers.
struct PrintedRefusal {
  private static let functions: Set = ["print", "debugPrint", "NSLog"]

  /// The call that prints.
  let call: FunctionCallExprSyntax

  /// Nil for other calls.
  init?(_ call: FunctionCallExprSyntax, in project: ProjectFacts, of type: String) {
    guard let item = call.parent?.as(CodeBlockItemSyntax.self), item.isFollowedByRefusal(Self.isPrinting),
      Self.isPrinting(call), let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      project.functions(named: name).isEmpty, case .none = call.localBinding(of: name),
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

  private static func isPrinting(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(DeclReferenceExprSyntax.self).map { functions.contains($0.baseName.text) } == true
      && call.trailingClosure == nil
  }
}

extension CodeBlockItemSyntax {
  /// Whether nothing follows in its block but such calls, and then the refusal of the document.
  fileprivate func isFollowedByRefusal(_ isMeant: (FunctionCallExprSyntax) -> Bool) -> Bool {
    guard let all = parent?.as(CodeBlockItemListSyntax.self), let index = all.index(of: self) else { return false }
    let rest = all[all.index(after: index)...]
    guard let last = rest.last, last.item.isRefusal else { return false }
    return rest.dropLast().allSatisfy { $0.item.as(FunctionCallExprSyntax.self).map(isMeant) == true }
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isRefusal: Bool {
    if self.is(ThrowStmtSyntax.self) { return true }
    return self.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
  }
}

extension ProjectFacts {
  /// Whether an expression gives a value, does nothing else, and stops no program.
  fileprivate func isOnlyRead(_ expression: ExprSyntax, of type: String) -> Bool {
    let calls = PureCalls(project: self, in: Syntax(expression), of: type)
    calls.walk(expression)
    return calls.areAll
      && expression.codeTokens.allSatisfy { token in
        switch token.tokenKind {
        case .exclamationMark, .keyword(.try), .keyword(.await), .prefixAmpersand, .postfixOperator: false
        case .leftSquare:
          token.parent?.as(SubscriptCallExprSyntax.self)?.arguments
            .allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) } ?? true
        case .binaryOperator(let text): ["??", "==", "!=", "&&", "||"].contains(text)
        case .identifier(let name): !properties(named: name).contains(where: \.isComputed)
        default: true
        }
      }
  }
}
