import SwiftSyntax

/// Writes a converted call site: the request, the call, and one `switch` over its result.
struct CallSiteEmission {
  let project: ProjectFacts
  let site: CallSiteRecognition.Result
  let request: RequestDecision

  private var source: SourceFile { project.files[site.file] }

  func edits() -> [Edit] {
    [Edit(file: site.file, range: range, replacement: replacement())] + messageEdits()
  }

  /// From the first of the statements to the end of the last.
  private var range: Range<Int> {
    let first = site.statements.first?.trimmedOffsets.lowerBound ?? 0
    return first..<(site.statements.last?.trimmedOffsets.upperBound ?? first)
  }

  func replacement() -> [Fragment] {
    let outer = source.indentation(at: range.lowerBound)
    let unit = source.indentationUnit
    let inner =
      site.closure.statements.first.map { source.indentation(at: $0.trimmedOffsets.lowerBound) } ?? outer + unit
    let success = block(site.successBlock, indentation: inner + unit, dropsReturn: false)
    let failure = block(site.failureBlock, indentation: inner + unit, dropsReturn: true)
    var closure: [Fragment] = [.text(" {")]
    if let capture = site.closure.signature?.capture { closure += [.text(" "), original(capture)] }
    closure.append(.text(" \(resultName) in\n"))
    for statement in site.kept {
      let range = source.attachedStart(of: statement)..<source.endWithComment(of: statement)
      closure += [.text(inner), .original(file: site.file, range: range, indentation: .none), .text("\n")]
    }
    let construction = construction(outer: outer)
    // What goes with neither block was said of what stood before it.
    let rest = comments(besides: construction + closure + success.code + failure.code)
    func said(_ group: Place) -> [String] { rest.filter { $0.place == group }.map(\.text) }
    return [.text(said(.before).map { "\($0)\n\(outer)" }.joined())] + construction + closure
      + [.text("\(inner)switch \(resultName) {\n\(inner)case .success(let \(site.response)):\n")]
      + lines(said(.success), inner + unit) + success.code + lines(said(.behindSuccess), inner + unit) + success.end
      + [.text("\(inner)case .failure(let error):\n")]
      + lines(said(.failure), inner + unit) + failure.code + lines(said(.behindFailure), inner + unit) + failure.end
      + [.text("\(inner)}\n\(outer)}")]
  }

  private func lines(_ comments: [String], _ indentation: String) -> [Fragment] {
    comments.map { .text("\(indentation)\($0)\n") }
  }

  // MARK: Comments

  /// The place of a comment that does not move with any kept code.
  private enum Place { case before, success, behindSuccess, failure, behindFailure }

  /// The comments in the statements that some code does not bring along, each with its place.
  private func comments(besides code: [Fragment]) -> [(text: String, place: Place)] {
    let kept = code.compactMap { fragment -> Range<Int>? in
      if case .original(_, let range, _) = fragment { range } else { nil }
    }
    return site.statements.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.flatMap(\.commentRanges)
      .filter { comment in
        range.contains(comment.lowerBound) && !kept.contains { $0.contains(comment.lowerBound) }
      }
      .map { (source.text(in: $0), place(of: $0.lowerBound)) }
  }

  private func place(of offset: Int) -> Place {
    let statements = Array(site.closure.statements)
    let open = (site.kept.last?.endPosition ?? site.closure.statements.position).utf8Offset
    guard offset >= open, offset < site.closure.rightBrace.trimmedOffsets.lowerBound else { return .before }
    // Both errors are one from now on.
    guard let last = statements.firstIndex(where: { offset < $0.endPosition.utf8Offset }),
      statements[last].id == site.successStatement.id
    else {
      if offset >= site.successStatement.endPosition.utf8Offset { return .behindSuccess }
      let body = site.failureBlock.statements.first?.trimmedOffsets.lowerBound ?? 0
      return site.failureStatement.trimmedOffsets.contains(offset) && offset > body ? .behindFailure : .failure
    }
    let body = site.successBlock.statements.first ?? site.successStatement
    return offset > body.trimmedOffsets.lowerBound ? .behindSuccess : .success
  }

  private var client: String {
    RuntimeLibrary.spelling(of: "HTTPClient", in: site.closure.enclosingTypeName, project)
  }

  /// `let request = Products()` and the call, or both in one.
  private func construction(outer: String) -> [Fragment] {
    var arguments: [Fragment] = []
    if let first = site.arguments.first, let last = site.arguments.last {
      arguments = [
        .original(
          file: site.file, range: first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, indentation: .none)
      ]
    }
    let making: [Fragment] = [.text("\(request.newName)(")] + arguments + [.text(")")]
    let call: [Fragment]
    if let variable = site.variable {
      call =
        [.text("let \(variable) = ")] + making + [.text("\n\(outer)\(client).shared.call(\(variable), referer: ")]
    } else {
      call = [.text("\(client).shared.call(")] + making + [.text(", referer: ")]
    }
    return call + [original(site.referer), .text(")")]
  }

  /// Returns the statements of a block as the body of a `case`, with its exit.
  private func block(
    _ block: CodeBlockSyntax, indentation: String, dropsReturn: Bool
  ) -> (code: [Fragment], end: [Fragment]) {
    let statements = dropsReturn ? Array(block.statements.dropLast()) : Array(block.statements)
    // A block of comments alone is no body.
    guard let first = statements.first, let last = statements.last else {
      return ([], [.text("\(indentation)break\n")])
    }
    let start = source.attachedStartOfFirst(first, in: block)
    let change = IndentationChange(
      removed: source.indentation(at: first.trimmedOffsets.lowerBound), added: indentation)
    let range = start..<max(start, source.endWithComment(of: last))
    return ([.text(indentation), .original(file: site.file, range: range, indentation: change), .text("\n")], [])
  }

  /// Returns the edits from `message` to `error.message` in the code that handles the failure.
  private func messageEdits() -> [Edit] {
    site.failureBlock.codeTokens.compactMap { token in
      guard token.text == site.message, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
        // Something closer by may have the same name.
        case .unwrapped(let value) = reference.localBinding(of: site.message),
        value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "APIUtil.getErrorMessageIfAny"
      else { return nil }
      return Edit(file: site.file, range: token.trimmedOffsets, text: "error.message")
    }
  }

  private func original(_ node: some SyntaxProtocol) -> Fragment {
    .original(file: site.file, range: node.trimmedOffsets, indentation: .none)
  }

  /// A name for the result that nothing in the closure has already.
  private var resultName: String {
    ["result", "answer", "outcome"].first { site.closure.firstReference(to: $0) == nil } ?? "callResult"
  }
}

extension SourceFile {
  /// Returns the end of a statement, with the comments that follow it on its line.
  fileprivate func endWithComment(of statement: CodeBlockItemSyntax) -> Int {
    let end = statement.trimmedOffsets.upperBound
    let comments = statement.lastToken(viewMode: .sourceAccurate)?.commentRanges ?? []
    return max(end, comments.last?.upperBound ?? end)
  }

  /// Returns the start of a block's content, including the first comment in it.
  fileprivate func attachedStartOfFirst(_ first: CodeBlockItemSyntax, in block: CodeBlockSyntax) -> Int {
    let start = block.leftBrace.trimmedOffsets.upperBound
    return utf8[start...].firstIndex { !$0.isBlank && !$0.isNewline } ?? first.trimmedOffsets.lowerBound
  }
}
