import SwiftSyntax

/// A function or property of the project that takes a part of the document, and is converted too.
struct Helper: Sendable, Equatable {
  let `throws`: Bool
  /// The part of the document that it returns. Nil if it returns anything else.
  let result: DocumentKind?
}

/// The form of the calls to a helper.
enum HelperCall {
  /// `json["a"].date`, declared in an extension of `JSON`.
  case member(String)
  /// `json["a"].model(User.self)`
  case method(String, labels: [String?], FunctionCallExprSyntax)
  /// `Parser.date(json["a"])`, `update(json: json)`; which of the arguments are parts of the document.
  case function(FunctionCallExprSyntax, labels: [String?], documents: [DocumentKind?])
}
