/// The lines of an item before and after, for the page.
struct HTMLDiff {
  let rows: ArraySlice<SideBySide.Row>

  /// Rows in blocks: one that is the same on both sides, one pair of lines, or lines without a partner. On a narrow
  /// screen the sides of a block are below each other.
  var html: String {
    var html = "<div class=\"diff\" translate=\"no\">\n"
    var start = rows.startIndex
    while start < rows.endIndex {
      let isSame = rows[start].isSame
      var end = start + 1
      while end < rows.endIndex, rows[end].isSame == isSame, isSame || !rows[start].isPair && !rows[end].isPair {
        end += 1
      }
      html += block(rows[start..<end], isSame: isSame)
      start = end
    }
    return html + "</div>\n"
  }

  private func block(_ rows: ArraySlice<SideBySide.Row>, isSame: Bool) -> String {
    var (old, new) = ("", "")
    for row in rows {
      let marked =
        row.isPair && !isSame ? row.old.flatMap { old in row.new.map { LineWords.marked(old.text, $0.text) } } : nil
      if let line = row.old { old += Self.line(line, tag: isSame ? "span" : "del", marked?.old) }
      if let line = row.new { new += Self.line(line, tag: isSame ? "span" : "ins", marked?.new) }
    }
    return
      "<div\(isSame ? " class=\"same\"" : "")><div class=\"old\">\(old)</div><div class=\"new\">\(new)</div></div>\n"
  }

  private static func line(_ line: SideBySide.Line, tag: String, _ pieces: [LineWords.Piece]?) -> String {
    let text =
      pieces?.map { $0.isMarked ? "<mark>\($0.text.html)</mark>" : $0.text.html }.joined() ?? line.text.html
    return "<\(tag) data-line=\"\(line.number)\">\(text)</\(tag)>"
  }
}
