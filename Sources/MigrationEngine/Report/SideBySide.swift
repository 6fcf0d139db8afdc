/// The old and the new lines of a file beside each other.
struct SideBySide {
  /// A line of the old file, of the new one, or of both.
  struct Row: Sendable, Encodable, Equatable {
    /// The line's number and text in the old file; nil where it is new.
    var oldLine: Int?
    var old: String?
    /// The same in the new file; nil where it is gone.
    var newLine: Int?
    var new: String?

    private enum CodingKeys: String, CodingKey {
      case oldLine = "o"
      case old = "a"
      case newLine = "n"
      case new = "b"
    }
  }

  /// The rows of the whole file.
  let rows: [Row]

  init(_ change: FileChange) {
    var rows: [Row] = []
    /// The first row of a run of removed lines that has no new line beside it yet.
    var open = 0
    var (old, new) = (0, 0)
    for line in UnifiedDiff.lines(from: change.before, to: change.after) {
      switch line {
      case .kept(let text):
        (old, new) = (old + 1, new + 1)
        let text = text.withoutLineEnd
        rows.append(Row(oldLine: old, old: text, newLine: new, new: text))
        open = rows.count
      case .removed(let text):
        old += 1
        rows.append(Row(oldLine: old, old: text.withoutLineEnd))
      case .added(let text):
        new += 1
        if open < rows.count {
          (rows[open].newLine, rows[open].new) = (new, text.withoutLineEnd)
        } else {
          rows.append(Row(newLine: new, new: text.withoutLineEnd))
        }
        open += 1
      }
    }
    self.rows = rows
  }

  /// The rows of some lines of the old file, with the new ones between them.
  func rows(of lines: ClosedRange<Int>) -> ArraySlice<Row> {
    let inside = rows.indices.filter { rows[$0].oldLine.map(lines.contains) ?? false }
    guard let first = inside.first, var last = inside.last else { return [] }
    // What was added behind the last line belongs to it.
    while last + 1 < rows.count, rows[last + 1].oldLine == nil { last += 1 }
    return rows[first...last]
  }
}

extension String {
  fileprivate var withoutLineEnd: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
