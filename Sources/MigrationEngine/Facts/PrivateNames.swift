import SwiftSyntax

/// The names that only the code of one file may use, because they are private there.
final class PrivateNames: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []

  /// - Parameter file: the file's syntax.
  init(in file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.asProtocol((any WithModifiersSyntax).self),
      declaration.modifiers.isPrivate || node.enclosingExtension?.modifiers.isPrivate == true
    else { return .visitChildren }
    if let named = node.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
    for binding in node.as(VariableDeclSyntax.self)?.bindings ?? [] {
      for token in binding.pattern.codeTokens { names.insert(token.text) }
    }
    return .visitChildren
  }
}
