import SwiftSyntax

/// An initializer that takes a document's members, changed to take the document.
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
/// init(json details: JSON) {
///   id = details["id"].intValue
///   name = details["name"].string
/// }
/// ```
///
/// Preserves: every value, also for a missing key. If the document is not an object, both forms read nothing.
/// Can't: a dictionary that is used in a way that ``DictionaryReads`` does not cover.
struct DictionaryInitializer {
  let edits: [Edit]

  /// Creates the conversion. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    guard let parameter = initializer.dictionaryParameter, let body = initializer.node.body,
      initializer.node.genericParameterClause == nil
    else { return nil }
    let name = parameter.internalName
    guard
      let reads = DictionaryReads(
        of: name, in: Syntax(body), initializer.file, of: initializer.owner, project)
    else { return nil }
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    let signature = Edit(
      file: initializer.file, range: declared, text: name == "json" ? "json: JSON" : "json \(name): JSON")
    edits = [signature] + reads.edits
    guard project.areWithinLines(edits) else { return nil }
  }
}
