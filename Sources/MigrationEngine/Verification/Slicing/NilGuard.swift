import SwiftSyntax

/// What a document's comparison with nil means: `if json == nil { return }`.
public enum NilGuard: String, CaseIterable, Sendable {
  /// "Is null", as in SwiftyJSON up to 4.1 and in LegacyJSON.
  case null
  /// Always false, as in SwiftyJSON from 4.2 on.
  case never
}

/// Finds the comparisons of documents with nil in a piece of old code.
final class NilComparisons: SyntaxVisitor {
  /// Where they stand, and what each is when it never holds: `false`, or `true` for `!=`.
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
    if elements.count == 3, isDocument(elements[0]), elements[2].is(NilLiteralExprSyntax.self) {
      switch elements[1].trimmedDescription {
      case "==": found.append((node.trimmedOffsets, "false"))
      case "!=": found.append((node.trimmedOffsets, "true"))
      default: break
      }
    }
    return .visitChildren
  }

  private func isDocument(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(SubscriptCallExprSyntax.self) { return isDocument(access.calledExpression) }
    return expression.as(DeclReferenceExprSyntax.self).map { documents.contains($0.baseName.text) } == true
  }
}
