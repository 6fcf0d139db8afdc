import MigrationPlan
import SwiftSyntax

/// Reads a scalar by an accessor.
///
/// ## Before
/// ```swift
/// count = json["count"].int
/// name = json["name"].stringValue
/// level = json["level"].int ?? 1
/// ```
/// ## After
/// ```swift
/// let count: Int?
/// let name: String
/// @DecodedBy<LevelRule> var level: Int
/// ```
///
/// Preserves: the key, the accessor's coercions (through `LegacyDecoder`), the fallback. A wrapper or a rule provides
/// the fallback, because `decode` would give the `…Value` accessor's zero instead.
/// Can't: paths of several keys, accessors of untyped values (`object`, `arrayObject`).
enum ScalarRead: ReadIdiom {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead? {
    guard let expression = statement.as(ExprSyntax.self),
      let (property, assigned) = context.assigned(by: expression)
    else { return nil }
    guard let (value, fallback) = assigned.coalesced else {
      return read(assigned, into: property, fallback: nil, in: context)
    }
    return fallback.isLiteral
      ? read(value, into: property, fallback: fallback.trimmedDescription, in: context) : nil
  }

  private static func read(
    _ value: ExprSyntax, into property: String, fallback: String?, in context: InitializerContext
  ) -> RecognisedRead? {
    guard let (key, rule) = scalar(value, in: context) else { return nil }
    // Behind an accessor that always has a value it is never asked for.
    if case .value = rule { return RecognisedRead(property: property, key: key, rule: rule) }
    return RecognisedRead(property: property, key: key, rule: rule, fallback: fallback)
  }

  /// `json["k"].int`, `json["k"].intValue`.
  static func scalar(_ value: ExprSyntax, in context: InitializerContext) -> (key: DocumentKey, rule: ReadRule)? {
    guard let access = value.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
      let base = access.base, let key = context.key(of: base),
      let rule = ReadRule(accessor: access.declName.baseName.text)
    else { return nil }
    return (key, rule)
  }
}

extension ExprSyntax {
  /// A literal that means the same wherever it stands.
  var isLiteral: Bool {
    if let literal = self.as(StringLiteralExprSyntax.self) {
      // One of several lines would have to be indented anew.
      return literal.representedLiteralValue != nil && literal.openingQuote.tokenKind == .stringQuote
    }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" {
      return negated.expression.is(IntegerLiteralExprSyntax.self) || negated.expression.is(FloatLiteralExprSyntax.self)
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
  }
}
