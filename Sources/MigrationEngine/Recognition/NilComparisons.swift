import SwiftSyntax

/// Finds the comparisons of documents with nil in a piece of old code.
final class NilComparisons: SyntaxVisitor {
  /// The ranges of the comparisons, with the constant for each if it never holds: `false`, or `true` for `!=`.
  private(set) var found: [(range: Range<Int>, constant: String)] = []
  private var documents: Set<String> = []

  static func found(in node: Syntax) -> [(range: Range<Int>, constant: String)] {
    let visitor = NilComparisons(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    // An optional document is compared as an optional.
    if node.type.isJSON, !node.type.is(OptionalTypeSyntax.self),
      !node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      documents.insert(node.internalName)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value,
      isDocument(value)
    {
      documents.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for start in elements.indices.dropLast(2) {
      let compared = elements[start..<(start + 3)]
      guard let question = DocumentQuestion(compared), question.isNilComparison, isDocument(question.document),
        let first = compared.first, let last = compared.last
      else { continue }
      found.append(
        (first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, question.isNegated ? "true" : "false"))
    }
    return .visitChildren
  }

  private func isDocument(_ expression: ExprSyntax) -> Bool {
    let expression = expression.withoutParentheses
    if let access = expression.as(SubscriptCallExprSyntax.self) { return isDocument(access.calledExpression) }
    return expression.as(DeclReferenceExprSyntax.self).map { documents.contains($0.baseName.text) } == true
  }
}
