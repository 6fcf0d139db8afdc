/// The items of the report, each with what it becomes and why.
struct HTMLItems {
  private let report: Report
  private let changes: [FileChange]
  private let isWritten: Bool
  private let link: SourceLink?
  private let prefix: PathPrefix

  init(_ report: Report, changes: [FileChange], isWritten: Bool, link: SourceLink?) {
    self.report = report
    self.changes = changes
    self.isWritten = isWritten
    self.link = link
    prefix = PathPrefix(of: report.items.map(\.file))
  }

  var section: String {
    """
    <section aria-labelledby="items-title">
    <h2 id="items-title">Items</h2>
    <form id="filters" role="search" hidden>
    <label>Search <input type="search" id="search" placeholder="names, files, outcomes, reasons (press /)" \
    autocomplete="off" title="All words must be found, in any order; a phrase stands in quotation marks"></label>
    <label>Outcome <select id="outcome"><option value="">all</option>\(options(Outcome.allCases.map(\.rawValue)))</select></label>
    <label>Kind <select id="kind"><option value="">all</option>\(kindOptions)</select></label>
    <label>Folder <select id="folder"><option value="">all</option>\(folderOptions)</select></label>
    <label>Order <select id="sort"><option value="">savings</option><option>file</option><option>outcome</option>\
    <option>name</option></select></label>
    <button type="reset">Clear</button>
    <button type="button" id="all">Open all</button>
    </form>
    <p id="count" role="status">\(counted(report.items.count, "item"))</p>
    <div id="items">
    \(items)</div>
    </section>
    """
  }

  // MARK: Filters

  private func options(_ values: [String]) -> String { values.map { "<option>\($0.html)</option>" }.joined() }

  private var kindOptions: String {
    [ItemKind.response, .model, .request, .callSite].map { "<option value=\"\($0.rawValue)\">\($0.title)</option>" }
      .joined()
  }

  private var folderOptions: String {
    Set(report.items.map { PathPrefix.folder(of: $0.file) }).sorted().map { folder in
      "<option value=\"\(folder.html)\">\(prefix.rest(ofFolder: folder).html)</option>"
    }.joined()
  }

  // MARK: Items

  private var items: String {
    let names = ItemNames(report.items)
    let converted = Set(report.items.filter(\.isConverted).map(\.file))
    let compared = Dictionary(
      changes.filter { converted.contains($0.path) }.map { ($0.path, SideBySide($0)) }
    ) { first, _ in first }
    // The largest savings first: what stays saves nothing.
    let order = report.items.indices.sorted {
      let (one, other) = (report.items[$0], report.items[$1])
      if one.isConverted != other.isConverted { return one.isConverted }
      return (other.saved, $0) < (one.saved, $1)
    }
    return order.map { index in
      let item = report.items[index]
      let rows = item.isConverted ? compared[item.file]?.rows(of: item.line...max(item.line, item.endLine)) : nil
      return element(item, name: names[index], index: index, rows: rows ?? [])
    }.joined()
  }

  private func element(_ item: Report.Item, name: String, index: Int, rows: ArraySlice<SideBySide.Row>) -> String {
    let address = "open=\(name.addressComponent)"
    var inside: [String] = []
    if !reasons(of: item).isEmpty {
      inside.append("<h3>Reasons</h3>\n<ul class=\"reasons\">\n\(reasons(of: item))</ul>")
    }
    if let verification = item.verification {
      let lines = verification.lines.map { "<li>\($0.proseHTML)</li>" }.joined()
      inside.append("<h3>Proof</h3>\n<ul class=\"proof\">\(lines)</ul>")
    }
    if !item.properties.isEmpty { inside.append("<h3>Properties</h3>\n\(properties(of: item))") }
    if !item.dependencies.isEmpty {
      inside.append(
        "<p class=\"needs\">Needs \(item.dependencies.map { "<code>\($0.html)</code>" }.joined(separator: ", "))</p>")
    }
    if !rows.isEmpty {
      inside.append("<h3>Before and after\(isWritten ? "" : ", as it would be")</h3>\n\(HTMLDiff(rows: rows).html)")
    }
    let source = link.map { " · \(anchor("Source", to: $0.address(file: item.file, line: item.line)))" } ?? ""
    return """
      <details id="open=\(name.html)" data-outcome="\(item.outcome.rawValue)" data-kind="\(item.kind.rawValue)" \
      data-file="\(item.file.html)" data-folder="\(PathPrefix.folder(of: item.file).html)" \
      data-name="\(item.name.html)" data-saved="\(item.isConverted ? "\(item.saved)" : "")" data-index="\(index)">
      <summary><span class="outcome \(item.outcome.rawValue)">\(item.outcome.rawValue)</span>
      <span class="name">\(item.kind.title) <b>\(item.name.html)</b>
      <small>\(prefix.rest(of: item.file).html):\(item.line)</small></span>
      <span class="lines">\(lines(of: item))</span></summary>
      <div class="inside">
      <p class="links"><a href="#\(address.html)">Link to this item</a>\(source)</p>
      \(inside.joined(separator: "\n"))
      </div></details>

      """
  }

