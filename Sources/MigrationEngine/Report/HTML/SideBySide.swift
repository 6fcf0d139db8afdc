/// The old and the new lines of a file beside each other.
struct SideBySide {
  /// A line of one of the files.
  struct Line: Equatable {
    var number: Int
    var text: String
  }

  /// A line of the old file, of the new one, or of both.
  struct Row: Equatable {
    /// Nil where the line is new.
    var old: Line?
    /// Nil where the line is gone.
    var new: Line?
    /// Whether the new line is what became of the old one.
    var isPair = false

    var isSame: Bool { isPair && old?.text == new?.text }
  }

  /// The rows of the whole file.
  let rows: [Row]

  init(_ change: FileChange) {
    var rows: [Row] = []
    var removed: [Line] = []
    var added: [Line] = []
    func close() {
      rows += Self.aligned(removed, added)
      (removed, added) = ([], [])
    }
    var (old, new) = (0, 0)
    for line in UnifiedDiff.lines(from: change.before, to: change.after) {
      switch line {
      case .kept(let text):
        close()
        (old, new) = (old + 1, new + 1)
        let text = text.withoutLineEnd
        rows.append(Row(old: Line(number: old, text: text), new: Line(number: new, text: text), isPair: true))
      case .removed(let text):
        old += 1
        removed.append(Line(number: old, text: text.withoutLineEnd))
      case .added(let text):
        new += 1
        added.append(Line(number: new, text: text.withoutLineEnd))
      }
    }
    close()
    self.rows = rows
  }

  /// The rows of some lines of the old file, with the new ones between them.
  func rows(of lines: ClosedRange<Int>) -> ArraySlice<Row> {
    let inside = rows.indices.filter { rows[$0].old.map { lines.contains($0.number) } ?? false }
    guard var first = inside.first, var last = inside.last else { return [] }
    // Lines added directly before the first line or after the last one belong to the range.
    while first > 0, rows[first - 1].old == nil { first -= 1 }
    while last + 1 < rows.count, rows[last + 1].old == nil { last += 1 }
    return rows[first...last]
  }

  // MARK: Alignment

  /// Larger changes are put beside each other as they come.
  private static let largestComparison = 10_000

  /// Removed lines and those that were added in their place: similar ones are pairs, in the order of both.
  private static func aligned(_ removed: [Line], _ added: [Line]) -> [Row] {
    guard removed.count * added.count <= largestComparison else { return beside(removed[...], added[...]) }
    var rows: [Row] = []
    var (old, new) = (0, 0)
    for (index, other) in pairs(removed.map { LineWords($0.text) }, added.map { LineWords($0.text) }) {
      rows += beside(removed[old..<index], added[new..<other])
      rows.append(Row(old: removed[index], new: added[other], isPair: true))
      (old, new) = (index + 1, other + 1)
    }
    return rows + beside(removed[old...], added[new...])
  }

  private static func beside(_ removed: ArraySlice<Line>, _ added: ArraySlice<Line>) -> [Row] {
    (0..<max(removed.count, added.count)).map { index in
      Row(
        old: index < removed.count ? removed[removed.startIndex + index] : nil,
        new: index < added.count ? added[added.startIndex + index] : nil)
    }
  }

  /// The pairs with the largest sum of similarities.
  private static func pairs(_ old: [LineWords], _ new: [LineWords]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    /// The largest sum from a line of each side on.
    var sums = [[Double]](repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
    var takes = [[Bool]](repeating: [Bool](repeating: false, count: new.count), count: old.count)
    for index in old.indices.reversed() {
      for other in new.indices.reversed() {
        let similarity = old[index].similarity(to: new[other])
        let without = max(sums[index + 1][other], sums[index][other + 1])
        let with = sums[index + 1][other + 1] + similarity
        takes[index][other] = similarity >= LineWords.similar && with >= without
        sums[index][other] = takes[index][other] ? with : without
      }
    }
    var pairs: [(Int, Int)] = []
    var (index, other) = (0, 0)
    while index < old.count, other < new.count {
      if takes[index][other] {
        pairs.append((index, other))
        (index, other) = (index + 1, other + 1)
      } else if sums[index + 1][other] >= sums[index][other + 1] {
        index += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}

extension String {
  fileprivate var withoutLineEnd: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
