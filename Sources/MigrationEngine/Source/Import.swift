import SwiftSyntax

/// One `import` of a file, in a form that is independent of its spelling, for the facts and the emission.
struct Import: Sendable {
  /// The libraries that `JSON` comes from.
  static let jsonLibraries: Set = ["SwiftyJSON", "LegacyJSON"]
  /// Libraries that depend on SwiftyJSON, and whose API has its `JSON`.
  static let jsonCompanions: Set = [
    "AlamofireSwiftyJSON", "Alamofire_SwiftyJSON", "MoyaSwiftyJSONMapper", "Moya_SwiftyJSONMapper", "TRON",
    "TRONSwiftyJSON",
  ]

  let node: ImportDeclSyntax
  /// `SwiftyJSON`.
  let module: String
  /// The imported declaration, `JSON` in `import struct SwiftyJSON.JSON`. Nil for the whole module.
  let scope: String?
  /// `@testable`, `@preconcurrency`, `@_exported` …
  let attributes: [String]
  /// `public`, `internal` …, if it is written.
  let access: String?
  /// The `#if` that it stands under.
  let condition: IfConfigDeclSyntax?

  init?(_ node: ImportDeclSyntax, under condition: IfConfigDeclSyntax? = nil) {
    guard let first = node.path.first else { return nil }
    self.node = node
    self.condition = condition
    module = first.name.text.filter { $0 != "`" }
    scope = node.path.count > 1 ? node.path.dropFirst().map(\.name.text).joined(separator: ".") : nil
    attributes = node.attributes.map(\.trimmedDescription)
    access = node.modifiers.first?.name.text
  }

  /// Whether files that import this module get the imported one with it.
  var isPassedOn: Bool { attributes.contains("@_exported") }

  /// Whether the file has all of the module, wherever it is built.
  var isWhole: Bool { scope == nil && condition == nil }

  /// The statement that the import is, with its semicolon.
  var item: CodeBlockItemSyntax? { node.parent?.as(CodeBlockItemSyntax.self) }

  /// Every import of a file in its order, those under `#if` too.
  static func all(in tree: SourceFileSyntax) -> [Import] { all(in: tree.statements, under: nil) }

  private static func all(in items: CodeBlockItemListSyntax, under condition: IfConfigDeclSyntax?) -> [Import] {
    items.flatMap { item -> [Import] in
      if let node = item.item.as(ImportDeclSyntax.self) { return [Import(node, under: condition)].compactMap(\.self) }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause -> [Import] in
        guard case .statements(let items) = clause.elements else { return [] }
        return all(in: items, under: condition)
      }
    }
  }
}
