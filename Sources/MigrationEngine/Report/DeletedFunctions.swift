import SwiftSyntax

/// The functions that take a `JSON`, and that are gone from the result or take something else there; and methods, and
/// properties of `JSON`, that are gone.
///
/// Whichever part of a run took them away, the report says so.
struct DeletedFunctions {
  /// One function, as it was.
  private struct Function: Hashable {
    let owner: String?
    let isStatic: Bool
    let name: String
    let labels: [String?]
    let parameters: [String]

    init(_ function: FunctionFacts) {
      owner = function.owner
      isStatic = function.isStatic
      name = function.name
      labels = function.labels
      parameters = function.parameters.map(\.type.trimmedDescription)
    }

    /// The same with any types.
    func hasName(of other: Function) -> Bool {
      (owner, isStatic, name, labels) == (other.owner, other.isStatic, other.name, other.labels)
    }
  }

  /// Why each function is not there any more, with the type that it was a member of.
  let reasons: [(owner: String?, reason: Reason)]

  init(from tree: SourceTree, in result: SourceTree) {
    let changed = tree.files.indices.filter { index in
      result.files[index].text != tree.files[index].text
        && (!Self.functions(of: tree.facts[index]).isEmpty || !Self.properties(of: tree.facts[index]).isEmpty)
    }
    let found = Parallel.map(changed) { index -> [(owner: String?, reason: Reason)] in
      let file = tree.files[index]
      let facts = result.facts[index]
      let left = facts.functions.map(Function.init)
      let known = Set(left)
      let properties = Set(Self.properties(of: facts).map(\.name))
      let gone = Self.properties(of: tree.facts[index]).filter { !properties.contains($0.name) }.map { property in
        let type = property.type.map { ": \($0.trimmedDescription)" } ?? ""
        let removed = file.removed("`var \(property.name)\(type)`", property.declaration)
        let place = file.position(of: property.declaration)
        return (
          owner: property.owner,
          reason: Reason(.removedWithOldCode, "\(removed): nothing uses it any more", at: place, isBesideDecoding: true)
        )
      }
      return gone
        + Self.functions(of: tree.facts[index]).compactMap { function in
          let old = Function(function)
          guard !known.contains(old) else { return nil }
          let head = "`\(old.isStatic ? "static " : "")func \(old.name)\(function.node.signature.trimmedDescription)`"
          let place = file.position(of: function.node)
          let text =
            left.contains(where: old.hasName)
            ? "\(head) takes a `LegacyContainer` now: nothing calls it with a `JSON` any more"
            : "\(file.removed(head, function.node)): nothing calls it any more"
          return (old.owner, Reason(.removedWithOldCode, text, at: place, isBesideDecoding: true))
        }
    }
    reasons = found.flatMap(\.self)
  }

  /// The functions that take a document, and the methods of types that are made of one.
  private static func functions(of facts: FileFacts) -> [FunctionFacts] {
    let models = Set(facts.jsonInitializers.map(\.owner))
    return facts.functions.filter { function in
      function.node.body != nil
        && (function.owner.map(models.contains) == true && !function.isStatic
          || function.parameters.contains { DocumentKind($0.type) != nil })
    }
  }

  /// The computed properties that the project gives to all documents.
  private static func properties(of facts: FileFacts) -> [PropertyFacts] {
    facts.properties.filter { ProjectFacts.isJSON($0.owner) && $0.isComputed }
  }
}

extension Report {
  /// Says of the types, or of the run where no item is about them, which functions are gone.
  mutating func note(_ deleted: DeletedFunctions, except reportedElsewhere: Set<String>) {
    for (owner, reason) in deleted.reasons where !reportedElsewhere.contains(reason.position?.path ?? "") {
      let index = items.firstIndex { $0.name == owner && ($0.kind == .model || $0.kind == .response) }
      if let index {
        items[index].reasons.append(reason.description)
        items[index].findings.append(Finding(reason))
        items[index].besidesDecoding.append(reason.text)
      } else {
        notes.append(reason.description)
      }
    }
  }
}

extension SourceFile {
  /// Says that a declaration is removed, and with it the comments in it, above it and behind it.
  fileprivate func removed(_ head: String, _ declaration: some SyntaxProtocol) -> String {
    var node = Syntax(declaration)
    // An extension that has nothing else goes, too.
    if let around = declaration.enclosingExtension, around.memberBlock.members.count == 1 { node = Syntax(around) }
    let range = attachedStart(of: node)..<lineEnd(behind: node)
    let hasComments = allComments.contains { range.contains($0.offset) }
    return "\(head) is removed\(hasComments ? ", with its comments" : "")"
  }
}
