import SwiftSyntax

/// Keys that the cases of an enumeration have in a computed property.
///
/// ```swift
/// enum Part: String {
///   case snippet, statistics
///   var key: String { rawValue }
/// }
///
/// json[Part.snippet.key]   // "snippet"
/// ```
extension KeyConstant {
  /// The text that a case gives by a property; nil when it is not certain.
  ///
  /// - Parameters:
  ///   - property: the name of the property.
  ///   - element: the name of the case.
  ///   - owner: the enumeration.
  func text(_ property: String, ofCase element: String, in owner: TypeFacts) -> String? {
    guard owner.kind == .enumeration, owner.memberBlock.enumerationCases.contains(where: { $0.name.text == element }),
      let found = facts.properties(named: property).filter({ $0.owner == owner.name }).only, !found.isStatic,
      let statement = found.declaration.bindings.only?.accessorBlock?.getter?.only
    else { return nil }
    if let choice = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self) {
      return text(ofCase: element, in: choice)
    }
    let value = statement.givenValue?.trimmedDescription
    return value == "rawValue" || value == "self.rawValue" ? rawValue(element, of: owner) : nil
  }

  /// `switch self { case .snippet: "snippet" … }`
  private func text(ofCase element: String, in choice: SwitchExprSyntax) -> String? {
    guard choice.subject.trimmedDescription == "self" else { return nil }
    for clause in choice.cases {
      guard let clause = clause.as(SwitchCaseSyntax.self), clause.attribute == nil else { return nil }
      guard case .case(let label) = clause.label else { return clause.givenText }
      for item in label.caseItems {
        guard item.whereClause == nil,
          let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
        else { return nil }
        if pattern.declName.baseName.text == element { return clause.givenText }
      }
    }
    return nil
  }
}

extension SwitchCaseSyntax {
  /// The literal text that the clause gives.
  fileprivate var givenText: String? {
    statements.only?.givenValue?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension CodeBlockItemSyntax {
  /// The value that the statement returns, or is as an expression.
  fileprivate var givenValue: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}
