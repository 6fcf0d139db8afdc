import SwiftSyntax

/// A check whether a document exists, or is empty, in any of its spellings.
///
/// | asked | spellings |
/// | --- | --- |
/// | null | `json == .null`, `JSON.null == json`, `json.type == .null`, `json.null != nil`, `json.object is NSNull` |
/// | empty | `json.isEmpty`, `json.count == 0` |
/// | exists | `json.exists()`, `json.error == nil` |
///
/// Each may be in parentheses, after `!`, or compared with `true` or `false`. For a parsed document, those of one row
/// mean the same: an absent value is null, too. An explicit null exists, and a number is empty.
///
/// `json == nil` also belongs to the first row, but only as SwiftyJSON up to 4.1 means it (``isNilComparison``).
struct DocumentQuestion {
  enum Subject {
    case null, empty, exists
  }

  let subject: Subject
  /// The checked expression. The caller has to find out whether it is a document.
  let document: ExprSyntax
  /// Whether the expression is true if the check fails.
  private(set) var isNegated = false
  /// The operator of a comparison with `nil`; nil for other spellings.
  private(set) var nilComparison: String?

  var isNilComparison: Bool { nilComparison != nil }

  private init(_ subject: Subject, _ document: ExprSyntax, isNegated: Bool = false) {
    self.subject = subject
    self.document = document
    self.isNegated = isNegated
  }

  /// Creates the check. Nil for any other expression.
  init?(_ expression: ExprSyntax) {
    if let inner = expression.as(TupleExprSyntax.self)?.elements.only, inner.label == nil {
      self.init(inner.expression)
    } else if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      self.init(negation.expression)
      isNegated.toggle()
    } else if let elements = expression.as(SequenceExprSyntax.self)?.elements {
      self.init(Array(elements)[...])
    } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "exists", let base = access.base
    {
      self.init(.exists, base)
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty",
      let base = access.base
    {
      self.init(.empty, base)
    } else {
      return nil
    }
  }

  /// The only condition of an `if` or `guard`.
  init?(_ conditions: ConditionElementListSyntax) {
    guard let condition = conditions.only?.condition.as(ExprSyntax.self) else { return nil }
    self.init(condition)
  }

  /// The choice between null and everything else: `switch json.type { case .null: …; default: … }`.
  init?(_ choice: SwitchExprSyntax) {
    guard choice.cases.count == 2, choice.only(where: \.isOfNull) != nil, choice.only(where: \.isDefault) != nil,
      let document = choice.subject.member(["type"])
    else { return nil }
    self.init(.null, document)
  }

  /// Two operands and the operator between them.
  init?(_ elements: ArraySlice<ExprSyntax>) {
    guard elements.count == 3, let first = elements.first, let last = elements.last else {
      guard let only = elements.only else { return nil }
      self.init(only)
      return
    }
    let middle = elements[elements.startIndex + 1]
    if middle.is(UnresolvedIsExprSyntax.self) {
      guard last.trimmedDescription == "NSNull", let value = first.member(["null", "object", "rawValue"]) else {
        return nil
      }
      self.init(.null, value)
      return
    }
    guard let comparison = middle.binaryOperator else { return nil }
    let (left, right) = (first.withoutParentheses, last.withoutParentheses)
    if let found = Self(left, comparison, right) ?? Self.mirrored[comparison].flatMap({ Self(right, $0, left) }) {
      self = found
    } else {
      return nil
    }
  }

  /// The operators by those that mean the same with the operands exchanged.
  private static let mirrored = ["==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// A comparison with a constant on the right.
  private init?(_ left: ExprSyntax, _ comparison: String, _ right: ExprSyntax) {
    if let count = right.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue {
      guard let document = left.member(["count"]) else { return nil }
      switch (comparison, count) {
      case ("==", 0), ("<", 1), ("<=", 0): self.init(.empty, document)
      case ("!=", 0), (">", 0), (">=", 1): self.init(.empty, document, isNegated: true)
      default: return nil
      }
      return
    }
    guard ["==", "!="].contains(comparison) else { return nil }
    let isDifferent = comparison == "!="
    if let value = right.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind {
      self.init(left)
      if (value == .keyword(.false)) != isDifferent { isNegated.toggle() }
    } else if right.is(NilLiteralExprSyntax.self) {
      if let document = left.member(["null"]) {
        self.init(.null, document, isNegated: !isDifferent)
      } else if let document = left.member(["error"]) {
        self.init(.exists, document, isNegated: isDifferent)
      } else {
        self.init(.null, left, isNegated: isDifferent)
        nilComparison = comparison
      }
    } else if let name = right.nameOfNull {
      if let document = left.member(["type"]), name != "JSON.null" {
        self.init(.null, document, isNegated: isDifferent)
      } else if name != "Type.null" {
        self.init(.null, left, isNegated: isDifferent)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// The presence that the expression requires of a document. Nil if it is true for absent documents, or has this
  /// meaning only in some versions of the library.
  var demand: ReadRule.Presence? {
    guard !isNilComparison else { return nil }
    switch subject {
    case .null: return isNegated ? .notNull : nil
    case .empty: return isNegated ? .notEmpty : nil
    case .exists: return isNegated ? nil : .exists
    }
  }

  /// The question whose answer is the opposite.
  var negated: DocumentQuestion {
    var result = self
    result.isNegated.toggle()
    return result
  }
}

extension ExprSyntax {
  /// The base of a member of one of some names.
  fileprivate func member(_ names: Set<String>) -> ExprSyntax? {
    guard let access = withoutParentheses.as(MemberAccessExprSyntax.self),
      names.contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }

  /// `JSON.null`, `Type.null` or `.null`, without the library's name; nil for anything else. (`.Null` in SwiftyJSON 2.)
  fileprivate var nameOfNull: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), ["null", "Null"].contains(access.declName.baseName.text)
    else { return nil }
    guard let base = access.base else { return ".null" }
    guard let name = base.dottedName else { return nil }
    if ProjectFacts.isJSON(name), access.declName.baseName.text == "null" { return "JSON.null" }
    let isType = name == "Type" || Import.jsonLibraries.contains { name == "\($0).Type" }
    return isType ? "Type.null" : nil
  }

  /// Whether it is a null that documents, or their types, are compared with.
  var isNullConstant: Bool { nameOfNull != nil }
}

extension SwitchExprSyntax {
  /// The one case of a kind.
  func only(where isWanted: (SwitchCaseSyntax) -> Bool) -> SwitchCaseSyntax? {
    cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter(isWanted).only
  }
}

extension SwitchCaseSyntax {
  /// `case .null:`
  var isOfNull: Bool { nullPattern != nil }

  var isDefault: Bool { label.is(SwitchDefaultLabelSyntax.self) }

  /// The pattern of `case .null:`; nil for other cases.
  var nullPattern: PatternSyntax? {
    guard let item = label.as(SwitchCaseLabelSyntax.self)?.caseItems.only, item.whereClause == nil,
      let name = item.pattern.as(ExpressionPatternSyntax.self)?.expression.nameOfNull, name != "JSON.null"
    else { return nil }
    return item.pattern
  }
}
