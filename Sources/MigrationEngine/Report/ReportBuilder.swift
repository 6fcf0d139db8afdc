import SwiftSyntax

/// Puts together what was decided, in the order of the source.
struct ReportBuilder {
  let project: ProjectFacts
  let types: TypeMigration
  let documents: DocumentMigration
  let decisions: TypeDecisions
  let requests: RequestMigration
  let emission: ProjectEmission
  let rewriter: Rewriter
  let notes: [String]
  let problems: [SourceProblem]
  /// What is about a `JSON` besides initializers.
  let constructs: [LegacyConstruct]
  /// The expressions of each scanned file that read a value from a `JSON`.
  let reads: [Int: [Syntax]]
  let changedFiles: Int
  /// The paths of files that another report of the same run is about.
  let reportedElsewhere: Set<String>

  /// An item with the span that its lines are counted in; spans of other items inside it are theirs.
  struct Draft: Sendable {
    let file: Int
    let range: Range<Int>
    let name: String
    let kind: ItemKind
    let outcome: Outcome
    let reasons: [Reason]
    /// Everything that stands in the span's place afterwards; nil when that is the span with its edits.
    var after: LineCount?
    /// Spans elsewhere whose content moved into this item.
    var adopted: [(file: Int, range: Range<Int>)] = []
    /// How many values are read, where the span has only the first of them.
    var reads: Int?
  }

  /// A stretch of a file.
  struct Place: Hashable {
    let file: Int
    let range: Range<Int>
  }

  /// The lines and comments of the new code in the place of a stretch.
  struct Rendered: Sendable {
    let lines: LineCount
    let comments: [String]

    /// - Parameter place: where the code stands in a file after the changes; nil where that is not known.
    init(_ text: String, at place: (file: SourceFile, range: Range<Int>)?) {
      if let place, !place.file.isOutline {
        lines = LineCount(of: place.file, in: place.range)
        comments = place.file.allComments.filter { place.range.contains($0.offset) }.map(\.text)
      } else {
        let file = SourceFile(path: "", text: text, role: .context, as: .fragments)
        lines = LineCount(of: file, in: file.utf8.indices)
        comments = file.allComments.map(\.text)
      }
    }
  }

  /// The files after the changes; none before they are checked.
  var results: [SourceFile] = []
  /// The results of the items' declarations, each of which an item and the one around it ask for.
  var rendered: [Place: Rendered] = [:]

  func report() -> Report {
    let declared = typeDrafts() + requestDrafts()
    let made = declared + callSiteDrafts() + modelSiteDrafts(besides: declared)
    let drafts = made + readDrafts(besides: made)
    let sorted = drafts.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    let byFile = Dictionary(grouping: sorted, by: \.file)
    var builder = self
    let places = Set(
      sorted.filter { $0.after == nil }.flatMap { parts(of: $0).map { Place(file: $0.file, range: $0.range) } })
    let texts = Array(places.filter { !rewriter.isDeleted(file: $0.file, range: $0.range) })
    let moves = Dictionary(uniqueKeysWithValues: Set(texts.map(\.file)).map { ($0, rewriter.moves(inFile: $0)) })
    let found = Parallel.map(texts) { place in
      let text = rewriter.render(file: place.file, range: place.range)
      let start = place.range.lowerBound
      let move = moves[place.file]?.last { $0.replaced.lowerBound < start && $0.replaced.upperBound <= start }?.by ?? 0
      return Rendered(text, at: self.place(of: text, in: place.file, from: start + move))
    }
    builder.rendered = Dictionary(uniqueKeysWithValues: zip(texts, found))
    return builder.report(sorted, byFile)
  }

  /// Returns the place of code in a file after the changes; nil where the file has something else there.
  private func place(of text: String, in file: Int, from start: Int) -> (file: SourceFile, range: Range<Int>)? {
    guard results.indices.contains(file) else { return nil }
    let result = results[file]
    let range = start..<start + text.utf8.count
    guard range.lowerBound >= 0, range.upperBound <= result.utf8.count, result.utf8[range].elementsEqual(text.utf8)
    else { return nil }
    return (result, range)
  }

