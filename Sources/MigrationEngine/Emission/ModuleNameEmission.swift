import SwiftSyntax

/// Writes `LegacyJSON` where code names the module SwiftyJSON: `SwiftyJSON.JSON`, `#if canImport(SwiftyJSON)`.
///
/// The import changes, so every place that names the module has to change too.
struct ModuleNameEmission {
  private static let (old, new) = ("SwiftyJSON", "LegacyJSON")

  let project: ProjectFacts

  func edits() -> [Edit] {
    // Something of the project's own has the name.
    guard !project.isDeclaredHere(Self.old) else { return [] }
    let types = project.typeReferences[Self.old, default: []].filter { use in
      use.node.parent?.as(MemberTypeSyntax.self)?.baseType.id == TypeSyntax(use.node)?.id
    }.map { ($0.file, $0.node) }
    let values = project.references[Self.old, default: []].filter { use in
      use.node.isCondition || use.node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(use.node).id
    }.map { ($0.file, Syntax($0.node)) }
    return (types + values).filter { file, _ in project.mayRewrite(file) }.map { file, node in
      Edit(file: file, range: node.trimmedOffsets, text: Self.new)
    }
  }

  /// An edit with the same names in the code that it writes.
  static func renamed(_ edit: Edit) -> Edit {
    let fragments = edit.replacement.map { fragment -> Fragment in
      // Most text that has the word has it in a longer one: `ALSwiftyJSONAble`.
      guard case .text(let text) = fragment, text.contains("\(old)."), text.identifiers.contains(old[...]) else {
        return fragment
      }
      let tokens = SourceFileSyntax.parsed(text, as: .fragments).tokens(viewMode: .sourceAccurate)
      return .text(
        tokens.map { token in
          let isModule = token.text == old && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
          return isModule
            ? token.leadingTrivia.description + new + token.trailingTrivia.description : token.description
        }.joined())
    }
    return fragments == edit.replacement ? edit : Edit(file: edit.file, range: edit.range, replacement: fragments)
  }
}
