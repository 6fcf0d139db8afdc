import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Uses of a member", .computesForLong)
struct MemberUsesTests {
  private func uses(_ code: String) throws -> Int {
    let facts = facts("struct Item { var tag = 1 }\nstruct Other { var tag = 1 }\n\(code)\n")
    return try MemberUses(facts: facts).uses(of: "tag", owner: "Item", except: [:]).count
  }

  @Test(
    "are all found",
    arguments: [
      ("func f(a: Item) { print(a.tag, a.tag) }", 2), ("func f(a: Other) { print(a.tag) }", 0),
      ("extension Item { func f() { print(tag, self.tag) } }", 2),
      ("extension Item { func f(tag: Int) { print(tag) } }", 0),
      ("extension Item { func f() { let tag = 2; print(tag) } }", 0), ("func f(a: [Item]) { _ = a.map { $0.tag } }", 1),
      ("let x = Other().tag", 0), ("enum E { case tag }\nlet e = E.tag", 0),
      ("func f(a: Item?) { print(a?.tag, a!.tag) }", 2),
      ("let path = \\Other.tag", 0), ("func f(a: String) { print(a.tag) }", 0),
    ])
  func found(code: String, count: Int) throws {
    #expect(try uses(code) == count)
  }

  @Test(
    "that can't be decided are said",
    arguments: [
      "let x = unknown().tag", "let path = \\Item.tag", "let path = \\.tag", "func f<T: P>(a: T) { print(a.tag) }",
      "extension Item { func f() { if let tag { print(tag) } } }",
    ])
  func uncertain(code: String) {
    #expect(throws: MemberUses.Uncertain.self) { try uses(code) }
  }
}
