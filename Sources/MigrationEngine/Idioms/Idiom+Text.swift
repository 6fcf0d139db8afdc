extension Idiom {
  /// The idiom for a terminal.
  public func text(style: TextStyle = .plain) -> String {
    var lines = [style.heading(name)] + TextColumns.wrapped(summary, indentation: 2)
    for paragraph in details { lines += [""] + TextColumns.wrapped(paragraph, indentation: 2) }
    lines += style.section("Before", TextColumns.code(before)) + style.section("After", TextColumns.code(after))
    lines += style.section("Preserves", TextColumns.wrapped(preserves, indentation: 2))
    lines += style.section("Can't", TextColumns.wrapped(limits, indentation: 2))
    lines += style.section("Source", ["  \(source)"])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The idiom for programs.
  ///
  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String { try jsonText() }

  /// All idioms with their summaries, for a terminal.
  public static func list(style: TextStyle = .plain) -> String {
    Group.allCases.map { group in
      let entries = all.filter { $0.group == group }.map { ($0.name, $0.summary) }
      return TextColumns.list(style.heading(group.title), entries, width: all.map(\.name.count).max() ?? 0)
    }.joined(separator: "\n")
  }

  /// All idioms and kinds of reasons for programs.
  ///
  /// - Throws: what Foundation's encoder throws.
  public static func listJSON() throws -> String {
    struct Contents: Encodable {
      let idioms = Idiom.all
      let reasons = ReasonKind.all
    }
    return try Contents().jsonText()
  }
}
