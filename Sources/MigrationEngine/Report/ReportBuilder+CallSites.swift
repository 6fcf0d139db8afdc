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
            "the text `\(text)` was known here alone: set it once as `HTTPClient.shared.configuration"
              + ".destructiveErrorMessage`",
            at: site.plan.destructiveTextPosition)
        ],
        after: LineCount(of: rewriter.render(replacement)))
    }
    let stays = requests.failedCallSites + requests.otherCallSites
    let failed = stays.filter { project.files[$0.file].role != .context }.map { site in
      Draft(
        file: site.file, range: site.statement.trimmedOffsets, name: site.name, kind: .callSite, outcome: .untouched,
        reasons: [site.reason])
    }
    return converted + failed
  }

  /// The functions, and what else there is, that read values of a `JSON` which they were given or keep. What is in the
  /// report already speaks for the reads in it, and a place that makes a `JSON` for all of its own.
  func readDrafts(besides made: [Draft]) -> [Draft] {
    let known = Dictionary(grouping: made, by: \.file)
    let files = project.files.indices.filter(project.isScanned)
    return Parallel.map(Array(files)) { file in
      let known = known[file, default: []]
      let names = Set(known.filter { $0.kind == .callSite }.map(\.name))
      let reads = LegacyCount.reads(in: project.files[file].tree).filter { read in
        let offset = read.trimmedOffsets.lowerBound
        return !known.contains { $0.range.contains(offset) } && rewriter.keeps(file: file, offset: offset)
      }
      let places = Dictionary(grouping: reads, by: \.nameOfPlace).filter { !names.contains($0.key) }
      return places.compactMap { name, reads -> Draft? in
        guard let first = reads.min(by: { $0.position < $1.position }) else { return nil }
        let others = reads.count == 1 ? "" : ", and \(reads.count - 1) more"
        return Draft(
          file: file, range: first.trimmedOffsets, name: name, kind: .callSite, outcome: .untouched,
          reasons: [
            Reason(
              "`\(first.excerpt)` is read of a `JSON` from elsewhere\(others)",
              at: project.files[file].position(of: first))
          ])
      }
    }.flatMap(\.self)
  }

  /// What parses a document. Inside of a type that is in the report it counts with that.
  func modelSiteDrafts(besides declared: [Draft]) -> [Draft] {
    let declared = Dictionary(grouping: declared, by: \.file)
    let converted = emission.modelSites.found.map { found in
      Draft(
        file: found.file, range: found.site.range, name: found.name, kind: .callSite, outcome: .synthesized,
        reasons: [])
    }
    let failed = emission.modelSites.failed.map { site in
      Draft(
        file: site.file, range: site.statement.trimmedOffsets, name: site.name, kind: .callSite, outcome: .untouched,
        reasons: [site.reason])
    }
    return (converted + failed).filter { site in
      !declared[site.file, default: []].contains { $0.range.contains(site.range.lowerBound) }
    }
  }
}
