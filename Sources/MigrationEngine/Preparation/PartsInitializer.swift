import SwiftSyntax

/// An initializer that takes the members or the elements of a document, changed to take the document.
///
/// ## Before
/// ```swift
/// init(with details: [String: JSON]) {
///   id = details["id"]?.intValue ?? 0
///   name = details["name"]?.string
/// }
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   let details = json.dictionaryValue
///   id = details["id"]?.intValue ?? 0
///   name = details["name"]?.string
/// }
/// ```
///
/// Where code that can't be changed may call it, it stays, and passes the document on: `self.init(json: JSON(details))`.
///
/// Preserves: every value, also for a missing key. If the document is not an object, both forms read nothing.
/// Can't: an initializer that is inherited or overridden, or takes anything else.
struct PartsInitializer {
  let edits: [Edit]

  /// Creates the conversion. Nil if the initializer does not have this form.
  ///
  /// - Parameters:
  ///   - initializer: the initializer.
  ///   - type: its type.
  ///   - stays: whether it stays for its callers.
  ///   - project: what the project declares.
  init?(_ initializer: InitializerFacts, of type: TypeFacts, stays: Bool, in project: ProjectFacts) {
    let (node, file) = (initializer.node, initializer.file)
    guard let parts = project.documentParts(of: initializer), let body = node.body, node.genericParameterClause == nil
    else { return nil }
    let parameter = parts.parameter
    let names = Set(node.codeTokens.map(\.text))
    guard let document = DocumentDelegation.name(besides: names) else { return nil }
    let source = project.files[file]
    let start = body.leftBrace.trimmedOffsets.upperBound
    let outer = source.indentation(at: node.trimmedOffsets.lowerBound)
    let line = "\n\(outer)\(source.indentationUnit)"
    let constant = "\(line)let \(parameter.internalName) = \(document).\(parts.accessor)"
    // A body on the line of its brace gets lines of its own.
    var layout: [Edit] = []
    if let first = body.statements.first, let last = body.statements.last,
      source.lineStart(at: first.trimmedOffsets.lowerBound) < start
    {
      layout.append(source.breakingLine(start..<first.trimmedOffsets.lowerBound, with: line, in: file))
      let end = last.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound
      if source.lineStart(at: end.lowerBound) == source.lineStart(at: end.upperBound) {
        layout.append(source.breakingLine(end, with: "\n\(outer)", in: file))
      }
    }
    if stays {
      guard let delegation = DocumentDelegation(by: initializer, of: type, in: project) else { return nil }
      edits =
        delegation.edits(
          at: start, passing: "JSON(\(parameter.internalName)\(parts.isOptional ? " ?? [:]" : ""))", as: document,
          to: Array(body.statements),
          beginning: constant) + layout
    } else {
      let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
      edits =
        [
          Edit(file: file, range: declared, text: document == "json" ? "json: JSON" : "json \(document): JSON"),
          Edit(file: file, range: start..<start, text: constant),
        ] + layout
      guard project.areWithinLines(edits) else { return nil }
    }
  }
}

extension SourceFile {
  /// Returns the edit that breaks a line between two parts of it; comments there stay on the first.
  fileprivate func breakingLine(_ range: Range<Int>, with text: String, in file: Int) -> Edit {
    let isBlank = utf8[range].allSatisfy(\.isBlank)
    return Edit(file: file, range: isBlank ? range : range.upperBound..<range.upperBound, text: text)
  }
}
