import Foundation
import TestSupport

@testable import MigrationEngine

/// The files that are made from the idioms' doc comments: the table in the engine, and a page for each in `docs`.
enum IdiomFiles {
  static let pages = packageRoot.appendingPathComponent("docs/idioms")
  private static let tables = packageRoot.appendingPathComponent("Sources/MigrationEngine/Idioms/Generated")

  /// How the files are made anew.
  static let command = "WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests"

  static func write(_ idioms: [Idiom]) throws {
    for group in Idiom.Group.allCases {
      let name = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
      try Data(table(of: idioms.filter { $0.group == group }, group).utf8)
        .write(to: tables.appendingPathComponent("\(name)Idioms.swift"))
    }
    try? FileManager.default.removeItem(at: pages)
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    for (name, text) in contents(of: idioms) { try Data(text.utf8).write(to: pages.appendingPathComponent(name)) }
  }

  // MARK: The table

  private static func table(of idioms: [Idiom], _ group: Idiom.Group) -> String {
    """
    // Made from the doc comments of the idioms:
    // \(command)

    extension Idiom {
      static let \(group.rawValue)Idioms: [Idiom] = [
    \(idioms.map { entry($0) }.joined())  ]
    }

    """
  }

  private static func entry(_ idiom: Idiom) -> String {
    func quoted(_ text: String) -> String { "#\"\(text)\"#" }
    func code(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return "#\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + "        \"\"\"#"
    }
    /// An argument, as `swift format` sets it.
    func argument(_ name: String, _ text: String) -> String {
      let line = "      \(name): \(quoted(text)),"
      return line.count <= 120 ? line : "      \(name):\n        \(quoted(text)),"
    }
    let details =
      idiom.details.map { "\n        \(quoted($0))" }.joined(separator: ",") + (idiom.details.count > 1 ? "," : "")
    return """
          Idiom(
            name: "\(idiom.name)",
            group: .\(idiom.group.rawValue),
      \(argument("summary", idiom.summary))
            details: [\(details)\(details.isEmpty ? "" : "\n      ")],
            before: \(code(idiom.before)),
            after: \(code(idiom.after)),
      \(argument("preserves", idiom.preserves))
      \(argument("limits", idiom.limits))
            source: "\(idiom.source)"
          ),

      """
  }

  // MARK: The pages

  /// The pages in `docs/idioms`, by their file names.
  static func contents(of idioms: [Idiom]) -> [String: String] {
    var contents = Dictionary(uniqueKeysWithValues: idioms.map { ("\($0.name).md", page(of: $0)) })
    contents["README.md"] = """
      # Idioms

      What the tool makes of each form of legacy code. `migrate-tool explain NAME` prints the same.
      The pages are made from the doc comments in the sources; change those.

      """
      + Idiom.Group.allCases.map { group in
        "\n## \(group.title)\n\n"
          + idioms.filter { $0.group == group }.map { "- [\($0.name)](\($0.name).md): \($0.summary)\n" }.joined()
      }.joined()
    return contents
  }

  private static func page(of idiom: Idiom) -> String {
    """
    # \(idiom.name)

    \(([idiom.summary] + idiom.details).joined(separator: "\n\n"))

    ## Before

    ```swift
    \(idiom.before)
    ```

    ## After

    ```swift
    \(idiom.after)
    ```

    ## Preserves

    \(idiom.preserves)

    ## Can't

    \(idiom.limits)

    Implemented in [\(idiom.source)](../../\(idiom.source)).

    """
  }
}
