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
/// A dictionary that is used in a way that ``DictionaryReads`` does not cover is a constant of the initializer, as long
/// as that goes: `let details = json.dictionaryValue`.
///
/// Preserves: every value, also for a missing key. If the document is not an object, both forms read nothing.
/// Can't: an initializer that other modules may call, that a protocol asks for, or that is passed on; a dictionary that
/// ``DictionaryReads`` does not cover in a written initializer.
struct DictionaryInitializer {
  let edits: [Edit]
  /// Whether the dictionary is a constant, which stored properties alone do without.
  let isHeld: Bool

  /// Creates the conversion. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    guard let parameter = initializer.dictionaryParameter, let body = initializer.node.body,
      initializer.node.genericParameterClause == nil
    else { return nil }
    let name = parameter.internalName
    let file = initializer.file
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    let reads = DictionaryReads(of: name, in: Syntax(body), file, of: initializer.owner, project)
    isHeld = reads == nil
    var document = name
    var statements: [Edit] = []
    if let reads {
      statements = reads.edits
    } else {
      let names = Set(initializer.node.codeTokens.map(\.text))
      guard let free = ["json", "document", "wholeDocument"].first(where: { !names.contains($0) }) else { return nil }
      document = free
      let start = body.leftBrace.trimmedOffsets.upperBound
      statements = [Edit(file: file, range: start..<start, text: " let \(name) = \(document).dictionaryValue;")]
    }
    let signature = document == "json" ? "json: JSON" : "json \(document): JSON"
    edits = [Edit(file: file, range: declared, text: signature)] + statements
    guard project.areWithinLines(edits) else { return nil }
  }
}
