import SwiftSyntax

extension SyntaxProtocol {
  /// Every name in the expressions of the node, those of members among them.
  var references: [DeclReferenceExprSyntax] {
    let finder = ReferenceFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  /// The places in the expressions of the node that name something, by itself or as a member.
  func references(to name: String) -> [DeclReferenceExprSyntax] { references.filter { $0.baseName.text == name } }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name behind a point.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

private final class ReferenceFinder: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
