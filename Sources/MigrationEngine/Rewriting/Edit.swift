/// A piece of text that replaces another.
indirect enum Fragment: Sendable, Hashable {
  case text(String)
  /// A stretch of an original file, with the edits that fall into it, moved to another indentation.
  case original(file: Int, range: Range<Int>, indentation: IndentationChange)
}

/// The new indentation of moved code: every line after the first loses one prefix and gains another.
struct IndentationChange: Sendable, Hashable {
  let removed: String
  let added: String

  static let none = IndentationChange(removed: "", added: "")

  func apply(to text: String) -> String {
    guard self != .none else { return text }
    let (removed, added) = (Array(removed.utf8), Array(added.utf8))
    // By bytes: as Characters, CR LF would be one and no line would end.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let fixed = FixedLines(of: text, removing: removed)
    let moved = lines.enumerated().map { index, line -> [UInt8] in
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
      guard index > 0, !isBlank, line.starts(with: removed), !fixed.contains(index) else { return Array(line) }
      return added + line.dropFirst(removed.count)
    }
    return String(decoding: Array(moved.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}

/// One replacement in one file. An empty range inserts.
struct Edit: Sendable, Hashable {
  let file: Int
  let range: Range<Int>
  let replacement: [Fragment]

  init(file: Int, range: Range<Int>, replacement: [Fragment]) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  init(file: Int, range: Range<Int>, text: String) {
    self.init(file: file, range: range, replacement: text.isEmpty ? [] : [.text(text)])
  }
}

extension Edit {
  /// Returns the edit with the file's line endings. Generated text otherwise has `\n` everywhere.
  func withLineEndings(of file: SourceFile) -> Edit {
    guard file.lineEnding != "\n" else { return self }
    return Edit(
      file: self.file,
      range: range,
      replacement: replacement.map { fragment in
        guard case .text(let text) = fragment else { return fragment }
        return .text(text.replacing("\n", with: file.lineEnding))
      })
  }
}
