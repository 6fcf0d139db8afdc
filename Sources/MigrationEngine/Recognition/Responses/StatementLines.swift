import SwiftSyntax

/// Counts the lines that code would have with each statement on a line of its own.
final class StatementLines: SyntaxVisitor {
  private var lines = 0

  /// The lines of an initializer: its first and last one, and those of its statements.
  static func count(in initializer: InitializerDeclSyntax) -> Int {
    let visitor = StatementLines(viewMode: .sourceAccurate)
    if let body = initializer.body { visitor.walk(body) }
    return visitor.lines + 1
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    // The closing brace.
    lines += 1
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    lines += 1
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    lines += 1
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) { lines += 1 }

  /// A closure with one statement stays on the line that it stands on.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statements.count > 1 else { return .skipChildren }
    lines += 1
    return .visitChildren
  }
}
