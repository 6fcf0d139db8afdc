import SwiftSyntax

/// Writes `json.escapedURL` for SwiftyJSON 3's `json.URL`, which LegacyJSON has under no name that hides a type.
struct OldURLEmission {
  let project: ProjectFacts

  func edits() -> [Edit] {
    let types = ExpressionTypes(facts: project)
    return project.memberAccesses["URL", default: []].compactMap { use in
      guard project.mayRewrite(use.file), use.node.declName.argumentNames == nil, let base = use.node.base,
        types.type(of: base) == .external("JSON"), !isDeclaredByTheProject
      else { return nil }
      let name = isOfFoundation ? "escapedNSURL" : "escapedURL"
      return Edit(file: use.file, range: use.node.declName.trimmedOffsets, text: name)
    }
  }

  private var declared: [PropertyFacts] {
    project.properties(named: "URL").filter { ProjectFacts.isJSON($0.owner) }
  }

  private var isDeclaredByTheProject: Bool { declared.contains { !project.vendoredFiles.contains($0.file) } }

  /// Whether the project's copy of SwiftyJSON gives an `NSURL`, as SwiftyJSON 2 did.
  private var isOfFoundation: Bool { declared.contains { $0.type?.trimmedDescription.hasPrefix("NSURL") == true } }
}