  private func lines(of item: Report.Item) -> String {
    guard item.isConverted else { return "\(counted(item.linesBefore, "line")) <small>\(stays)</small>" }
    let change =
      item.saved == 0
      ? "as long" : "\(abs(item.saved)) \(item.saved > 0 ? "fewer" : "more")"
    return "\(item.linesBefore) → \(item.linesAfter) <small>\(isWritten ? "" : "would be ")\(change)</small>"
  }

  private var stays: String { isWritten ? "stays" : "would stay" }

  /// The reasons that the table of properties does not say.
  private func reasons(of item: Report.Item) -> String {
    let said = Set(item.properties.compactMap(\.reason))
    return item.findings.filter { !said.contains($0.text) }.map { finding in
      let kind = finding.reason.map { " <small>\($0.html)</small>" } ?? ""
      return "<li>\(finding.text.proseHTML)\(place(of: finding, in: item))\(kind)</li>\n"
    }.joined()
  }

  private func place(of finding: Report.Finding, in item: Report.Item) -> String {
    guard let file = finding.file, let line = finding.line else { return "" }
    let text = file == item.file ? "line \(line)" : "\(prefix.rest(of: file)):\(line)"
    return " <small>\(linked(text, file: file, line: line))</small>"
  }

  private func properties(of item: Report.Item) -> String {
    let saysWhy = item.properties.contains { $0.reason != nil }
    let rows = item.properties.map { property in
      let declaration = property.name + (property.type.map { ": \($0)" } ?? "")
      let attribute = property.attribute.map { " <code>\($0.html)</code>" } ?? ""
      return """
        <tr><th scope="row"><code>\(linked(declaration, file: item.file, line: property.line))</code></th>\
        \(cell("key", property.key.map { "<code>\($0.html)</code>" }))\
        <td data-label="form">\(property.form.rawValue)\(attribute)</td>\
        \(saysWhy ? cell("why", property.reason?.proseHTML) : "")</tr>
        """
    }
    return """
      <table class="properties cards">
      <thead><tr><th scope="col">property</th><th scope="col">key</th><th scope="col">form</th>\
      \(saysWhy ? "<th scope=\"col\">why</th>" : "")</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  /// A cell of the table of properties; one with nothing in it is left out where cells are below each other.
  private func cell(_ label: String, _ html: String?) -> String {
    html.map { "<td data-label=\"\(label)\">\($0)</td>" } ?? "<td class=\"none\" data-label=\"\(label)\">–</td>"
  }

  // MARK: Sources

  private func linked(_ text: String, file: String, line: Int) -> String {
    link.map { anchor(text, to: $0.address(file: file, line: line)) } ?? text.html
  }

  private func anchor(_ text: String, to address: String) -> String {
    "<a href=\"\(address.html)\">\(text.html)</a>"
  }
}

extension Report.Item {
  /// The number of lines saved; negative where the new code is longer.
  fileprivate var saved: Int { linesBefore - linesAfter }
}

/// The names of the items in the page's address. The page's script takes `Name` and `Name@file` for the same item where
/// only one of them is left, so that addresses outlive a run.
struct ItemNames {
  private let names: [String]

  init(_ items: [Report.Item]) {
    let counts = Dictionary(items.map { ($0.name, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    names = items.map { item in
      let name = counts[item.name] == 1 ? item.name : "\(item.name)@\(item.file)"
      // Of several in one file, such as call sites in one function, each after the first has its number there.
      var number = 1
      while !seen.insert(number == 1 ? name : "\(name)~\(number)").inserted { number += 1 }
      return number == 1 ? name : "\(name)~\(number)"
    }
  }

  subscript(index: Int) -> String { names[index] }
}
