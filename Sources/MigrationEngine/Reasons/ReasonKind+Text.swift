extension ReasonKind {
  /// The kind for a terminal.
  public func text(style: TextStyle = .plain) -> String {
    var lines = [style.heading(name)] + TextColumns.wrapped(summary, indentation: 2)
    if let why { lines += [""] + TextColumns.wrapped(why, indentation: 2) }
    lines += style.section("By hand", TextColumns.wrapped(byHand.asSentence, indentation: 2))
    lines += style.section("Example", TextColumns.code(example))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The kind for programs.
  ///
  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String { try jsonText() }

  /// All kinds with their summaries, for a terminal.
  public static func list(style: TextStyle = .plain) -> String {
    Group.allCases.map { group in
      let entries = all.filter { $0.group == group }.map { ($0.name, $0.summary) }
      return TextColumns.list(style.heading(group.title), entries, width: all.map(\.name.count).max() ?? 0)
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
