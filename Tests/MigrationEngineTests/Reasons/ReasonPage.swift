import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// The page of reasons, `docs/reasons.md`, which is made from the catalogue.
enum ReasonPage {
  static let file = packageRoot.appendingPathComponent("docs/reasons.md")

  /// How the page is made anew.
  static let command = "WRITE_REASONS=1 swift test --filter ReasonCatalogueTests"

  static var text: String {
    """
    # Reasons

    Why a type, a call site or a request stays, or ends as it does, and what to do by hand. Reports name reasons in
    brackets: `[document-handed-on]`. `migrate-tool explain document-handed-on` prints the same as this page, which is
    made from the catalogue in `Sources/MigrationEngine/Reasons`; change that.

    """ + ReasonKind.Group.allCases.map(contents).joined()
      + ReasonKind.Group.allCases.map(section).joined()
  }

  private static func contents(of group: ReasonKind.Group) -> String {
    let links = kinds(of: group).map { "[\($0.name)](#\($0.name))" }
    return "\n**\(group.title):**\n\(links.joined(separator: " ·\n"))\n"
  }

  private static func section(of group: ReasonKind.Group) -> String {
    "\n## \(group.title)\n" + kinds(of: group).map(entry).joined()
  }

  private static func entry(of kind: ReasonKind) -> String {
    """

    ### \(kind.name)

    \([kind.summary, kind.why].compactMap(\.self).map(wrapped).joined(separator: "\n\n"))

    \(wrapped("By hand: \(kind.byHand)"))

    ```swift
    \(kind.example)
    ```

    """
  }

  private static func wrapped(_ text: String) -> String {
    TextColumns.wrapped(text, indentation: 0, width: 112).joined(separator: "\n")
  }

  private static func kinds(of group: ReasonKind.Group) -> [ReasonKind] {
    ReasonKind.all.filter { $0.group == group }.sorted { $0.name < $1.name }
  }
}

extension ReasonKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}
