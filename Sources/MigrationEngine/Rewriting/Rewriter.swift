/// Applies edits to the original files. Text without edits stays byte for byte.
///
/// Edits nest: one inside a replaced range applies only if the replacement moves that code (`Fragment.original`).
/// Otherwise, it belongs to deleted code and is dropped.
struct Rewriter {
  private let files: [SourceFile]
  private let edits: [[Edit]]

  /// - Throws: ``InternalFaults`` with every file in which two edits overlap without one holding the other, or in which one
  ///   reaches over the end of code that moves. That is a fault of the tool, and nothing of such a file may be written.
  init(files: [SourceFile], edits: [Edit]) throws {
    self.files = files
    var byFile = [[Edit]](repeating: [], count: files.count)
    var seen: Set<Edit> = []
    for edit in Self.joiningDeletions(edits) where seen.insert(edit).inserted {
      byFile[edit.file].append(edit.withLineEndings(of: files[edit.file]))
    }
    var faults: [InternalFault] = []
    for index in byFile.indices where !byFile[index].isEmpty {
      // Outer edits first; insertions at one place keep the order in which they were asked for.
      byFile[index] = byFile[index].enumerated().sorted {
        let (left, right) = ($0.element.range, $1.element.range)
        if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
        return $0.offset < $1.offset
      }.map(\.element)
      if let fault = Self.overlap(byFile[index], in: files[index]) { faults.append(fault) }
    }
    if !faults.isEmpty { throw InternalFaults(faults) }
    self.edits = byFile
    faults = byFile.joined().flatMap { edit in edit.replacement.compactMap { cut(in: $0, of: edit) } }
    if !faults.isEmpty { throw InternalFaults(faults) }
  }

  /// The fault that an edit reaches over the end of a piece of code that moves, so that it would be left out.
  private func cut(in fragment: Fragment, of moving: Edit) -> InternalFault? {
    guard case .original(let file, let range, _) = fragment else { return nil }
    func isAround(_ edit: Edit) -> Bool {
      edit.file == moving.file && edit.range.lowerBound <= moving.range.lowerBound
        && edit.range.upperBound >= moving.range.upperBound
    }
    let inside = edits[file][firstEdit(in: file, from: range.lowerBound)...].prefix {
      $0.range.lowerBound < range.upperBound
    }
    return inside.first { $0.range.upperBound > range.upperBound && !isAround($0) }.map { edit in
      InternalFault(
        message: "\(files[file].position(at: edit.range.lowerBound)): a rewrite reaches over the end of what moves",
        path: files[file].path, offset: edit.range.lowerBound)
    }
  }

  /// Returns the edits with partly overlapping deletions merged. A deletion inside of another one stays an edit: it
  /// applies if that code is moved.
  private static func joiningDeletions(_ edits: [Edit]) -> [Edit] {
    var joined: Set<Edit> = []
    var added: [Edit] = []
    let deletions = edits.filter { $0.replacement.isEmpty && !$0.range.isEmpty }
    for (file, deletions) in Dictionary(grouping: deletions, by: \.file) {
      var open: (range: Range<Int>, parts: [Edit])?
      func close() {
        guard let found = open, found.parts.count > 1 else { return }
        joined.formUnion(found.parts)
        added.append(Edit(file: file, range: found.range, text: ""))
      }
      for edit in deletions.sorted(by: {
        ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
      }) {
        guard let last = open, edit.range.lowerBound < last.range.upperBound else {
          close()
          open = (edit.range, [edit])
          continue
        }
        guard edit.range.upperBound > last.range.upperBound else { continue }
        open = (last.range.lowerBound..<edit.range.upperBound, last.parts + [edit])
      }
      close()
    }
    return joined.isEmpty ? edits : edits.filter { !joined.contains($0) } + added
  }

  /// The first overlap of a file's edits.
  private static func overlap(_ sorted: [Edit], in file: SourceFile) -> InternalFault? {
    var open: [Edit] = []
    for edit in sorted {
      while let last = open.last, last.range.upperBound <= edit.range.lowerBound { open.removeLast() }
      if let last = open.last {
        guard edit.range.upperBound <= last.range.upperBound, edit.range != last.range else {
          return InternalFault(
            message: "\(file.position(at: edit.range.lowerBound)): two rewrites overlap here", path: file.path,
            offset: edit.range.lowerBound)
        }
      }
      if !edit.range.isEmpty { open.append(edit) }
    }
    return nil
  }

  /// The whole text of a file after the edits.
  func text(ofFile index: Int) -> String {
    render(file: index, range: 0..<files[index].utf8.count)
  }

  /// The text that stands in the place of a range after the edits inside it.
  func render(file: Int, range: Range<Int>) -> String {
    var output = ""
    var cursor = range.lowerBound
    for edit in edits[file][firstEdit(in: file, from: range.lowerBound)...] {
      if edit.range.lowerBound > range.upperBound { break }
      guard edit.range.lowerBound >= cursor, edit.range.upperBound <= range.upperBound else { continue }
      output += files[file].text(in: cursor..<edit.range.lowerBound)
      output += render(edit.replacement)
      cursor = edit.range.upperBound
    }
    return output + files[file].text(in: cursor..<range.upperBound)
  }

  /// The stretches of a file that are replaced, each with how far the text behind it moves.
  func moves(inFile file: Int) -> [(replaced: Range<Int>, by: Int)] {
    var moves: [(replaced: Range<Int>, by: Int)] = []
    for edit in edits[file] where edit.range.lowerBound >= moves.last?.replaced.upperBound ?? 0 {
      let growth = render(edit.replacement).utf8.count - edit.range.count
      moves.append((edit.range, (moves.last?.by ?? 0) + growth))
    }
    return moves
  }

  /// The index of the first edit that begins at an offset or behind it.
  private func firstEdit(in file: Int, from offset: Int) -> Int {
    var (low, high) = (0, edits[file].count)
    while low < high {
      let middle = (low + high) / 2
      if edits[file][middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func render(_ fragments: [Fragment]) -> String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text
      case .original(let file, let range, let indentation):
        indentation.apply(to: render(file: file, range: range))
      }
    }.joined()
  }

  /// Returns whether a range is deleted as a part of the code around it.
  func isDeleted(file: Int, range: Range<Int>) -> Bool {
    edits[file].contains { edit in
      edit.replacement.isEmpty && edit.range.lowerBound <= range.lowerBound && edit.range.upperBound >= range.upperBound
    }
  }

  /// Returns whether a place still exists: no edit deletes it, except those that move it.
  func keeps(file: Int, offset: Int) -> Bool {
    edits[file].allSatisfy { edit in
      !edit.range.contains(offset)
        || edit.replacement.contains { fragment in
          if case .original(file, let range, _) = fragment { range.contains(offset) } else { false }
        }
    }
  }

  func isChanged(file: Int) -> Bool { !edits[file].isEmpty }
}
