import SwiftSyntax

/// Reads an array whose elements are mapped one by one.
///
/// ## Before
/// ```swift
/// tags = json["tags"].arrayValue.map { $0.stringValue }
/// users = json["users"].arrayValue.compactMap { User(json: $0) }
/// ```
/// ## After
/// ```swift
/// let tags: [String]
/// let users: [User]
/// ```
///
/// Preserves: an empty array for anything that is not one, and every element.
/// Can't: elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays.
enum ElementsRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression),
      let call = value.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap"].contains(method.declName.baseName.text),
      let array = method.base?.as(MemberAccessExprSyntax.self), array.declName.baseName.text == "arrayValue",
      let base = array.base, let key = context.key(of: base),
      let element = context.element(of: call)
    else { return nil }
    return RecognisedRead(property: property, key: key, rule: .elements(element))
  }
}
