import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import MigrationEngine

/// Two values are the same only when every property is, to the last bit.
@Suite(.computesForLong) struct ReflectionTests {
  private struct Point { var x: Double }
  private class Base { var id: Int? = 1 }
  private final class Leaf: Base { var name = "n" }
  private struct Flat {
    var id: Int? = 1
    var name = "n"
  }
  private enum Kind {
    case a
    case b(Int)
  }
  private struct Box { var content: Any? }

  private func path(_ left: Any, _ right: Any) -> String? {
    Reflection(of: left).difference(from: Reflection(of: right))?.path
  }

  @Test func floatingPointIsComparedByBits() {
    #expect(path(Point(x: 0.1 + 0.2), Point(x: 0.3)) == "x")
    #expect(path(Point(x: -0.0), Point(x: 0.0)) == "x")
    #expect(path(Point(x: .nan), Point(x: .nan)) == nil)
  }

  @Test func aClassWithItsBaseIsTheStructThatHasAllOfIt() {
    #expect(path(Leaf(), Flat()) == nil)
    #expect(path(Leaf(), Flat(id: nil)) == "id")
    #expect(path(Leaf(), Flat(name: "m")) == "name")
  }

  @Test func anOptionalCountsAsWhatItHolds() {
    #expect(path(Box(content: Optional(3) as Any), Box(content: 3)) == nil)
    #expect(path(Box(content: nil), Box(content: 0)) == "content")
    #expect(path(Box(content: Optional(1.5) as Any), Box(content: 1.5)) == nil)
  }

  @Test func typesAndTextsAreToldApart() {
    #expect(path(Box(content: 1), Box(content: Int64(1))) == "content")
    #expect(path(Box(content: 1), Box(content: true)) == "content")
    #expect(path(Box(content: Float(1)), Box(content: Double(1))) == "content")
    #expect(path(Box(content: "e\u{301}"), Box(content: "é")) == "content")
    #expect(path(Box(content: URL(string: "http://a/b")), Box(content: URL(string: "http://a/c"))) == "content")
    #expect(path(Box(content: JSON(["a": 1])), Box(content: JSON(["a": 2]))) == "content")
  }

  @Test func collectionsAndCasesAreFollowed() {
    #expect(path([Point(x: 1)], [Point(x: 1), Point(x: 2)]) == ".count")
    #expect(path([[1, 2]], [[1, 3]]) == "[0][1]")
    #expect(path(["a": 1, "b": 2], ["b": 2, "a": 1]) == nil)
    #expect(path(["a": 1], ["a": 2]) != nil)
    #expect(path(Kind.b(1), Kind.b(2)) != nil)
    #expect(path(Kind.a, Kind.b(2)) != nil)
    #expect(path(Set([1, 2, 3]), Set([3, 2, 1])) == nil)
  }

  @Test func aRenamedPropertyCountsByItsOldName() {
    struct Old { let productID: Int }
    struct New { let productId: Int }
    let types = String(reflecting: New.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
    let names = ["\(types.joined(separator: ".")).productId": "productID"]
    let old = Reflection(of: Old(productID: 3))
    #expect(old.difference(from: Reflection(of: New(productId: 3), names: names)) == nil)
    #expect(old.difference(from: Reflection(of: New(productId: 4), names: names))?.path == "productID")
    #expect(old.difference(from: Reflection(of: New(productId: 3))) != nil)
  }

  private final class Node {
    var name: String
    var next: Node?
    weak var parent: Node?
    var children: [Node] = []
    init(_ name: String) { self.name = name }
  }

  /// Nodes of which each refers to the next, and the last to one of them.
  private func chain(_ names: [String], backTo first: Int) -> Node {
    let nodes = names.map(Node.init)
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    nodes.last?.next = nodes[first]
    return nodes[0]
  }

  @Test func circlesAreComparedAsCircles() {
    #expect(path(chain(["a"], backTo: 0), chain(["a"], backTo: 0)) == nil)
    #expect(path(chain(["a", "b", "c"], backTo: 1), chain(["a", "b", "c"], backTo: 1)) == nil)
    #expect(path(chain(["a", "b", "c"], backTo: 1), chain(["a", "b", "c"], backTo: 0)) == "next.next.next")
    #expect(path(chain(["a"], backTo: 0), chain(["a", "a"], backTo: 0)) == "next")
    #expect(path(chain(["a", "b"], backTo: 0), chain(["a", "c"], backTo: 0)) == "next.name")
    let open = Node("a")
    #expect(path(chain(["a"], backTo: 0), open) == "next" && path(open, chain(["a"], backTo: 0)) == "next")
  }

  /// Each of the nodes refers to all others: following each way would take longer than anybody lives.
  private func family(_ size: Int, last: String = "last", parent: Int? = nil) -> Node {
    let root = Node("root")
    root.children = (0..<size).map { Node("\($0)") }
    root.children[size - 1].name = last
    for child in root.children {
      child.parent = root
      child.children = root.children
    }
    if let parent { root.children[size - 1].parent = root.children[parent] }
    return root
  }

  @Test func manyWaysAroundEnd() {
    let families = (family(40), family(40), family(40, last: "other"), family(40, parent: 3), family(40, parent: 4))
    #expect(path(families.0, families.1) == nil)
    #expect(path(families.0, families.2)?.hasSuffix("[39].name") == true)
    #expect(path(families.0, families.3)?.hasSuffix("[39].parent") == true)
    #expect(path(families.3, families.4)?.contains("[39].parent") == true)
  }

  @Test func aStructInACircleIsTheClassThatItWas() {
    final class Owner { var items: [Any] = [] }
    final class OldItem {
      let owner: Owner
      init(_ owner: Owner) { self.owner = owner }
    }
    struct NewItem { let owner: Owner }
    func item(_ make: (Owner) -> Any) -> Any {
      let owner = Owner()
      let item = make(owner)
      owner.items = [item, item]
      return item
    }
    #expect(path(item(OldItem.init), item(NewItem.init)) == nil)
  }

  @Test func aSharedObjectIsTwoThatAreEqual() {
    let shared = Leaf()
    #expect(path([shared, shared], [Leaf(), Leaf()]) == nil)
    #expect(path([shared, shared], [Flat(), Flat()]) == nil)
    #expect(path([shared, shared], [Flat(), Flat(id: 2)]) == "[1].id")
  }

  @Test func aClosureIsSaidToBeIncomparable() {
    struct Holder { let action: () -> Void }
    #expect(Reflection(of: Holder(action: {})).opaque == ["action"])
  }
}
