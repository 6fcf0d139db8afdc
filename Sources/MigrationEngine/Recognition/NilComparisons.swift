import MigrationPlan
import SwiftSyntax

/// Finds the comparisons of documents with nil in a piece of old code.
final class NilComparisons: SyntaxVisitor {
  struct Comparison {
    let range: Range<Int>
    /// The document, as it is written.
    let document: String
    /// The result of the comparison if a document is never nil: `false`, or `true` for `!=`.
    let constant: String
  }

  private(set) var found: [Comparison] = []
  private var documents: Set<String> = []

  static func found(in node: Syntax) -> [Comparison] {
    let visitor = NilComparisons(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    // An optional document is compared as an optional.
    if node.type.isPlainJSON { documents.insert(node.internalName) }
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
        Comparison(
          range: first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound,
          document: question.document.trimmedDescription, constant: question.isNegated ? "true" : "false"))
    }
    return .visitChildren
  }

  private func isDocument(_ expression: ExprSyntax) -> Bool {
    let expression = expression.withoutParentheses
    if let access = expression.as(SubscriptCallExprSyntax.self) { return isDocument(access.calledExpression) }
    return expression.as(DeclReferenceExprSyntax.self).map { documents.contains($0.baseName.text) } == true
  }
}

/// A comparison of a document with nil, for the report.
struct ComparisonWithNil: Sendable {
  let text: String
  let position: SourcePosition
}
