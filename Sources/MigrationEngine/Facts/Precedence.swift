import SwiftSyntax

/// How close an infix operator binds its operands.
struct Precedence: Sendable {
  let level: Double
  /// Whether `a ~ b ~ c` is `a ~ (b ~ c)`.
  var isOfRight = false

  static let defaultGroup = "DefaultPrecedence"

  /// The standard library's precedence groups, from the one that binds last.
  private static let standard: [String: Precedence] = [
    "AssignmentPrecedence": Precedence(level: 0, isOfRight: true),
    "TernaryPrecedence": Precedence(level: 1, isOfRight: true),
    defaultGroup: Precedence(level: 1.5),
    "LogicalDisjunctionPrecedence": Precedence(level: 2),
    "LogicalConjunctionPrecedence": Precedence(level: 3),
    "ComparisonPrecedence": Precedence(level: 4),
    "NilCoalescingPrecedence": Precedence(level: 5, isOfRight: true),
    "CastingPrecedence": Precedence(level: 6),
    "RangeFormationPrecedence": Precedence(level: 7),
    "AdditionPrecedence": Precedence(level: 8),
    "MultiplicationPrecedence": Precedence(level: 9),
    "BitwiseShiftPrecedence": Precedence(level: 10),
  ]

  private static let groupsOfOperators: [String: [String]] = [
    "AssignmentPrecedence": ["=", "+=", "-=", "*=", "/=", "%="],
    "TernaryPrecedence": ["?:"],
    "LogicalDisjunctionPrecedence": ["||"],
    "LogicalConjunctionPrecedence": ["&&"],
    "ComparisonPrecedence": ["==", "!=", "<", ">", "<=", ">=", "~="],
    "NilCoalescingPrecedence": ["??"],
    "CastingPrecedence": ["as", "is"],
    "RangeFormationPrecedence": ["..<", "..."],
    "AdditionPrecedence": ["+", "-", "&+", "&-", "|", "^"],
    "MultiplicationPrecedence": ["*", "/", "%", "&*", "&"],
    "BitwiseShiftPrecedence": ["<<", ">>", "&<<", "&>>"],
  ]

  private static let ofOperators: [String: Precedence] = groupsOfOperators.reduce(into: [:]) { found, group in
    for sign in group.value { found[sign] = standard[group.key] }
  }

  /// The precedence of one of the standard library's operators.
  init?(of sign: String) {
    guard let found = Self.ofOperators[sign] else { return nil }
    self = found
  }

  private init(level: Double, isOfRight: Bool = false) {
    self.level = level
    self.isOfRight = isOfRight
  }

  /// The precedence of a group, of the standard library or of the project; nil where it is not known.
  init?(ofGroup name: String, among groups: [PrecedenceGroupDeclSyntax]) {
    self.init(ofGroup: name, among: groups, step: 0.25)
  }

  private init?(ofGroup name: String, among groups: [PrecedenceGroupDeclSyntax], step: Double) {
    if let found = Self.standard[name] {
      self = found
      return
    }
    // A group relates to the next one by less and less.
    guard step > 0.001, let group = groups.filter({ $0.name.text == name }).only else { return nil }
    var level: Double?
    var isOfRight = false
    for attribute in group.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        guard let other = relation.precedenceGroups.first?.name.text,
          let found = Precedence(ofGroup: other, among: groups, step: step / 2)
        else { return nil }
        let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
        level = level ?? (found.level + (isHigher ? step : -step))
      case .precedenceGroupAssociativity(let associativity):
        isOfRight = associativity.value.tokenKind == .keyword(.right)
      case .precedenceGroupAssignment: break
      }
    }
    self.init(level: level ?? Self.standard[Self.defaultGroup]?.level ?? 1.5, isOfRight: isOfRight)
  }
}
