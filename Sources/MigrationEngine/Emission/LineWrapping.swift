import SwiftSyntax

/// Breaks the lines that a conversion made too long, where swift-format would, and only at places that were in the old
/// code too.
struct LineWrapping {
  static let columns = 120

  let source: SourceFile
  /// The number of the file.
  let file: Int

  /// The breaks for the statements of a body, and for those inside of them.
  ///
  /// - Parameters:
  ///   - body: the statements as they were.
  ///   - edits: what becomes of them.
  func edits(in body: CodeBlockItemListSyntax, with edits: [Edit]) throws -> [Edit] {
    var breaks: [Edit] = []
    for statement in body.statementsInside where isAtLineStart(statement) {
      // Lines that are too long already are their author's.
      let text = source.text(in: statement.trimmedOffsets)
      guard excess(of: text, statement) == 0, !text.contains(where: \.isNewline) else { continue }
      let made = try excess(of: statement, with: edits + breaks)
      guard made > 0 else { continue }
      var best: (excess: Int, edits: [Edit]) = (made, [])
      for candidate in candidates(for: statement) where best.excess > 0 {
        let excess = try excess(of: statement, with: edits + breaks + candidate)
        if excess < best.excess { best = (excess, candidate) }
      }
      breaks += best.edits
    }
    return breaks
  }

  // MARK: Measuring

  private func isAtLineStart(_ statement: CodeBlockItemSyntax) -> Bool {
    let start = statement.trimmedOffsets.lowerBound
    return source.utf8[source.lineStart(at: start)..<start].allSatisfy(\.isBlank)
  }

  private func excess(of statement: CodeBlockItemSyntax, with edits: [Edit]) throws -> Int {
    // Of this file alone: there may be thousands.
    let alone = edits.map { Edit(file: 0, range: $0.range, replacement: $0.replacement) }
    return excess(
      of: try Rewriter(files: [source], edits: alone).render(file: 0, range: statement.trimmedOffsets), statement)
  }

  /// Returns the excess length of the longest line.
  private func excess(of text: String, _ statement: CodeBlockItemSyntax) -> Int {
    let whole = source.indentation(at: statement.trimmedOffsets.lowerBound) + text
    let longest = whole.split(whereSeparator: \.isNewline).map { line in
      line.columns
    }.max()
    return max(0, (longest ?? 0) - Self.columns)
  }

  // MARK: Breaking

