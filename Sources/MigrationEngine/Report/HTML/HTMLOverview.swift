import Foundation

/// The parts of the page about the run as a whole.
struct HTMLOverview {
  private let report: Report
  private let summary: Summary
  private let isWritten: Bool
  private let origin: RunOrigin
  private let prefix: PathPrefix

  init(_ report: Report, isWritten: Bool, origin: RunOrigin) {
    self.report = report
    self.isWritten = isWritten
    self.origin = origin
    summary = Summary(report)
    prefix = PathPrefix(of: report.items.map(\.file))
  }

  // MARK: Head

  var head: String {
    let totals = report.totals
    let time = origin.date.formatted(.iso8601)
    var facts = [
      ("Sources", origin.paths.map { "<code>\($0.html)</code>" }.joined(separator: ", ")),
      ("Date", "<time datetime=\"\(time)\">\(time.replacing("T", with: " ").replacing("Z", with: " UTC"))</time>"),
    ]
    if let revision = origin.revision {
      facts.append(("Commit", "<code title=\"\(revision.html)\">\(revision.prefix(10).html)</code>"))
    }
    facts.append(("Tool", "migrate-tool \(origin.version.html)"))
    let changed =
      "\(totals.changedFiles) of \(counted(totals.files, "file")) \(isWritten ? "changed" : "would change")."
    let dryRun = isWritten ? "" : " <strong>This was a dry run: nothing was written.</strong>"
    return """
      <header>
      <p class="quiet">Migration to Codable</p>
      <h1>\(origin.project.html)</h1>
      <dl class="facts">
      \(facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined(separator: "\n"))
      </dl>
      <p id="lead">\(changed)\(dryRun)\(report.verification.map { " \($0.proseHTML)" } ?? "")</p>
      \(prefix.said)
      </header>
      """
  }

  // MARK: Progress

  var progress: String {
    let totals = report.totals
    let legacy = totals.legacy
    return """
      <section aria-labelledby="progress-title">
      <h2 id="progress-title">\(isWritten ? "What was converted" : "What would be converted")</h2>
      <div id="meters">
      \(meter("Values read from a JSON", legacy.readsBefore, legacy.readsAfter))
      \(meter("Mentions of JSON", legacy.mentionsBefore, legacy.mentionsAfter))
      \(meter("Files that import it", legacy.importsBefore, legacy.importsAfter))
      \(meter("Lines of what \(isWritten ? "was" : "would be") rewritten", totals.linesBefore, totals.linesAfter))
      </div>
      \(table)
      \(legend)
      </section>
      """
  }

  private func meter(_ title: String, _ before: Int, _ after: Int) -> String {
    let percent = before == 0 ? 0 : Int((100 * Double(before - after) / Double(before)).rounded())
    let share = min(max(percent, 0), 100)
    let end = isWritten ? "gone" : "would be gone"
    let said =
      before == 0 ? (after == 0 ? "–" : "\(after) more") : percent < 0 ? "\(-percent) % more" : "\(percent) % \(end)"
    return """
      <div class="meter">\(title)<strong>\(said)</strong>\
      <div class="bar"><i style="width: \(share)%"></i></div><small>\(before) → \(after)</small></div>
      """
  }