  private func report(_ sorted: [Draft], _ byFile: [Int: [Draft]]) -> Report {
    let items = Parallel.map(sorted.filter { isReported($0.file) }) { draft in
      let files = Set((parts(of: draft) + draft.adopted).map(\.file))
      return item(for: draft, among: files.sorted().flatMap { byFile[$0, default: []] })
    }
    return Report(
      totals: totals(of: items), items: items,
      notes: vendoredNotes + companionNotes + suppressionNotes + lostFunctions(besides: sorted) + notes,
      problems: problems.map(\.description))
  }

  /// The outcome of each type that is made of a document, as the report has it.
  var outcomes: [String: Outcome] {
    let reported = typeDrafts().filter { isReported($0.file) && [.model, .response].contains($0.kind) }
    let sorted = reported.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    return Dictionary(sorted.map { ($0.name, $0.outcome) }) { first, _ in first }
  }

  func isReported(_ file: Int) -> Bool { !reportedElsewhere.contains(project.files[file].path) }

  /// Comments that keep the tool from nothing.
  private var suppressionNotes: [String] {
    guard project.files.contains(where: \.mentionsSuppression) else { return [] }
    let initializers = project.jsonInitializers.compactMap { project.type(named: $0.owner) }
    let requests = project.types.filter { type in
      type.inherited.contains("RequestParams") || RequestRecognition.isRequest(type, in: project)
    }
    let concerned = initializers + requests
    let used = Set(concerned.compactMap { project.suppression(of: $0) })
    let files = Set(concerned.map(\.file))
    return project.files.indices.flatMap { index -> [String] in
      let file = project.files[index]
      guard file.role != .context else { return [] }
      let unused = file.suppressionsOfTypes.filter { !used.contains($0) }.map {
        "\($0): `\(Suppression.type)` suppresses nothing"
      }
      guard let place = file.suppressionOfFile, !files.contains(index) else { return unused }
      return unused + ["\(place): `\(Suppression.file)` suppresses nothing"]
    }
  }

  private var vendoredNotes: [String] {
    let paths = project.vendoredFiles.sorted().map { project.files[$0].path }
    if paths.isEmpty, let file = project.projectWithLibrary {
      return [
        "swap it: \(file) compiles a copy of SwiftyJSON that was not scanned; take it out of the target when the changes are "
          + "written, since LegacyJSON stands in for it"
      ]
    }
    guard !paths.isEmpty else { return [] }
    return [
      "swap it: \(paths.joined(separator: ", ")) is a copy of SwiftyJSON; take it out of the target when the changes are "
        + "written, since LegacyJSON stands in for it"
    ]
  }

  /// Libraries whose own API speaks of SwiftyJSON's `JSON`, which is another type than LegacyJSON's.
  private var companionNotes: [String] {
    let found = project.files.indices.filter { rewriter.isChanged(file: $0) }.flatMap { project.imports[$0] }
    return Import.jsonCompanions.intersection(found.map(\.module)).sorted().map { module in
      "swap it: `\(module)` speaks of SwiftyJSON's `JSON`, which is another type than LegacyJSON's; let it import "
        + "LegacyJSON, too"
    }
  }

  // MARK: Lines

