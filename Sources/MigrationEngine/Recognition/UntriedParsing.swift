import SwiftSyntax

/// A call `JSON(data: data)` without `try`, which exists only in SwiftyJSON 3: an invalid document became null. In an
/// extension of `JSON` it may be `self.init(data: data)`.
///
/// LegacyJSON has it as `JSON(parsing: data)`.
struct UntriedParsing {
  static let label = "parsing"

  /// The label `data` of the call.
  let label: TokenSyntax

  /// Creates the call. Nil for any other call.
  init?(_ call: FunctionCallExprSyntax) {
    guard call.calledExpression.isJSONInitializer || call.delegatesInJSON, call.trailingClosure == nil, !call.isTried,
      let first = call.arguments.first, let label = first.label, label.text == "data",
      call.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" })
    else { return nil }
    self.label = label
  }

  /// The labels of all such calls in a piece of code.
  static func labels(in node: Syntax) -> [TokenSyntax] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.labels
  }

  private final class Finder: SyntaxVisitor {
    var labels: [TokenSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let found = UntriedParsing(node) { labels.append(found.label) }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it calls another initializer of `JSON` in an extension of that.
  fileprivate var delegatesInJSON: Bool {
    ["self", "Self"].contains(calledExpression.initializedTypeName)
      && enclosingTypeName.map(ProjectFacts.isJSON) == true
  }

  /// Whether a `try` stands around the call, or before it among the operands of one expression.
  var isTried: Bool {
    var current = Syntax(self)
    while let node = current.parent {
      if node.is(TryExprSyntax.self) { return true }
      if let operands = node.as(ExprListSyntax.self),
        operands.contains(where: { $0.position < current.position && $0.is(TryExprSyntax.self) })
      {
        return true
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(MemberBlockSyntax.self) {
        return false
      }
      current = node
    }
    return false
  }
}
