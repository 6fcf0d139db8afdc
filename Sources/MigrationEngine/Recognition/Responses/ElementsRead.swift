import MigrationPlan
import SwiftSyntax

/// Reads an array by mapping its elements one by one.
///
/// ## Before
/// ```swift
/// tags = json["tags"].arrayValue.map { $0.stringValue }
/// users = json["users"].arrayValue.compactMap { User(json: $0) }
/// notes = json["notes"].array?.map { $0.stringValue } ?? []
/// lines = (json["lines"].array ?? []).map { $0.stringValue }
/// ```
/// ## After
/// ```swift
/// let tags: [String]
/// let users: [User]
/// let notes: [String]
/// let lines: [String]
/// ```
///
/// Preserves: every element, and an empty array for a value that is not an array.
/// Can't: elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays.
enum ElementsRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, value) = context.assigned(by: expression)
    else { return nil }
    if let (key, rule) = elements(value, in: context) {
      return RecognisedRead(property: property, key: key, rule: rule, isAssigned: !rule.isUnconditional)
    }
    // `array?.map { … } ?? []` is empty for what is no array, as `arrayValue` is.
    guard let (mapped, fallback) = value.coalesced, fallback.as(ArrayExprSyntax.self)?.elements.isEmpty == true,
      case (let key, .optionalElements(let element))? = elements(mapped, in: context)
    else { return nil }
    return RecognisedRead(property: property, key: key, rule: .elements(element))
  }

  /// `json["k"].arrayValue.map { … }`, `json["k"].array?.map { … }`.
  static func elements(_ value: ExprSyntax, in context: InitializerContext) -> (key: DocumentKey, rule: ReadRule)? {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap", "flatMap"].contains(method.declName.baseName.text), let mapped = method.base
    else { return nil }
    let chained = mapped.as(OptionalChainingExprSyntax.self)?.expression
    let filled = chained == nil ? mapped.arrayOrEmpty : nil
    guard let array = (chained ?? filled ?? context.meant(by: mapped)).as(MemberAccessExprSyntax.self),
      array.declName.baseName.text == (chained == nil && filled == nil ? "arrayValue" : "array"),
      let base = array.base, let key = context.key(of: base), let element = context.element(of: call)
    else { return nil }
    // The old `flatMap` drops nil; of anything else it would be another method.
    if method.declName.baseName.text == "flatMap", !context.mayFail(element) { return nil }
    return (key, chained == nil ? .elements(element) : .optionalElements(element))
  }
}

extension ExprSyntax {
  /// `array` of `(array ?? [])`.
  fileprivate var arrayOrEmpty: ExprSyntax? {
    guard let (value, fallback) = withoutParentheses.coalesced,
      fallback.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    else { return nil }
    return value
  }
}

extension InitializerContext {
  /// Whether elements are made by an initializer that may fail.
  fileprivate func mayFail(_ element: FieldType) -> Bool {
    guard case .model(let model) = element else { return false }
    return facts.mayRefuse(model)
  }
}
