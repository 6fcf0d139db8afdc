import SwiftSyntax

/// Finds the calls of an initializer that takes the members of a document, or the input for a document, and passes the
/// document instead.
struct DocumentInitializerCalls {
  private let project: ProjectFacts
  private let label: String?
  /// The label with which a document is made of the argument; nil for none.
  private let documentLabel: String?
  private(set) var edits: [Edit] = []

  /// Creates the calls. Nil if code that can't be changed may call the initializer.
  init?(
    giving parameter: FunctionParameterSyntax, of type: TypeFacts, labelled documentLabel: String? = nil,
    in project: ProjectFacts
  ) {
    self.project = project
    self.documentLabel = documentLabel
    label = parameter.argumentLabel
    for mention in TypeMentions(facts: project).mentions(of: type.name) {
      guard let parent = mention.specialized.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == mention.specialized.as(ExprSyntax.self)?.id
      {
        guard rewrite(call, mention.file) else { return nil }
      } else if let access = parent.as(MemberAccessExprSyntax.self),
        access.base?.id == mention.node.as(ExprSyntax.self)?.id,
        ["init", "self"].contains(access.declName.baseName.text)
      {
        guard let call = access.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == ExprSyntax(access).id,
          rewrite(call, mention.file)
        else { return nil }
      }
    }
    for use in project.memberAccesses["init", default: []] {
      guard ["self", nil].contains(use.node.base?.trimmedDescription) else { continue }
      let labels = use.node.parent?.as(FunctionCallExprSyntax.self)?.arguments.map { $0.label?.text }
      if labels == nil || labels == [label] { return nil }
    }
    for use in project.references["Self", default: []] {
      let call = use.node.parent?.as(FunctionCallExprSyntax.self)
      if call?.arguments.map({ $0.label?.text }) == [label] { return nil }
    }
    guard project.areWithinLines(edits) else { return nil }
  }

  /// `Item(with: json.dictionaryValue)` as `Item(json: json)`; false for what can't be changed.
  private mutating func rewrite(_ call: FunctionCallExprSyntax, _ file: Int) -> Bool {
    guard let argument = call.arguments.only, argument.label?.text == label else { return true }
    guard call.trailingClosure == nil, project.files[file].role == .migrated else { return false }
    func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(file: file, range: range, text: text)) }
    let start = argument.trimmedOffsets.lowerBound
    let value = argument.expression.trimmedOffsets
    let members = argument.expression.as(MemberAccessExprSyntax.self)
    if let members, let base = members.base, members.declName.baseName.text == "dictionaryValue" {
      replace(start..<value.lowerBound, with: "json: ")
      replace(base.trimmedOffsets.upperBound..<value.upperBound, with: "")
    } else {
      guard project.imports[file].contains(where: { Import.jsonLibraries.contains($0.module) }) else {
        return documentLabel == nil && rewriteWithoutJSON(start..<value.lowerBound, file)
      }
      replace(start..<value.lowerBound, with: "json: JSON(\(documentLabel.map { "\($0): " } ?? "")")
      replace(value.upperBound..<value.upperBound, with: ")")
    }
    return true
  }

  /// `Item(with: members)` as `Item(reading: members)`, in a file that knows nothing of `JSON`.
  private mutating func rewriteWithoutJSON(_ label: Range<Int>, _ file: Int) -> Bool {
    guard let last = project.imports[file].last, last.condition == nil else { return false }
    edits.append(Edit(file: file, range: label, text: "reading: "))
    if !project.imports[file].contains(where: { $0.module == "Bridge" }) {
      let end = project.files[file].lineEnd(behind: last.node)
      edits.append(Edit(file: file, range: end..<end, text: "\nimport Bridge"))
    }
    return true
  }
}
