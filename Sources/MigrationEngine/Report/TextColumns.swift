/// Texts in columns of a terminal.
enum TextColumns {
  /// The number of columns where the terminal does not say it.
  static let width = 80

  /// The lines of code, indented.
  static func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// A text with spaces behind it.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with spaces before it.
  static func rightAligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A heading, and names with a text behind each.
  ///
  /// - Parameter width: the number of columns for the longest name.
  static func list(_ heading: String, _ entries: [(name: String, text: String)], width: Int) -> String {
    ([heading]
      + entries.flatMap { entry in
        let lines = wrapped(entry.text, indentation: width + 4)
        let name = padded("  \(entry.name)", to: width + 4)
        return [name + (lines.first ?? "").dropFirst(name.count)] + lines.dropFirst()
      }).joined(separator: "\n") + "\n"
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
