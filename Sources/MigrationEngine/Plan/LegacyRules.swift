import SwiftSyntax

/// The rules of a type for its own decoding, as its declaration lists them:
/// `static var legacyRules: [LegacyRule] { [.pathKeys, .refusesWithError(StoryError.invalid)] }`.
struct LegacyRules: Sendable, Equatable {
  /// A rule without an argument, by its name in `LegacyRule`.
  enum Name: String, CaseIterable, Sendable {
    case verbatimKeys, pathKeys, nilWhenEmpty, nilWhenNull, refusesAbsent, refusesNull, refusesEmpty, requiresValues
  }

  /// The name of the rule for the error of refused documents.
  private static let errorName = "refusesWithError"

  /// The rules in the order in which they are written. The one for the error comes last.
  var names: [Name] = []
  /// The error for documents that are refused, as source.
  var error: String?

  var isEmpty: Bool { names.isEmpty && error == nil }

  /// The list as source.
  var source: String {
    let rules = names.map { ".\($0.rawValue)" } + (error.map { [".\(Self.errorName)(\($0))"] } ?? [])
    return "[\(rules.joined(separator: ", "))]"
  }
}

extension LegacyRules {
  /// Reads a list. Nil if it has a rule that is unknown.
  init?(_ list: ArrayExprSyntax) {
    for element in list.elements.map(\.expression) {
      if let call = element.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.calledExpression.trimmedDescription == ".\(Self.errorName)", let argument = call.arguments.only?.expression
      {
        error = argument.trimmedDescription
      } else if let name = Name(rawValue: String(element.trimmedDescription.dropFirst())),
        element.is(MemberAccessExprSyntax.self)
      {
        names.append(name)
      } else {
        return nil
      }
    }
  }
}