  /// - Parameter all: the drafts of the files in which the item has something.
  private func item(for draft: Draft, among all: [Draft]) -> Report.Item {
    let source = project.files[draft.file]
    let parts = parts(of: draft)
    let inner = all.filter { other in
      (parts + draft.adopted).contains { file, range in
        file == other.file && range != other.range && range.contains(other.range.lowerBound)
      }
    }
    // Of nested items only the outermost count, since they contain the others.
    let direct = inner.filter { candidate in
      !inner.contains {
        $0.file == candidate.file && $0.range != candidate.range && $0.range.contains(candidate.range.lowerBound)
      }
    }
    let ownInner = direct.filter { inner in
      parts.contains { $0.file == inner.file && $0.range.contains(inner.range.lowerBound) }
    }
    let before = ownInner.reduce(total(before: parts)) { $0 - total(before: [($1.file, $1.range)]) }
    let after =
      draft.after == LineCount()
      ? LineCount()
      : direct.reduce(draft.after ?? total(after: parts)) { $0 - ($1.after ?? total(after: [($1.file, $1.range)])) }
    let reasons = draft.reasons + lostComments(of: draft, besides: direct)
    return Report.Item(
      file: source.path, line: source.position(at: draft.range.lowerBound).line,
      endLine: source.position(at: max(draft.range.lowerBound, draft.range.upperBound - 1)).line, name: draft.name,
      kind: draft.kind, outcome: draft.outcome, reasons: reasons.map(\.description),
      findings: reasons.map(Report.Finding.init), properties: properties(of: draft),
      dependencies: dependencies(of: draft), reads: draft.reads ?? reads(in: parts, besides: ownInner),
      linesBefore: before.lines,
      linesAfter: after.lines, codeLinesBefore: before.codeLines, codeLinesAfter: after.codeLines,
      besidesDecoding: reasons.filter(\.isBesideDecoding).map(\.text), initializer: initializer(of: draft)?.description)
  }

  /// Where the type is made of a JSON.
  private func initializer(of draft: Draft) -> SourcePosition? {
    guard draft.kind == .model || draft.kind == .response else { return nil }
    let found = project.jsonInitializers(of: draft.name)
    // Of a type that two files declare, each has its own.
    return (found.first { $0.file == draft.file } ?? found.first).map { project.files[$0.file].position(of: $0.node) }
  }

  private func total(before parts: [(file: Int, range: Range<Int>)]) -> LineCount {
    parts.map { file, range in
      let file = project.files[file]
      return file.isPrepared ? LineCount(of: file.originalText(in: range)) : LineCount(of: file, in: range)
    }.reduce(LineCount(), +)
  }

  private func total(after parts: [(file: Int, range: Range<Int>)]) -> LineCount {
    parts.map { rendered[Place(file: $0.file, range: $0.range)]?.lines ?? LineCount() }.reduce(LineCount(), +)
  }

  private func totals(of items: [Report.Item]) -> Report.Totals {
    var totals = Report.Totals()
    totals.files = project.files.count { $0.role != .context && !reportedElsewhere.contains($0.path) }
    totals.changedFiles = changedFiles
    for item in items {
      if item.kind == .callSite {
        totals.callSites += 1
        totals.convertedCallSites += item.outcome == .untouched ? 0 : 1
      } else {
        totals.types += 1
        switch item.outcome {
        case .synthesized: totals.synthesized += 1
        case .explicit: totals.explicit += 1
        case .bridged: totals.bridged += 1
        case .untouched: totals.untouched += 1
        }
      }
      guard item.isConverted else { continue }
      totals.linesBefore += item.linesBefore
      totals.linesAfter += item.linesAfter
      totals.codeLinesBefore += item.codeLinesBefore
      totals.codeLinesAfter += item.codeLinesAfter
    }
    return totals
  }

  // MARK: Types

  private func typeDrafts() -> [Draft] {
    var drafts: [Draft] = []
    for decision in decisions.types.values where decision.recognised.earlier == nil || decision.isToldOf {
      let type = decision.recognised.facts
      drafts.append(
        Draft(
          file: type.file, range: type.node.trimmedOffsets, name: type.name, kind: kind(of: type),
          outcome: .synthesized,
          reasons: reasons(for: decision)
            + lostEntry(decision.recognised.spelling, in: decision.recognised.initializerFile),
          adopted: decision.bases.map { ($0.facts.file, $0.facts.node.trimmedOffsets) }))
      for base in decision.bases {
        drafts.append(
          Draft(
            file: base.facts.file, range: base.facts.node.trimmedOffsets, name: base.facts.name,
            kind: decision.isResponse ? .response : .model, outcome: .synthesized,
            reasons: [Reason(.merged, "folded into `\(type.name)`")], after: LineCount()))
      }
    }
    return drafts + documentDrafts() + otherDrafts()
  }

