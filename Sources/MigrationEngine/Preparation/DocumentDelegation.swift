import SwiftSyntax

/// An initializer that stays for its callers and passes a document on to an initializer from JSON, which the rest of its
/// statements moves into.
struct DocumentDelegation {
  private let initializer: InitializerFacts
  private let isClass: Bool
  private let source: SourceFile

  /// Creates the delegation. Nil if the initializer can't call another one of the type.
  init?(by initializer: InitializerFacts, of type: TypeFacts, in project: ProjectFacts) {
    let node = initializer.node
    guard project.mayRewrite(initializer.file), node.genericParameterClause == nil, node.attributes.isEmpty,
      node.enclosingExtension == nil, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      !node.modifiers.contains(where: { ["override", "required", "convenience"].contains($0.name.text) }),
      !type.has(.open),
      type.kind == .structure || project.lineage(of: type.name).count == 1 && project.subclasses(of: type.name).isEmpty
    else { return nil }
    self.initializer = initializer
    isClass = type.kind == .classType
    source = project.files[initializer.file]
  }

  /// A name for a document that is none of some names; nil where all are taken.
  static func name(besides taken: Set<String>) -> String? {
    ["json", "document", "wholeDocument"].first { !taken.contains($0) }
  }

  /// Returns the edits that end the initializer and begin the one from JSON.
  ///
  /// - Parameters:
  ///   - place: where the statements end that stay.
  ///   - value: the expression that is passed on.
  ///   - document: the name of the document in the initializer from JSON.
  ///   - rest: the statements that move.
  ///   - beginning: the first statement of the initializer from JSON, if it is a new one.
  func edits(
    at place: Int, passing value: String, as document: String, to rest: [CodeBlockItemSyntax], beginning: String = ""
  ) -> [Edit] {
    let (node, file) = (initializer.node, initializer.file)
    let outer = source.indentation(at: node.trimmedOffsets.lowerBound)
    let tokens = Set(rest.codeTokens.map(\.tokenKind))
    let mayThrow = !tokens.isDisjoint(with: [.keyword(.throw), .keyword(.try)])
    let throwing = mayThrow ? node.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? "" : ""
    let mark = tokens.contains(.keyword(.nil)) ? node.optionalMark?.text ?? "" : ""
    let call = "\(throwing.isEmpty ? "" : "try ")self.init(json: \(value))"
    let label = document == "json" ? "json" : "json \(document)"
    var edits = [
      Edit(
        file: file, range: place..<place,
        text: "\n\(outer)\(source.indentationUnit)\(call)\n\(outer)}\n\n"
          + "\(outer)init\(mark)(\(label): JSON)\(throwing) {\(beginning)")
    ]
    if isClass {
      let start = node.initKeyword.trimmedOffsets.lowerBound
      edits.insert(Edit(file: file, range: start..<start, text: "convenience "), at: 0)
    }
    return edits
  }
}
