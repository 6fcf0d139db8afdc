import SwiftSyntax

/// What is reported of code outside of types.
extension ReportBuilder {
  /// Executions of requests.
  func callSiteDrafts() -> [Draft] {
    let converted = requests.callSites.compactMap { site -> Draft? in
      guard let request = requests.requests[site.plan.request], let first = site.statements.first,
        let last = site.statements.last
      else { return nil }
      let replacement = CallSiteEmission(project: project, site: site, request: request).replacement()
      let text = site.plan.destructiveText
      return Draft(
        file: site.file, range: first.trimmedOffsets.lowerBound..<last.trimmedOffsets.upperBound, name: site.plan.name,
        kind: .callSite, outcome: .synthesized,
        reasons: [
          Reason(
            .errorTextToSet,
            "the text `\(text)` was known here alone: set it once as `HTTPClient.shared.configuration"
              + ".destructiveErrorMessage`",
            at: site.plan.destructiveTextPosition)
        ],
        after: LineCount(of: rewriter.render(replacement)))
    }
    let stays = requests.failedCallSites + requests.otherCallSites
    return converted + stays.filter { project.files[$0.file].role != .context }.map(draft)
  }

  private func draft(of site: FailedCallSite) -> Draft {
    Draft(
      file: site.file, range: site.statement.trimmedOffsets, name: site.name, kind: .callSite, outcome: .untouched,
      reasons: [site.reason])
  }

  /// The functions and types that read values of a `JSON` which they are given, or keep. Reads inside of a reported item
  /// belong to that, and those of a function that makes a `JSON` itself to its call site.
  func readDrafts(besides made: [Draft]) -> [Draft] {
    let known = Dictionary(grouping: made, by: \.file)
    return reads.filter { !$0.value.isEmpty }.flatMap { file, reads -> [Draft] in
      let known = known[file, default: []]
      let names = Set(known.filter { $0.kind == .callSite }.map(\.name))
      let staying = reads.filter { read in
        let offset = read.trimmedOffsets.lowerBound
        return !known.contains { $0.range.contains(offset) } && rewriter.keeps(file: file, offset: offset)
      }
      let places = Dictionary(grouping: staying, by: \.nameOfPlace).filter { !names.contains($0.key) }
      return places.compactMap { name, reads -> Draft? in
        guard let first = reads.min(by: { $0.position < $1.position }) else { return nil }
        let others = reads.count == 1 ? "" : ", and \(reads.count - 1) more"
        return Draft(
          file: file, range: first.trimmedOffsets, name: name, kind: .callSite, outcome: .untouched,
          reasons: [
            Reason(
              .documentFromElsewhere, "`\(first.excerpt)` is read from a `JSON` that comes from elsewhere\(others)",
              at: project.files[file].position(of: first))
          ], reads: reads.count)
      }
    }
  }

  /// What parses a document. Inside of a type that is in the report it counts with that.
  func modelSiteDrafts(besides declared: [Draft]) -> [Draft] {
    let declared = Dictionary(grouping: declared, by: \.file)
    let converted = emission.modelSites.found.map { found in
      Draft(
        file: found.file, range: found.site.range, name: found.name, kind: .callSite, outcome: .synthesized,
        reasons: [])
    }
    return (converted + emission.modelSites.failed.map(draft)).filter { site in
      !declared[site.file, default: []].contains { $0.range.contains(site.range.lowerBound) }
    }
  }
}
