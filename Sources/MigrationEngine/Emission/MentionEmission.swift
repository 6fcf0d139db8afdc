import SwiftSyntax

/// Writes the names of types that have moved: `Base.Nested` of a folded base class becomes `Leaf.Nested`.
enum MentionEmission {
  static func edits(for folded: [String: String], in project: ProjectFacts) -> [Edit] {
    folded.sorted { $0.key < $1.key }.flatMap { base, leaf -> [Edit] in
      let name = String(leaf.split(separator: ".").last ?? "")
      return TypeMentions(facts: project).mentions(of: base)
        .filter { $0.kind == .prefixOfNestedType }
        .map { Edit(file: $0.file, range: $0.token.trimmedOffsets, text: name) }
    }
  }
}
