import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A comparison ends, whatever it is given.
@Suite("Experiment: any value at all", .computesForLong) struct AnyValueTests {
  final class Node {
    var children: [Node] = []
    var value: Int
    weak var parent: Node?
    init(_ value: Int) { self.value = value }
  }
  struct Strange: CustomReflectable, CustomStringConvertible {
    var customMirror: Mirror { Mirror(self, children: ["self": self, "other": Strange()], displayStyle: .struct) }
    var description: String { "" }
  }
  struct Endless: ExperimentComparable {
    var experimentValue: Any { Endless() }
  }
  struct Unlabelled: CustomReflectable {
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .dictionary) }
  }
  actor Someone { var name = "a" }
  enum Nothing {}
  struct Failure: Error {}

  static let values: [@Sendable () -> Any] = [
    { () }, { nil as Int? as Any }, { Int.self }, { (any Error).self }, { Nothing.self }, { { 1 } as () -> Int },
    { \String.count }, { Strange() }, { Endless() }, { Unlabelled() }, { Someone() }, { Failure() as any Error },
    { CancellationError() }, { DispatchQueue.main }, { NSObject() }, { NSLock() }, { DateFormatter() },
    { URLRequest(url: URL(fileURLWithPath: "/")) },
    { Unmanaged.passUnretained(NSObject()) }, { UnsafeRawPointer(bitPattern: 1) as Any },
    { AnySequence([1, 2]) }, { [1, 2].lazy.map { $0 + 1 } }, { 1...3 }, { "abc".startIndex }, { "a".unicodeScalars },
    { Double.nan }, { Decimal.nan }, { NSDecimalNumber.notANumber }, { Character("a") }, { "a" as StaticString },
    { Date(timeIntervalSince1970: .infinity) }, { Date(timeIntervalSince1970: .nan) }, { Data(count: 100_000) },
    { JSON.null }, { JSON(Date()) }, { ["a": 1] as JSON }, { [AnyHashable: Any]() },
    { [AnyHashable(1): 1, AnyHashable("1"): 2, AnyHashable(1.5): 3] }, { Set<AnyHashable>([1, "a"]) },
    { Mirror(reflecting: 1) }, { Result<Int, any Error>.failure(Failure()) }, { ObjectIdentifier(Int.self) },
    { Task<Void, Never> {} }, { AsyncStream<Int> { $0.finish() } }, { Locale(identifier: "ja") }, { "\u{0}" },
    { NSDictionary(dictionary: [1: "a"]) }, { NSMutableSet(array: [1, 2]) }, { Calendar.current },
    { IndexPath(index: 1) },
  ]

  @Test func anyTwoCanBeCompared() async {
    let comparison = ValueComparison { $0.valueLimit = 2_000 }
    var different = 0
    for left in Self.values {
      for right in Self.values where !comparison.compare(left(), with: right()).isEqual { different += 1 }
      await Task.yield()
    }
    #expect(different > Self.values.count)
  }

  @Test func objectsInCirclesAreComparedOnce() {
    func family(_ value: Int) -> Node {
      let root = Node(1)
      for index in 0..<10 {
        let child = Node(index == 9 ? value : index)
        child.parent = root
        child.children = [root]
        root.children.append(child)
      }
      return root
    }
    let left = family(9)
    #expect(ValueComparison().compare(left, with: family(9)).isEqual)
    #expect(
      ValueComparison().compare(left, with: family(8)).differences.map(\.description) == ["children[9].value: 9 → 8"])
  }

  @Test func objectsThatAreSharedAreComparedOnce() {
    func shared(_ value: Int) -> Node {
      (0..<60).reduce(Node(value)) { node, index in
        let parent = Node(index)
        parent.children = [node, node]
        return parent
      }
    }
    #expect(ValueComparison().compare(shared(1), with: shared(1)).isEqual)
    #expect(ValueComparison().compare(shared(1), with: shared(2)).differences.count == 1)
  }

  @Test func anObjectUnderOtherRulesIsComparedAgain() {
    func pair(_ value: Int) -> [String: Node] {
      let node = Node(value)
      return ["a": node, "b": node]
    }
    let comparison = ValueComparison { $0.ignore("a.value") }
    #expect(comparison.compare(pair(1), with: pair(2)).differences.map(\.description) == [#"["b"].value: 1 → 2"#])
  }

  @Test(arguments: [100, 1_000_000]) func whatNestsTooDeepIsSaid(limit: Int) async {
    final class Link {
      let next: Link?
      init(_ next: Link?) { self.next = next }
    }
    func chain() -> [Link] {
      var links: [Link] = [Link(nil)]
      for _ in 0..<20_000 { links.append(Link(links.last)) }
      return links
    }
    var (left, right) = (chain(), chain())
    let comparison = ValueComparison { $0.depthLimit = limit }
    let result = comparison.compare(left[20_000], with: right[20_000])
    #expect(result.differences.map(\.kind) == [.notCompared])
    // The last one first: freeing a chain as a whole needs a stack as deep.
    while left.popLast() != nil, right.popLast() != nil {}
  }

  @Test func aBudgetMayBeAnything() async throws {
    for (limit, runs) in [(Double.nan, 0), (-1, -5), (.infinity, 1)] {
      let experiment = Experiment(
        "odd", control: { $0.count }, candidate: { $0.count },
        options: ExperimentOptions(
          comparison: ValueComparison {
            $0.valueLimit = 1
            $0.differenceLimit = -1
          },
          budget: ExperimentBudget(timeLimit: limit, concurrentRuns: runs, queuedRuns: -1, bodyLimit: 1),
          journal: ExperimentJournal(capacity: -1)))
      _ = try experiment.run(Data())
      await experiment.settled()
      let counters = experiment.journal.counters
      #expect(counters.equal + counters.timedOut == 1)
    }
  }

  @Test func whatIsTooMuchIsCounted() {
    let comparison = ValueComparison { $0.differenceLimit = 3 }
    let result = comparison.compare(Array(0..<1000), with: Array(1..<1001))
    #expect(result.differences.count == 3)
    #expect(result.omittedDifferences == 997)
    #expect(result.description.hasSuffix("… and 997 more"))
  }

  @Test func valuesThatDoubleAreNotFollowedForever() {
    var list: [Any] = [1]
    for _ in 0..<60 { list = [list, list] }
    let comparison = ValueComparison { $0.valueLimit = 10_000 }
    #expect(comparison.compare(list, with: list).differences.map(\.kind) == [.notCompared])
  }
}
