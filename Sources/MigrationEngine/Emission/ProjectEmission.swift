import SwiftSyntax

/// All edits of a run.
struct ProjectEmission {
  let project: ProjectFacts
  let types: TypeMigration
  let decisions: TypeDecisions
  let requests: RequestMigration

  var endpoints: [EndpointEmission.Declaration] {
    EndpointEmission(project: project, requests: Array(requests.requests.values)).declarations()
  }

  /// - Throws: ``InternalFault`` when two rewrites overlap.
  func rewriter() throws -> Rewriter {
    let edits = codeEdits()
    let preliminary = try Rewriter(files: project.files, edits: edits)
    var imports: [Edit] = []
    for index in project.files.indices where project.files[index].role == .migrated {
      let isChanged = preliminary.isChanged(file: index)
      guard isChanged || !decisions.types.isEmpty else { continue }
      let emission = ImportEmission(
        file: index, original: project.files[index], rewritten: preliminary.text(ofFile: index))
      imports += isChanged ? emission.edits() : emission.replacementOfSwiftyJSON()
    }
    return try Rewriter(files: project.files, edits: edits + imports)
  }

  private func codeEdits() -> [Edit] {
    var edits = decisions.useEdits + MentionEmission.edits(for: types.foldedInto, in: project)
    for name in decisions.types.keys.sorted() {
      guard let decision = decisions.types[name] else { continue }
      edits += TypeEmission(project: project, decision: decision).edits()
    }
    for name in requests.requests.keys.sorted() {
      guard let request = requests.requests[name] else { continue }
      edits += RequestEmission(project: project, decision: request).declarationEdits()
    }
    for site in requests.callSites {
      guard let request = requests.requests[site.plan.request] else { continue }
      edits += CallSiteEmission(project: project, site: site, request: request).edits()
    }
    return edits + endpoints.map(\.edit)
  }
}
