import SwiftSyntax

/// Writes `json.escapedURL` for SwiftyJSON 3's `json.URL`, which LegacyJSON has under no name that hides a type.
struct OldURLEmission {
  let project: ProjectFacts

  func edits() -> [Edit] {
    let declared = project.properties(named: "URL").filter { ProjectFacts.isJSON($0.owner) }
    // A property of the project's own stays what it is.
    guard declared.allSatisfy({ project.vendoredFiles.contains($0.file) }) else { return [] }
    // A copy of SwiftyJSON may give an `NSURL`, as SwiftyJSON 2 did.
    let isOfFoundation = declared.contains { $0.type?.trimmedDescription.hasPrefix("NSURL") == true }
    let types = ExpressionTypes(facts: project)
    return project.memberAccesses["URL", default: []].compactMap { use in
      guard project.mayRewrite(use.file), use.node.declName.argumentNames == nil, let base = use.node.base,
        types.type(of: base) == .external("JSON")
      else { return nil }
      return Edit(
        file: use.file, range: use.node.declName.trimmedOffsets, text: isOfFoundation ? "escapedNSURL" : "escapedURL")
    }
  }
}
