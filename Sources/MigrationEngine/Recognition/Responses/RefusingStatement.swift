import SwiftSyntax

/// Refuses a document as a whole, before reading anything.
///
/// ## Before
/// ```swift
/// guard json.exists() else { return nil }
/// views = json["views"].int
/// ```
/// ## After
/// ```swift
/// struct Statistics: LegacyFailableDecodable {
///   static var legacyRules: [LegacyRule] { [.refusesAbsent] }
///   let views: Int?
/// }
/// ```
///
/// Preserves: nil for an absent, null or empty document, depending on the check.
/// Can't: a check after a read, a comparison with `nil`.
enum RefusingStatement {
  /// Returns the condition that a document has to meet so that it is not refused. Nil for any other statement.
  static func recognise(_ item: CodeBlockItemSyntax.Item, json: String) -> ReadRule.Presence? {
    guard let exit = ConditionalExit(item), exit.body.refusal != nil, exit.question.isAbout(json) else { return nil }
    return exit.question.negated.demand
  }
}

extension ReadRule.Presence {
  /// The rule by which a type refuses documents that do not meet this condition.
  var refusingRule: LegacyRules.Name {
    switch self {
    case .exists: .refusesAbsent
    case .notNull: .refusesNull
    case .notEmpty: .refusesEmpty
    }
  }
}
