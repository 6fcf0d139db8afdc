import SwiftSyntax

/// A call of an initializer that only assigns, replaced by the assignments.
///
/// Each assignment stays on the line of its argument. The arguments are evaluated in their order; a call with trailing
/// closures is not split.
struct AssigningCall {
  private let source: SourceFile
  private(set) var edits: [Edit] = []

  /// Creates the assignments. Nil if the call can't be split.
  ///
  /// - Parameters:
  ///   - call: the call, without the preceding part of its statement.
  ///   - statement: the statement that ends with it.
  ///   - filled: the assignments.
  ///   - file: the number of the file.
  ///   - source: the file.
  init?(
    _ call: FunctionCallExprSyntax, in statement: CodeBlockItemSyntax, as filled: [DelegatedInitializer.Assignment],
    file: Int, _ source: SourceFile
  ) {
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty, let open = call.leftParen,
      let close = call.rightParen
    else { return nil }
    self.source = source
    func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(file: file, range: range, text: text)) }
    replace(call.calledExpression.trimmedOffsets.lowerBound..<open.trimmedOffsets.upperBound, with: "")
    var constants = filled
    for argument in call.arguments {
      guard let index = constants.firstIndex(where: { $0.value.id == argument.expression.id }) else { return nil }
      let property = constants.remove(at: index).property
      let assignment = "self.\(property) = \(argument.commentsBeforeExpression)"
      let start = argument.trimmedOffsets.lowerBound
      let line = source.lineStart(at: start)
      // On a line of its own it stands where the statement does.
      let isFirst = line > statement.trimmedOffsets.lowerBound && source.utf8[line..<start].allSatisfy(\.isBlank)
      replace(
        (isFirst ? line : start)..<argument.expression.trimmedOffsets.lowerBound,
        with: (isFirst ? source.indentation(at: statement.trimmedOffsets.lowerBound) : "") + assignment)
      if let comma = argument.trailingComma { replace(comma.trimmedOffsets, with: endsLine(comma) ? "" : ";") }
    }
    let rest = constants.map { "self.\($0.property) = \($0.value.trimmedDescription)" }.joined(separator: "; ")
    let isOnLine =
      call.arguments.last.map { source.lineStart(at: $0.trimmedOffsets.upperBound) }
      == source.lineStart(at: close.trimmedOffsets.lowerBound)
    // No semicolon may be left alone on its line.
    let last = statement.semicolon.flatMap { endsLine($0) ? $0 : nil } ?? close
    let range = close.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound
    replace(range, with: rest.isEmpty ? "" : (isOnLine ? "; " : "") + rest)
  }

  private func endsLine(_ token: TokenSyntax) -> Bool {
    let end = token.trimmedOffsets.upperBound
    return source.utf8[end..<source.lineEnd(at: end)].allSatisfy(\.isBlank)
  }
}

extension LabeledExprSyntax {
  /// The comments between the label and the expression, and what has to stand behind them.
  fileprivate var commentsBeforeExpression: String {
    let pieces =
      (label?.trailingTrivia.pieces ?? []) + (colon.map { $0.leadingTrivia.pieces + $0.trailingTrivia.pieces } ?? [])
      + (label == nil ? [] : expression.leadingTrivia.pieces)
    return pieces.compactMap(\.commentText).map { $0 + ($0.hasPrefix("//") ? "\n" : " ") }.joined()
  }
}
