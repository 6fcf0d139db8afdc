/// The text of a part of a body after its edits.
struct ConvertedText {
  let source: SourceFile
  let edits: [Edit]

  /// Returns the text. Nil if an edit extends beyond the part or moves code, or if two edits overlap.
  func text(of range: Range<Int>, _ more: [Edit]) -> String? {
    var inside: [Edit] = more
    for edit in edits {
      if range.lowerBound <= edit.range.lowerBound, edit.range.upperBound <= range.upperBound {
        guard !more.contains(where: { $0.range.contains(edit.range.lowerBound) && !edit.range.isEmpty }) else {
          return nil
        }
        inside.append(edit)
      } else if range.overlaps(edit.range) {
        return nil
      }
    }
    var result = ""
    var offset = range.lowerBound
    for edit in inside.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      guard edit.range.lowerBound >= offset else { return nil }
      result += source.text(in: offset..<edit.range.lowerBound)
      for fragment in edit.replacement {
        guard case .text(let text) = fragment else { return nil }
        result += text
      }
      offset = edit.range.upperBound
    }
    return result + source.text(in: offset..<range.upperBound)
  }
}