  /// The possible line breaks, best first.
  private func candidates(for statement: CodeBlockItemSyntax) -> [[Edit]] {
    let indentation = source.indentation(at: statement.trimmedOffsets.lowerBound)
    let deeper = indentation + source.indentationUnit
    if let guarded = statement.item.as(GuardStmtSyntax.self) {
      let last = lineBreak(before: guarded.elseKeyword, indentation)
      let conditions = guarded.conditions.dropFirst().map { lineBreak(before: $0, deeper) }
      return [[last]] + conditions.indices.reversed().map { [last, conditions[$0]] } + [[last] + conditions]
    }
    if let condition = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      return condition.elseBody == nil
        ? [expanded(condition.body.leftBrace, condition.body.statements, condition.body.rightBrace, indentation)] : []
    }
    if let loop = statement.item.as(ForStmtSyntax.self) {
      return [expanded(loop.body.leftBrace, loop.body.statements, loop.body.rightBrace, indentation)]
    }
    var found: [[Edit]] = []
    if let closure = statement.lastClosure {
      found.append(expanded(closure.leftBrace, closure.statements, closure.rightBrace, indentation))
    }
    if let value = statement.assignedValue {
      let first = lineBreak(before: value, deeper)
      if let branches = branches(of: value, deeper) { return [[first], [first] + branches] }
      found.append([first])
      for level in Set(statement.operators.map(\.level)).sorted() {
        let operators = statement.operators.filter { $0.level <= level }
        found.append([first] + operators.map { lineBreak(before: $0.node, deeper) })
      }
    }
    if let call = statement.item.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
      found.append([lineBreak(before: first, deeper)])
      found.append(call.arguments.map { lineBreak(before: $0, deeper) })
    }
    return found
  }

  /// Puts the branches of an `if` or `switch` on lines of their own; nil for any other value.
  private func branches(of value: ExprSyntax, _ indentation: String) -> [Edit]? {
    let value = value.withoutTry
    if let choice = value.as(SwitchExprSyntax.self) {
      return choice.cases.map { lineBreak(before: $0, indentation) } + [
        lineBreak(before: choice.rightBrace, indentation)
      ]
    }
    guard let condition = value.as(IfExprSyntax.self) else { return nil }
    let body = expanded(condition.body.leftBrace, condition.body.statements, condition.body.rightBrace, indentation)
    switch condition.elseBody {
    case .codeBlock(let block): return body + expanded(block.leftBrace, block.statements, block.rightBrace, indentation)
    case .ifExpr(let next): return body + (branches(of: ExprSyntax(next), indentation) ?? [])
    case nil: return body
    }
  }

  /// Puts a node on a line of its own.
  private func lineBreak(before node: some SyntaxProtocol, _ indentation: String) -> Edit {
    let start = node.trimmedOffsets.lowerBound
    let previous = node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    if let previous, previous.tokenKind == .semicolon {
      let gap = previous.trimmedOffsets.lowerBound..<start
      let isPlain = source.utf8[gap].allSatisfy { $0.isBlank || $0 == UInt8(ascii: ";") }
      if isPlain { return Edit(file: file, range: gap, text: "\n\(indentation)") }
    }
    let blanks = source.utf8[..<start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return Edit(file: file, range: start - blanks..<start, text: "\n\(indentation)")
  }

  /// Puts the code between braces on separate lines.
  private func expanded(
    _ left: TokenSyntax, _ statements: CodeBlockItemListSyntax, _ right: TokenSyntax, _ indentation: String
  ) -> [Edit] {
    guard let first = statements.first else { return [] }
    return [lineBreak(before: first, indentation + source.indentationUnit), lineBreak(before: right, indentation)]
  }
}

extension CodeBlockItemListSyntax {
  /// The statements, those of nested blocks behind the one that holds them.
  fileprivate var statementsInside: [CodeBlockItemSyntax] {
    let collector = StatementCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.found
  }
}

private final class StatementCollector: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The assigned value, or the start of a constant's value.
  fileprivate var assignedValue: ExprSyntax? {
    if let variable = item.as(VariableDeclSyntax.self) { return variable.bindings.only?.initializer?.value }
    guard let elements = item.as(SequenceExprSyntax.self)?.elements, elements.count >= 3 else { return nil }
    let list = Array(elements)
    return list[1].is(AssignmentExprSyntax.self) || list[1].binaryOperator?.hasSuffix("=") == true ? list[2] : nil
  }

  /// The operators in what is assigned, with how loosely each binds: from 0 up.
  fileprivate var operators: [(node: ExprSyntax, level: Int)] {
    let value = item.as(VariableDeclSyntax.self).flatMap { $0.bindings.only?.initializer?.value }
    let elements = (value ?? item.as(ExprSyntax.self))?.as(SequenceExprSyntax.self)?.elements ?? []
    return elements.dropFirst(value == nil ? 2 : 0).compactMap { element in
      element.binaryOperator.map { sign in (element, Self.levels.firstIndex { $0.contains(sign) } ?? Self.levels.count)
      }
    }
  }

  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"],
  ]

  /// The closure that the statement ends with.
  fileprivate var lastClosure: ClosureExprSyntax? {
    let last = item.as(SequenceExprSyntax.self)?.elements.last ?? assignedValue ?? item.as(ExprSyntax.self)
    guard let call = last?.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let closure = call.trailingClosure, closure.signature == nil
    else { return nil }
    return closure
  }
}

extension StringProtocol {
  /// The width of the text, with tabs of four columns.
  var columns: Int { reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }
}
