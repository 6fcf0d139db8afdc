import SwiftSyntax

/// Conditions in an initializer that refuse the document if they fail, replaced by guards.
///
/// ## Before
/// ```swift
/// init?(json: JSON) {
///   if let id = json["id"].int, let name = json["name"].string {
///     self.id = id
///     self.name = name
///   } else {
///     return nil
///   }
///   note = json["note"].string
/// }
/// ```
/// ## After
/// ```swift
/// init?(json: JSON) {
///   guard let id = json["id"].int, let name = json["name"].string else { return nil }
///     self.id = id
///     self.name = name
///   note = json["note"].string
/// }
/// ```
///
/// Preserves: every value, and the documents that are refused.
/// Can't: anything else in the `else`, and names that mean something else in the rest of the initializer.
struct RefusingConditions {
  /// The block that ends the initializer: that of the last condition where no statement follows it, otherwise the body.
  let lastStatements: CodeBlockItemListSyntax
  private(set) var edits: [Edit] = []

  /// Creates the guard. Nil if there is no such condition, or one that can't be a guard.
  init?(in body: CodeBlockSyntax, of file: Int, _ source: SourceFile) {
    let conditions = body.statements.compactMap { Refusal($0) }
    guard !conditions.isEmpty else { return nil }
    lastStatements =
      conditions.last?.item.id == body.statements.last?.id
      ? conditions.last?.condition.body.statements ?? body.statements : body.statements
    var seen: Set<String> = []
    for found in conditions {
      for name in Syntax(found.condition.conditions).boundNames + found.condition.body.statements.declaredNames {
        let isUsedElsewhere = body.statements.contains { $0.id != found.item.id && $0.names(name) }
        guard seen.insert(name).inserted, !isUsedElsewhere else { return nil }
      }
      edits += found.edits(in: file, source)
    }
  }

  /// A statement such as `if … { … } else { return nil }`.
  private struct Refusal {
    let item: CodeBlockItemSyntax
    let condition: IfExprSyntax
    let otherwise: CodeBlockSyntax
    let refusal: String

    init?(_ item: CodeBlockItemSyntax) {
      guard let condition = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        let otherwise = condition.elseBody?.as(CodeBlockSyntax.self), !condition.body.statements.isEmpty,
        let refusal = otherwise.refusal
      else { return nil }
      (self.item, self.condition, self.otherwise, self.refusal) = (item, condition, otherwise, refusal)
    }

    /// The tokens of the `else` go one by one, so that comments between them stay.
    func edits(in file: Int, _ source: SourceFile) -> [Edit] {
      let open = condition.body.leftBrace.trimmedOffsets
      let hasSpace = source.utf8[..<open.lowerBound].last.map { $0.isBlank || $0.isNewline } ?? true
      let line = source.lineStart(at: open.lowerBound)
      let isOnLine = condition.body.statements.first.map { source.lineStart(at: $0.trimmedOffsets.lowerBound) } == line
      let gone =
        [condition.body.rightBrace] + [condition.elseKeyword].compactMap(\.self)
        + otherwise.tokens(viewMode: .sourceAccurate)
      return [
        Edit(file: file, range: condition.ifKeyword.trimmedOffsets, text: "guard"),
        Edit(file: file, range: open, text: "\(hasSpace ? "" : " ")else { \(refusal) }\(isOnLine ? ";" : "")"),
      ] + gone.map { Edit(file: file, range: $0.trimmedOffsets, text: "") }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The names that statements of the block itself declare.
  fileprivate var declaredNames: [String] {
    flatMap { $0.item.is(VariableDeclSyntax.self) ? Array(Syntax($0.item).boundNames) : [] }
  }
}

extension CodeBlockItemSyntax {
  /// Whether a name is declared or read here.
  fileprivate func names(_ name: String) -> Bool {
    declares(name) || references(to: name).contains { !$0.isMemberName }
  }
}
