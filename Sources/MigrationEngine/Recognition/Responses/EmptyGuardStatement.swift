import SwiftSyntax

/// Leaves the initializer if the document is empty.
///
/// ## Before
/// ```swift
/// if json.isEmpty { return }
/// id = json["id"].intValue
/// ```
/// ## After
/// ```swift
/// struct Item: LegacyDecodable, NilWhenEmpty {
///   @NeverNil var id: Int!
/// }
/// ```
///
/// Preserves: nil in each property for an empty document, and the value for every other.
/// Can't: a property whose initial value differs from the result of reading an empty document.
enum EmptyGuardStatement {
  static func isOne(_ item: CodeBlockItemSyntax.Item, json: String) -> Bool {
    guard let exit = ConditionalExit(item), exit.returnsNothing, exit.question.subject == .empty else { return false }
    return exit.question.isAbout(json) && !exit.question.isNegated
  }
}
