import SwiftSyntax

extension SyntaxProtocol {
  /// The tokens of the code, without the text of literals, so that no word in a literal is taken for a name. Code in
  /// interpolations is included.
  var codeTokens: some Sequence<TokenSyntax> { tokens(viewMode: .sourceAccurate).lazy.filter { !$0.isTextOfLiteral } }
}

extension TokenSyntax {
  fileprivate var isTextOfLiteral: Bool {
    switch tokenKind {
    case .stringSegment, .regexLiteralPattern: true
    default: false
    }
  }
}

extension String {
  /// Whether a name stands in the text as code.
  func names(_ name: String) -> Bool {
    contains(name) && SourceFileSyntax.parsed(self, as: .fragments).codeTokens.contains { $0.text == name }
  }
}
