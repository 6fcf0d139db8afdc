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

  @Test func objectsThatReferToEachOtherEnd() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    #expect(Reflection(of: node).difference(from: Reflection(of: node)) == nil)
    node.next = nil
  }

  @Test func aClosureIsSaidToBeIncomparable() {
    struct Holder { let action: () -> Void }
    #expect(Reflection(of: Holder(action: {})).opaque == ["action"])
  }
}
