import SwiftSyntax

/// A file with a changed text, whose positions are still those of the original file.
struct PreparedFile: Sendable {
  let text: String
  /// The line of the original for each line of the text, counted from 0.
  let lines: [Int]

  /// Creates the file. Nil if two edits overlap.
  ///
  /// - Parameter edits: replacements within a line each, in the order in which those at one place follow each other. A
  ///   line that becomes empty is removed.
  init?(_ file: SourceFile, _ edits: [Edit]) {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else { return nil }
    var rest = sorted[...]
    var bytes: [UInt8] = []
    var lines: [Int] = []
    let starts = file.utf8.lineStarts
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : file.utf8.count
      var line: [UInt8] = []
      var cursor = start
      var isTouched = false
      while let edit = rest.first, edit.range.lowerBound < end {
        rest = rest.dropFirst()
        line += file.utf8[cursor..<max(cursor, edit.range.lowerBound)]
        for case .text(let text) in edit.withLineEndings(of: file).replacement { line += Array(text.utf8) }
        cursor = max(cursor, edit.range.upperBound)
        isTouched = true
      }
      line += file.utf8[cursor..<max(cursor, end)]
      if isTouched, line.allSatisfy({ $0.isBlank || $0.isNewline }) { continue }
      bytes += line
      // A replacement may be of several lines.
      let newlines = line.lineStarts.count - 1
      lines += Array(repeating: number, count: line.last?.isNewline == true ? newlines : newlines + 1)
    }
    // The last line of all may be one that went.
    if bytes.lineStarts.count > lines.count { lines.append(starts.count - 1) }
    text = String(decoding: bytes, as: UTF8.self)
    self.lines = lines
  }
}

extension SourceFile {
  /// The edits within a line each that replace a stretch.
  func lineEdits(replacing range: Range<Int>, with text: String, file: Int) -> [Edit] {
    let end = min(lineEnd(at: range.lowerBound), range.upperBound)
    let first = Edit(file: file, range: range.lowerBound..<end, text: text)
    guard let next = nextLineStart(after: end), next <= range.upperBound else { return [first] }
    return [first] + lineEdits(removing: next..<range.upperBound, file: file)
  }

  /// The edits within a line each that remove a stretch of lines.
  func lineEdits(removing range: Range<Int>, file: Int) -> [Edit] {
    var edits: [Edit] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(lineEnd(at: start), range.upperBound)
      edits.append(Edit(file: file, range: start..<end, text: ""))
      guard let next = nextLineStart(after: end) else { break }
      start = next
    }
    return edits
  }
}
