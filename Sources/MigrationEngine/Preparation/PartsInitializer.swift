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
    guard let parts = initializer.documentParts, let body = node.body, node.genericParameterClause == nil else {
      return nil
    }
    let parameter = parts.parameter
    let names = Set(node.codeTokens.map(\.text))
    guard let document = ["json", "document", "wholeDocument"].first(where: { !names.contains($0) }) else { return nil }
    let source = project.files[file]
    let start = body.leftBrace.trimmedOffsets.upperBound
    let indentation = source.indentation(at: node.trimmedOffsets.lowerBound) + source.indentationUnit
    let isOnLine = body.statements.first.map { source.lineStart(at: $0.trimmedOffsets.lowerBound) < start } == true
    let constant =
      "\n\(indentation)let \(parameter.internalName) = \(document).\(parts.accessor)"
      + (isOnLine ? "\n\(indentation)" : "")
    if stays {
      guard let delegation = DocumentDelegation(by: initializer, of: type, in: project) else { return nil }
      edits = delegation.edits(
        at: start, passing: "JSON(\(parameter.internalName))", as: document, to: Array(body.statements),
        beginning: constant)
    } else {
      let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
      edits = [
        Edit(file: file, range: declared, text: document == "json" ? "json: JSON" : "json \(document): JSON"),
        Edit(file: file, range: start..<start, text: constant),
      ]
      guard project.areWithinLines(edits) else { return nil }
    }
  }
}
