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
    var fragments: [Fragment] = []
    // What was said between the statements is said before them.
    for statement in site.statements.dropFirst() {
      fragments += source.comments(of: statement).map { .text("\($0)\n\(outer)") }
    }
    fragments += construction(outer: outer)
    fragments.append(.text(" {"))
    if let capture = site.closure.signature?.capture {
      fragments += [.text(" "), original(capture)]
    }
    fragments.append(.text(" \(resultName) in\n"))
    for statement in site.kept {
      let start = source.attachedStart(of: statement)
      let hasComment = !statement.trailingTrivia.comments.isEmpty
      let end = statement.trimmedOffsets.upperBound
      let range = start..<(hasComment ? source.lineEnd(at: end) : end)
      fragments += [
        .text(inner), .original(file: site.file, range: range, indentation: .none), .text("\n"),
      ]
    }
    fragments.append(.text("\(inner)switch \(resultName) {\n\(inner)case .success(let \(site.response)):\n"))
    fragments += block(site.successBlock, of: site.successStatement, indentation: inner + unit, dropsReturn: false)
    fragments.append(.text("\(inner)case .failure(let error):\n"))
    fragments += block(site.failureBlock, of: site.failureStatement, indentation: inner + unit, dropsReturn: true)
    return fragments + [.text("\(inner)}\n\(outer)}")]
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

  /// The statements of a block, as the body of a `case`.
  private func block(
    _ block: CodeBlockSyntax, of statement: CodeBlockItemSyntax, indentation: String, dropsReturn: Bool
  ) -> [Fragment] {
    var fragments: [Fragment] = source.comments(of: statement).map { .text("\(indentation)\($0)\n") }
    let statements = dropsReturn ? Array(block.statements.dropLast()) : Array(block.statements)
    guard let first = statements.first, let last = statements.last else {
      // A block of comments alone is no body.
      return fragments + [.text("\(indentation)break\n")]
    }
    let start = source.attachedStartOfFirst(first, in: block)
    let hasComment = !last.trailingTrivia.comments.isEmpty
    let end = last.trimmedOffsets.upperBound
    let change = IndentationChange(
      removed: source.indentation(at: first.trimmedOffsets.lowerBound), added: indentation)
    fragments += [
      .text(indentation),
      .original(
        file: site.file, range: start..<(hasComment ? source.lineEnd(at: end) : end), indentation: change),
      .text("\n"),
    ]
    return fragments
  }

  /// `message` → `error.message` in what handles the failure.
  private func messageEdits() -> [Edit] {
    site.failureBlock.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == site.message, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
        // Something closer by may have the same name.
        case .unwrapped(let value) = reference.localBinding(of: site.message),
        value.trimmedDescription.hasPrefix("APIUtil.getErrorMessageIfAny")
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
  /// Where a block's content begins: with the first comment in it.
  fileprivate func attachedStartOfFirst(_ first: CodeBlockItemSyntax, in block: CodeBlockSyntax) -> Int {
    let start = block.leftBrace.trimmedOffsets.upperBound
    return utf8[start...].firstIndex { !$0.isBlank && !$0.isNewline } ?? first.trimmedOffsets.lowerBound
  }
}
