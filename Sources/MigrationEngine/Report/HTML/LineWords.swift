/// A line of code as words, spaces and signs.
struct LineWords {
  /// A part of a line, and whether the other line does not have it.
  struct Piece: Equatable {
    var text: Substring
    var isMarked: Bool
  }

  let words: [Substring]
  /// The number of times that each word and sign occurs.
  private let counts: [Substring: Int]
  private let weight: Int

  init(_ line: String) {
    words = Self.words(of: line)
    counts = words.reduce(into: [:]) { if !$1.isSpace { $0[$1, default: 0] += 1 } }
    weight = counts.reduce(0) { $0 + Self.weight(of: $1.key) * $1.value }
  }

  // MARK: Similarity

  /// Lines from this similarity on are shown as one line that changed.
  static let similar = 0.4

  /// The share that two lines have in common, from 0 to 1 (Sørensen and Dice).
  func similarity(to other: LineWords) -> Double {
    guard weight + other.weight > 0 else { return 0 }
    let common = counts.reduce(0) { $0 + Self.weight(of: $1.key) * min($1.value, other.counts[$1.key] ?? 0) }
    return 2 * Double(common) / Double(weight + other.weight)
  }

  /// Signs are in many lines, brackets and quotation marks in nearly all.
  private static func weight(of word: Substring) -> Int {
    guard let first = word.utf8.first else { return 0 }
    return first.isIdentifierPart ? 2 : "()[]\"".utf8.contains(first) ? 0 : 1
  }

  // MARK: Marks

  /// Two lines in pieces, with what is only in one of them marked.
  static func marked(_ old: String, _ new: String) -> (old: [Piece], new: [Piece]) {
    let (old, new) = (words(of: old), words(of: new))
    let (removed, inserted) = new.difference(from: old).offsets
    return (pieces(old, marked: slid(removed, in: old)), pieces(new, marked: slid(inserted, in: new)))
  }

  /// Runs of marked words as far back as the same words allow: of `[String] = []` beside `[String]` it is ` = []` that
  /// is marked, and not `] = [`.
  private static func slid(_ marked: Set<Int>, in words: [Substring]) -> Set<Int> {
    var marked = marked
    var start = words.startIndex
    while start < words.endIndex {
      guard marked.contains(start) else {
        start += 1
        continue
      }
      var end = start
      while end < words.endIndex, marked.contains(end) { end += 1 }
      while end < words.endIndex, !marked.contains(end), words[start] == words[end] {
        marked.remove(start)
        marked.insert(end)
        (start, end) = (start + 1, end + 1)
      }
      start = end
    }
    return marked
  }

  private static func pieces(_ words: [Substring], marked: Set<Int>) -> [Piece] {
    var pieces: [Piece] = []
    for (index, word) in words.enumerated() {
      // Spaces are marked between marked words alone.
      let isMarked =
        word.isSpace
        ? marked.contains(index - 1) && marked.contains(index + 1) : marked.contains(index)
      if let last = pieces.last, last.isMarked == isMarked {
        pieces[pieces.count - 1].text = last.text.base[last.text.startIndex..<word.endIndex]
      } else {
        pieces.append(Piece(text: word, isMarked: isMarked))
      }
    }
    return pieces
  }

  // MARK: Words

  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    let bytes = line.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = bytes.index(after: start)
      let kind = [isWordByte, isSpaceByte].first { $0(bytes[start]) }
      if let kind {
        while end < bytes.endIndex, kind(bytes[end]) { bytes.formIndex(after: &end) }
      }
      words.append(line[start..<end])
      start = end
    }
    return words
  }

  private static let isWordByte = { @Sendable (byte: UInt8) -> Bool in byte.isIdentifierPart }

  private static let isSpaceByte = { @Sendable (byte: UInt8) -> Bool in
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension Substring {
  fileprivate var isSpace: Bool { utf8.first == UInt8(ascii: " ") || utf8.first == UInt8(ascii: "\t") }
}
