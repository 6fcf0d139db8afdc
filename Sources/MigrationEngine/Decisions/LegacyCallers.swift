import SwiftSyntax

/// Finds the code that goes on creating a converted type from JSON, because it stays as it is itself.
struct LegacyCallers {
  let project: ProjectFacts
  /// Stretches of code that the conversion deletes.
  let deleted: [Int: [Range<Int>]]

  /// The place that creates a type from JSON, or hands it to something that may; nil when there is none.
  ///
  /// - Parameters:
  ///   - type: the type's full name.
  ///   - entry: how it is created.
  func place(creating type: String, _ entry: EntryPoint) -> SourcePosition? {
    for mention in TypeMentions(facts: project).mentions(of: type) {
      let offset = mention.token.trimmedOffsets.lowerBound
      if deleted[mention.file, default: []].contains(where: { $0.contains(offset) }) { continue }
      if creates(mention.node, entry) { return project.files[mention.file].position(of: mention.token) }
    }
    return nil
  }

  private func creates(_ mention: Syntax, _ entry: EntryPoint) -> Bool {
    guard let parent = mention.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      let isCalledSo = call.arguments.only.map { $0.label?.text == entry.label } ?? entry.hasDefault
      return isCalledSo || call.arguments.contains { $0.label?.text == "json" }
    }
    // `Model.init`, `Model.self`, `Executor<Model>`: whoever gets the type may create one.
    if let access = parent.as(MemberAccessExprSyntax.self) {
      return ["init", "self"].contains(access.declName.baseName.text)
    }
    return parent.is(GenericArgumentSyntax.self)
  }
}
