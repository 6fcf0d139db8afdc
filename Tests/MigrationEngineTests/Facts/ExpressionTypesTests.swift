import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Types of expressions", .computesForLong)
struct ExpressionTypesTests {
  /// The type of what `probe` is called with.
  private func type(_ body: String, parameters: String = "") -> SwiftType? {
    let facts = facts(
      """
      struct Item { let tag: Tag?; let tags: [Tag]; static let x = 1 }
      struct Tag { let text: String }
      final class Owner {
        let items: [Item] = []
        var item: Item?
        func make() -> Tag? { nil }
        func each(_ body: (Item, Int) -> Void) {}
        func test<T: Sequence>(\(parameters)) {
          \(body)
        }
      }
      """)
    let call = facts.references["probe"]?.only?.node.parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.only.flatMap { ExpressionTypes(facts: facts).type(of: $0.expression) }
  }

  @Test(
    "are found where the source makes them certain",
    arguments: [
      ("probe(item)", SwiftType.optional(.project("Item"))), ("probe(self.items)", .array(.project("Item"))),
      ("probe(items[0].tags.first)", .optional(.project("Tag"))), ("probe(item!.tags)", .array(.project("Tag"))),
      ("for x in items { probe(x) }", .project("Item")), ("if let x = item { probe(x) }", .project("Item")),
      ("guard let x = item else { return }; probe(x)", .project("Item")),
      ("items.forEach { probe($0) }", .project("Item")), ("items.forEach { x in probe(x) }", .project("Item")),
      ("items.sorted { probe($1); return true }", .project("Item")), ("each { x, _ in probe(x) }", .project("Item")),
      ("probe(self.make())", .optional(.project("Tag"))), ("let x = Item(); probe(x)", .project("Item")),
      ("probe(items.filter { _ in true })", .array(.project("Item"))), ("probe(\"\")", .external("String")),
    ])
  func certain(body: String, expected: SwiftType) {
    #expect(type(body) == expected)
  }

  @Test(
    "are not guessed",
    arguments: [
      "probe(other)", "probe(other.item)", "probe(items.map { $0.tag })", "if case let x? = item { probe(x) }",
      "switch item { case let x?: probe(x); default: break }", "let (x, y) = (item, 1); probe(x)",
      // The shorthand names a member: not followed.
      "if let item { probe(item) }",
      "probe(items[0...1])", "#if A\nlet item = 1\n#endif\nprobe(item)", "probe(item as Any)", "probe(x ? item : nil)",
    ])
  func uncertain(body: String) {
    #expect(type(body) == nil)
  }

  @Test("of generic parameters are not certain, and a local hides a member")
  func generics() {
    #expect(type("probe(item)", parameters: "item: T") == nil)
    #expect(type("probe(item)", parameters: "item: Int") == .external("Int"))
    #expect(type("let item = \"\"; probe(item)") == .external("String"))
  }
}
