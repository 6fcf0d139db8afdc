extension Report {
  /// The report for a terminal: one paragraph an item, then the sums.
  public var text: String {
    var lines: [String] = []
    for item in items {
      let head = "\(item.file):\(item.line): \(item.name.isEmpty ? item.kind.title : "\(item.kind.title) \(item.name)")"
      if item.kind == .callSite, item.outcome == .untouched, item.reasons.count == 1 {
        // There may be hundreds: a line each.
        lines.append("\(head) stays: \(Self.text(ofReason: item.reasons[0], in: item.file))")
        continue
      }
      lines.append(head)
      lines.append("  \(item.outcome.rawValue): \(Self.change(item.linesBefore, item.linesAfter))")
      lines += item.reasons.map { "  - \($0)" }
      guard let verification = item.verification else { continue }
      lines += verification.lines.map { "  \($0)" }
      lines += item.besidesDecoding.map { "  beyond decoding, not compared: \($0)" }
    }
    if !items.isEmpty { lines.append("") }
    lines += notes
    if !notes.isEmpty { lines.append("") }
    lines += problems.map { "skipped: \($0)" } + faults
    if !problems.isEmpty || !faults.isEmpty { lines.append("") }
    lines.append(
      "\(totals.changedFiles) of \(totals.files) files change. \(totals.types) types: \(totals.synthesized) synthesized, "
        + "\(totals.explicit) explicit, \(totals.bridged) bridged, \(totals.untouched) untouched. "
        + "\(totals.convertedCallSites) of \(totals.callSites) call sites converted.")
    lines.append(
      "What was rewritten: \(Self.change(totals.linesBefore, totals.linesAfter)) without comments, "
        + "\(totals.codeLinesBefore) → \(totals.codeLinesAfter) without blank lines.")
    let legacy = totals.legacy
    lines.append(
      "What is left: \(legacy.mentionsAfter) of \(legacy.mentionsBefore) mentions of `JSON`, \(legacy.readsAfter) of "
        + "\(legacy.readsBefore) reads, \(legacy.importsAfter) of \(legacy.importsBefore) files that import it.")
    if let verification { lines.append(verification) }
    if totals.faults > 0 {
      let files = totals.faults == 1 ? "1 file was" : "\(totals.faults) files were"
      lines.append("\(files) left alone because of a fault of the tool.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A reason without its place, where that is in a file.
  private static func text(ofReason reason: String, in file: String) -> Substring {
    guard reason.hasPrefix("\(file):"), let end = reason.dropFirst(file.count).firstRange(of: ": ")?.upperBound else {
      return reason[...]
    }
    return reason[end...]
  }

  private static func change(_ before: Int, _ after: Int) -> String {
    "\(before) → \(after) lines"
  }
}

extension ItemKind {
  fileprivate var title: String {
    switch self {
    case .response: "response"
    case .model: "model"
    case .request: "request"
    case .callSite: "call site"
    }
  }
}