  /// Types with a written initializer, types that are bridged, and those that stay.
  private func documentDrafts() -> [Draft] {
    let initializers = Dictionary(grouping: project.jsonInitializers, by: \.owner)
    return initializers.flatMap { name, found -> [Draft] in
      guard decisions.types[name] == nil, types.foldedInto[name] == nil, !ProjectFacts.isJSON(name) else { return [] }
      return declarations(of: name, found).compactMap { documentDraft(of: name, $0.type, $0.initializers) }
    }
  }

  private func documentDraft(of name: String, _ type: TypeFacts?, _ found: [JSONInitializer]) -> Draft? {
    guard let first = found.first, project.files[first.file].role != .context else { return nil }
    // A requirement is no initializer; one in an extension of the protocol is.
    if type?.kind == .protocolType, found.allSatisfy({ $0.node.body == nil }) { return nil }
    let file = type?.file ?? first.file
    let range = type?.node.trimmedOffsets ?? first.node.trimmedOffsets
    let outcome = outcome(ofDocument: name)
    return Draft(
      file: file, range: range, name: name, kind: type.map(kind) ?? .model, outcome: outcome,
      reasons: reasons(forDocument: name, found),
      // The line behind a bridged type is none of its own.
      after: documents.bridged[name] != nil ? LineCount(of: project.files[file], in: range) : nil)
  }

  /// Types without an initializer from JSON that keep parts of a document, or are made by a function.
  private func otherDrafts() -> [Draft] {
    let initialized = Set(project.jsonInitializers.map(\.owner))
    let others = Dictionary(grouping: constructs.filter { !initialized.contains($0.owner) }, by: \.owner)
    return others.flatMap { name, constructs -> [Draft] in
      guard let type = project.type(named: name), decisions.types[name] == nil, types.foldedInto[name] == nil,
        project.files[type.file].role != .context, requests.requests[name] == nil, requests.failures[name] == nil
      else { return [] }
      let keepers = constructs.compactMap { construct in construct.keeper.map { (construct.reason, $0) } }
      if keepers.count == constructs.count {
        return keepers.map { reason, keeper in
          Draft(
            file: keeper.file, range: keeper.range, name: "\(name).\(keeper.property)", kind: .callSite,
            outcome: .untouched, reasons: [reason])
        }
      }
      let range = type.node.trimmedOffsets
      return [
        Draft(
          file: type.file, range: range, name: name, kind: kind(of: type), outcome: .untouched,
          reasons: constructs.map(\.reason), after: LineCount(of: project.files[type.file], in: range))
      ]
    }
  }

  private func outcome(ofDocument name: String) -> Outcome {
    documents.converted[name] != nil ? .explicit : emission.bridged.contains(name) ? .bridged : .untouched
  }

  private func kind(of type: TypeFacts) -> ItemKind {
    type.inherited.contains(KnownProtocols.response) ? .response : .model
  }

  private func requestDrafts() -> [Draft] {
    let endpointLines = emission.endpoints.flatMap(\.lines)
    var drafts: [Draft] = []
    for request in requests.requests.values {
      let declaration = RequestEmission(project: project, decision: request).declaration()
      let extra = endpointLines.filter { $0.request == request.name }.map(\.count).reduce(0, +)
      let after = LineCount(of: rewriter.render(declaration)) + LineCount(lines: extra, codeLines: extra)
      drafts.append(
        Draft(
          file: request.request.type.file, range: request.request.type.node.trimmedOffsets, name: request.name,
          kind: .request, outcome: .synthesized,
          reasons: request.newSimpleName == request.request.type.simpleName
            ? [] : [Reason(.merged, "is now `\(request.newName)`, with the endpoint `\(request.endpoint.source)`")],
          after: after))
      drafts.append(
        Draft(
          file: request.parameters.type.file, range: request.parameters.type.node.trimmedOffsets,
          name: request.parameters.type.name, kind: .request, outcome: .synthesized,
          reasons: [Reason(.merged, "merged into `\(request.newName)`")], after: LineCount()))
    }
    for (name, reason) in requests.failures {
      guard let type = project.type(named: name) else { continue }
      drafts.append(
        Draft(
          file: type.file, range: type.node.trimmedOffsets, name: name, kind: .request, outcome: .untouched,
          reasons: [reason]))
    }
    return drafts
  }
}
