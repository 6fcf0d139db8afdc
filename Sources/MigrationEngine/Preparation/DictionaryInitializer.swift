import SwiftSyntax

/// An initializer that takes the members of a document, as one that takes the document.
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
/// Preserves: every value. Of a document that is no object, both read nothing; what a missing key gave, it gives.
/// Can't: a dictionary that is used in any other way than ``DictionaryReads`` knows.
struct DictionaryInitializer {
  let edits: [Edit]

  /// Nil when the initializer is not of that form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    guard let parameter = initializer.dictionaryParameter, let body = initializer.node.body,
      initializer.node.genericParameterClause == nil
    else { return nil }
    let name = parameter.internalName
    guard
      let reads = DictionaryReads(
        of: name, as: name, in: Syntax(body), initializer.file, of: initializer.owner, project)
    else { return nil }
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    let signature = Edit(
      file: initializer.file, range: declared, text: name == "json" ? "json: JSON" : "json \(name): JSON")
    edits = [signature] + reads.edits
    guard project.areWithinLines(edits) else { return nil }
  }
}