  private var table: String {
    let heads = Outcome.allCases.map { "<th scope=\"col\" class=\"\($0.rawValue)\">\($0.rawValue)</th>" }.joined()
    let rows = summary.rows.map { row in
      let cells = Outcome.allCases.map { outcome in
        "<td data-label=\"\(outcome.rawValue)\">\(row.outcomes[outcome] ?? 0)</td>"
      }.joined()
      let lines = row.linesBefore == 0 ? "–" : "\(row.linesBefore) → \(row.linesAfter)"
      return "<tr><th scope=\"row\">\(row.title.html)</th><td data-label=\"items\">\(row.items)</td>\(cells)"
        + "<td data-label=\"lines\">\(lines)</td></tr>"
    }
    return """
      <table id="totals" class="cards">
      <thead><tr><th scope="col"></th><th scope="col">items</th>\(heads)<th scope="col">lines</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  // MARK: Legend

  private var legend: String {
    let outcomes = Outcome.allCases.map { outcome in
      "<div><dt class=\"\(outcome.rawValue)\">\(outcome.rawValue)</dt><dd>\(meaning(of: outcome).proseHTML)</dd></div>"
    }
    return """
      <details class="legend" open><summary>Legend</summary>
      <dl>
      \(outcomes.joined(separator: "\n"))
      <div><dt><span class="bar swatch"><i class="left"></i></span></dt><dd>legacy code that \
      \(isWritten ? "is" : "would be") left</dd></div>
      <div><dt><span class="bar swatch"><i></i></span></dt><dd>legacy code that \
      \(isWritten ? "is" : "would be") gone</dd></div>
      <div><dt class="diff swatch"><del>old</del></dt><dd>a line that \
      \(isWritten ? "is" : "would be") removed; what differs in it is <mark>marked</mark></dd></div>
      <div><dt class="diff swatch"><ins>new</ins></dt><dd>a line that \(isWritten ? "is" : "would be") added</dd></div>
      </dl></details>
      """
  }

  private func meaning(of outcome: Outcome) -> String {
    switch (outcome, isWritten) {
    case (.synthesized, true): "has stored properties only; the compiler writes `init(from:)`"
    case (.synthesized, false): "would have stored properties only; the compiler would write `init(from:)`"
    case (.explicit, true): "has a written `init(from:)`, one line a property"
    case (.explicit, false): "would have a written `init(from:)`, one line a property"
    case (.bridged, true): "stays as it is; one added line lets converted types hold it"
    case (.bridged, false): "would stay as it is; one added line would let converted types hold it"
    case (.untouched, true): "stays as it is; its reasons say why"
    case (.untouched, false): "would stay as it is; its reasons say why"
    }
  }

  /// The number of folders and obstacles that are shown at once.
  private static let named = 12

  // MARK: Folders

  /// A folder with the legacy code in it.
  private struct Folder {
    let path: String
    let reads: Int
    let readsLeft: Int
    let left: Int
  }

  /// The folders with legacy code, those with the most of it left first.
  private var foldersByLegacy: [Folder] {
    Dictionary(grouping: report.items) { PathPrefix.folder(of: $0.file) }.map { path, items in
      Folder(
        path: path, reads: items.reduce(0) { $0 + $1.reads },
        readsLeft: items.reduce(0) { $0 + ($1.isConverted ? 0 : $1.reads) }, left: items.count { !$0.isConverted })
    }.sorted { ($1.readsLeft, $1.left, $0.path) < ($0.readsLeft, $0.left, $1.path) }
  }

  var folders: String {
    let folders = foldersByLegacy
    let most = max(1, folders.map(\.reads).max() ?? 1)
    let rows = folders.map { folder in
      func part(_ reads: Int, _ name: String) -> String {
        "<i\(name) style=\"width: \(Double(Int(1_000 * Double(reads) / Double(most))) / 10)%\"></i>"
      }
      let bar = part(folder.readsLeft, " class=\"left\"") + part(folder.reads - folder.readsLeft, "")
      let said = folder.reads == 0 ? "no reads" : "\(folder.readsLeft) of \(counted(folder.reads, "read"))"
      return "<li><a href=\"#folder=\(folder.path.addressComponent)\">\(prefix.rest(ofFolder: folder.path).html)</a>"
        + "<span class=\"bar\">\(bar)</span><span>\(said)</span></li>"
    }
    let more = rows.dropFirst(Self.named)
    return """
      <section aria-labelledby="folders-title">
      <h2 id="folders-title">\(isWritten ? "Legacy left, by folder" : "Legacy that would be left, by folder")</h2>
      <p class="quiet">Values read from a <code>JSON</code> by code that \(isWritten ? "stays" : "would stay"). \
      A folder shows its items below.</p>
      <ul class="folders">
      \(rows.prefix(Self.named).joined(separator: "\n"))
      </ul>
      \(more.isEmpty ? "" : "<details><summary>\(counted(more.count, "more folder"))</summary>\n<ul class=\"folders\">")
      \(more.joined(separator: "\n"))
      \(more.isEmpty ? "" : "</ul></details>")
      </section>
      """
  }

  // MARK: Obstacles

  var obstacles: String {
    """
    <section aria-labelledby="obstacles-title">
    <h2 id="obstacles-title">What stands in the way</h2>
    <div class="columns"><div><h3>By reason</h3><div id="obstacles">
    \(list(summary.obstacles) { ($0.text.proseHTML, Self.phrases(in: $0.text)) })
    </div></div>
    <div><h3>By type that others wait for</h3><div id="blocking">
    \(list(summary.blockingTypes) { ("<code>\($0.text.html)</code>", "\"\($0.text)\"") })
    </div></div></div>
    </section>
    """
  }

  private func list(_ obstacles: [Summary.Obstacle], _ label: (Summary.Obstacle) -> (html: String, search: String))
    -> String
  {
    if obstacles.isEmpty { return "<p class=\"quiet\">nothing</p>" }
    let lines = obstacles.map { obstacle in
      let (html, search) = label(obstacle)
      let kind = obstacle.reason.map { " <small>\($0.html)</small>" } ?? ""
      return "<li><b>\(obstacle.count) ×</b><a href=\"#search=\(search.addressComponent)\">\(html)</a>\(kind)</li>"
    }
    let (first, more) = (lines.prefix(Self.named), lines.dropFirst(Self.named))
    let rest =
      more.isEmpty
      ? ""
      : "\n<details><summary>\(more.count) more</summary>\n<ol>\n\(more.joined(separator: "\n"))\n</ol></details>"
    return "<ol>\n\(first.joined(separator: "\n"))\n</ol>\(rest)"
  }

  /// A search that finds the items with a reason: the texts around its code, which differs from item to item.
  private static func phrases(in text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 0 }
      .map { $0.element.replacing("\"", with: "").trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.map { "\"\($0)\"" }.joined(separator: " ")
  }

  // MARK: Notes

  var notes: String {
    let problems = (report.problems + report.faults).map { "Skipped: \($0)" } + report.notes
    if problems.isEmpty { return "" }
    return """
      <section aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <ul id="notes">
      \(problems.map { "<li>\($0.proseHTML)</li>" }.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
