import SwiftSyntax

/// Refuses a document as a whole, before anything is read of it.
///
/// ## Before
/// ```swift
/// guard json.exists() else { return nil }
/// views = json["views"].int
/// ```
/// ## After
/// ```swift
/// struct Statistics: LegacyFailableDecodable, RefusesAbsent {
///   let views: Int?
/// }
/// ```
///
/// Preserves: nil for what is absent, null or empty, whichever the code asked for.
/// Can't: a question behind a read, a comparison with `nil`.
enum RefusingStatement {
  /// What a document has to be so that it is not refused; nil when the statement is anything else.
  static func recognise(_ item: CodeBlockItemSyntax.Item, json: String) -> ReadRule.Presence? {
    if let statement = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard statement.elseBody == nil, statement.body.refusal != nil else { return nil }
      return presence(statement.conditions, json) { $0.refusals(of: json) }
    }
    guard let statement = item.as(GuardStmtSyntax.self), statement.body.refusal != nil else { return nil }
    return presence(statement.conditions, json) { $0.demands(on: json) }
  }

  private static func presence(
    _ conditions: ConditionElementListSyntax, _ json: String, as spellings: (ReadRule.Presence) -> [String]
  ) -> ReadRule.Presence? {
    guard let words = conditions.only?.condition.tokens(viewMode: .sourceAccurate).map(\.text).joined() else {
      return nil
    }
    return ReadRule.Presence.allCases.first { spellings($0).contains(words) }
  }
}

extension ReadRule.Presence {
  /// The conditions, without blanks, that hold for a document that is like this.
  fileprivate func demands(on json: String) -> [String] {
    switch self {
    case .exists: ["\(json).exists()"]
    case .notNull: ["\(json)!=JSON.null", "\(json)!=.null", "\(json).type!=.null", "\(json).type!=Type.null"]
    case .notEmpty: ["!\(json).isEmpty", "\(json).isEmpty==false"]
    }
  }

  /// The conditions, without blanks, that hold for a document that is not.
  fileprivate func refusals(of json: String) -> [String] {
    switch self {
    case .exists: ["!\(json).exists()", "\(json).exists()==false"]
    case .notNull: ["\(json)==JSON.null", "\(json)==.null", "\(json).type==.null", "\(json).type==Type.null"]
    case .notEmpty: ["\(json).isEmpty"]
    }
  }

  /// The protocol by which a type says that it refuses what is not like this.
  var refusingMarker: String {
    switch self {
    case .exists: "RefusesAbsent"
    case .notNull: "RefusesNull"
    case .notEmpty: "RefusesEmpty"
    }
  }
}
