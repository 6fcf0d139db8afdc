/// Texts in columns of a terminal.
enum TextColumns {
  /// The number of columns where the terminal does not say it.
  static let width = 80

  /// A text with spaces behind it.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with spaces before it.
  static func rightAligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A text on as many lines as it needs, each moved in. Words that are longer than a line stay whole.
  ///
  /// - Parameters:
  ///   - indentation: the number of spaces before the first line.
  ///   - hanging: the number of spaces before the others; nil for the same.
  ///   - width: the number of columns.
  static func wrapped(
    _ text: String, indentation: Int, hanging: Int? = nil, width: Int = TextColumns.width
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(repeating: " ", count: lines.isEmpty ? indentation : hanging ?? indentation) + word)
      }
    }
    return lines
  }
}
