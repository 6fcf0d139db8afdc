/// The difference of two texts in the form that `patch -p1` and `git apply` read.
enum UnifiedDiff {
  enum Line {
    case kept(String)
    case removed(String)
    case added(String)
  }

  /// - Parameter path: the file's path, for the two header lines.
  static func text(path: String, before: String, after: String, context: Int = 3) -> String {
    let lines = lines(from: before, to: after)
    let changes = lines.indices.filter {
      if case .kept = lines[$0] { false } else { true }
    }
    guard let first = changes.first else { return "" }
    var hunks: [Range<Int>] = []
    var current = max(0, first - context)..<min(lines.count, first + context + 1)
    for change in changes.dropFirst() {
      if change - context <= current.upperBound {
        current = current.lowerBound..<min(lines.count, change + context + 1)
      } else {
        hunks.append(current)
        current = (change - context)..<min(lines.count, change + context + 1)
      }
    }
    hunks.append(current)
    // Git takes no path with `.` or an empty component in it.
    let relative = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return "--- a/\(relative)\n+++ b/\(relative)\n" + hunks.map { hunk($0, of: lines) }.joined()
  }

  private static func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    var (oldStart, newStart) = (1, 1)
    for line in lines[..<range.lowerBound] {
      switch line {
      case .kept: (oldStart, newStart) = (oldStart + 1, newStart + 1)
      case .removed: oldStart += 1
      case .added: newStart += 1
      }
    }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for line in lines[range] {
      switch line {
      case .kept(let text):
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        body += marked(" ", text)
      case .removed(let text):
        oldCount += 1
        body += marked("-", text)
      case .added(let text):
        newCount += 1
        body += marked("+", text)
      }
    }
    // A side without lines is said to begin at the line before.
    let old = oldCount == 0 ? oldStart - 1 : oldStart
    let new = newCount == 0 ? newStart - 1 : newStart
    return "@@ -\(old),\(oldCount) +\(new),\(newCount) @@\n" + body
  }

  private static func marked(_ mark: String, _ line: String) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? mark + line : "\(mark)\(line)\n\\ No newline at end of file\n"
  }

  /// The lines of both texts, each with what ends it: removed ones before those that were added in their place.
  static func lines(from before: String, to after: String) -> [Line] { lines(from: split(before), to: split(after)) }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let (removed, inserted) = new.difference(from: old).offsets
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// The lines of a text, each with what ends it.
  private static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var start = text.utf8.startIndex
    for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
      let next = text.utf8.index(after: index)
      lines.append(String(text[start..<next]))
      start = next
    }
    if start < text.utf8.endIndex { lines.append(String(text[start...])) }
    return lines
  }
}

extension CollectionDifference {
  /// The offsets of the elements that are removed from the old collection and inserted into the new one.
  var offsets: (removed: Set<Int>, inserted: Set<Int>) {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in self {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }
}
