import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import Testing

/// What a comparison can be told to look over.
@Suite("Experiment: rules of a comparison") struct ComparisonRulesTests {
  private func lines(
    _ control: Any, _ candidate: Any, _ configure: (inout ValueComparison) -> Void = { _ in }
  ) -> [String] {
    ValueComparison(configure).compare(control, with: candidate).differences.map(\.description)
  }

  // MARK: Tolerance

  @Test func howNearNumbersHaveToBe() {
    #expect(lines(0.0, -0.0) { $0.tolerance = .equal } == [])
    #expect(lines(1.0, 1.0625) { $0.tolerance = .absolute(0.0625) } == [])
    #expect(lines(1.0, 1.0626) { $0.tolerance = .absolute(0.0625) } != [])
    #expect(lines(100.0, 101.0) { $0.tolerance = .relative(0.01) } == [])
    #expect(lines(100.0, 102.0) { $0.tolerance = .relative(0.01) } != [])
    #expect(lines(Double.infinity, 1.0) { $0.tolerance = .relative(1) } != [])
    #expect(lines(Double.nan, 1.0) { $0.tolerance = .absolute(.infinity) } != [])
    #expect(lines(Float(0.1), 0.1) { $0.tolerance = .relative(1e-6) } == [])
    let date = Date(timeIntervalSince1970: 100)
    #expect(lines(date, date.addingTimeInterval(0.5)) { $0.tolerance = .absolute(1) } == [])
  }

  @Test func aToleranceHoldsBelowItsPath() {
    let values: [[String: Any]] = [
      ["near": [1.0, ["x": 2.0]] as [Any], "far": 1.0], ["near": [1.1, ["x": 2.1]] as [Any], "far": 1.1],
    ]
    #expect(lines(values[0], values[1]) { $0.allow(.absolute(0.2), at: "near") } == [#"["far"]: 1.0 → 1.1"#])
  }

  @Test func widthsMayCount() {
    #expect(lines([Int32(1)], [1]) { $0.comparesNumbersByValue = false } == ["[0]: 1 (Int32) → 1 (Int)"])
    #expect(lines([Float(1)], [1.0]) { $0.comparesNumbersByValue = false } == ["[0]: 1.0 (Float) → 1.0 (Double)"])
    #expect(lines(1, 1) { $0.comparesNumbersByValue = false } == [])
  }

  // MARK: Names

  class OldBase { var productId = 1 }
  final class Old: OldBase {
    var nm = "a"
    var parts: [Old] = []
  }
  struct New { var productID = 1, name = "a", parts: [New] = [] }

  @Test func propertiesMayHaveNewNames() {
    let old = Old()
    old.parts = [Old()]
    let new = New(parts: [New(productID: 2)])
    #expect(
      lines(old, new) {
        $0.rename("productId", to: "productID", in: OldBase.self)
        $0.rename("nm", to: "name", in: Old.self)
      } == ["parts[0].productId: 1 → 2"])
    #expect(
      lines(old, new) {
        $0.rename("**.productId", to: "productID")
        $0.rename("**.nm", to: "name")
      } == ["parts[0].productId: 1 → 2"])
    #expect(
      lines(old, new) {
        $0.rename("productId", to: "productID")
        $0.rename("nm", to: "name")
        $0.ignore("parts[*].productId", "parts[*].productID")
      } == ["parts[0].nm: \"a\" → absent", "parts[0].name: absent → \"a\""])
  }

  // MARK: Order

  @Test func arraysMayBeInAnyOrder() {
    let left = (0..<3000).map { New(productID: $0, name: "\($0 % 7)") }
    let right = Array(left.shuffled())
    #expect(lines(left, right) { $0.disregardOrder("**") } == [])
    var changed = right
    let place = changed.firstIndex { $0.productID == 5 } ?? 0
    changed[place].name = "z"
    #expect(
      lines(left, changed) { $0.disregardOrder("**") } == ["[5]: New → absent", "[\(place)]: absent → New"])
  }

  @Test func anyOrderGoesTogetherWithTheOtherRules() {
    let old = (0..<50).map { index in
      let old = Old()
      (old.productId, old.nm) = (index, "A\(index)")
      return old
    }
    let new = (0..<50).reversed().map { New(productID: $0, name: "a\($0)") }
    #expect(
      lines(old, new) {
        $0.disregardOrder("**")
        $0.rename("[*].productId", to: "productID")
        $0.rename("nm", to: "name", in: Old.self)
        $0.normalise("[*].nm", as: String.self) { $0.lowercased() }
      } == [])
    #expect(
      lines([1.0, 2.0], [2.05, 0.95]) {
        $0.disregardOrder("**")
        $0.tolerance = .absolute(0.1)
      } == [])
    #expect(
      lines([["id": 1, "at": 5], ["id": 2, "at": 6]], [["id": 2, "at": 7], ["id": 1, "at": 8]]) {
        $0.disregardOrder("**")
        $0.ignore("[*].at")
      } == [])
    #expect(lines(Set([1, 2]), [2, 1]) { $0.disregardOrder("**") } == [])
    #expect(lines([[1, 2], [3]], [[3], [2, 1]]) { $0.disregardOrder("**") } == [])
    #expect(lines([1, 1, 2], [1, 2, 2]) { $0.disregardOrder("**") } == ["[1]: 1 → absent", "[2]: absent → 2"])
  }

  // MARK: Other forms

  @Test func valuesMayBeBroughtIntoOneForm() {
    struct Link { var url: Any?, name = " a " }
    #expect(
      lines(Link(url: "http://a.b"), Link(url: URL(string: "http://a.b"), name: "a")) {
        $0.normalise("url", as: URL.self) { $0.absoluteString }
        $0.normalise("name", as: String.self) { $0.trimmingCharacters(in: .whitespaces) }
      } == [])
    // Nil stays nil, and other types stay as they are.
    #expect(lines(Link(url: nil), Link(url: nil)) { $0.normalise("url", as: String.self) { $0 } } == [])
    #expect(lines([1: 5], [1: 6]) { $0.normalise("[*]", as: Int.self) { $0 / 5 } } == [])
  }

  struct Clamped: ExperimentComparable {
    private let stored: Int
    init(_ value: Int) { stored = value }
    var experimentValue: Any { min(stored, 10) }
  }

  @Test func aTypeSaysWhatOfItIsCompared() {
    #expect(lines([Clamped(12)], [Clamped(99)]) == [])
    #expect(lines([Clamped(9)], [Clamped(99)]) == ["[0]: 9 → 10"])
    #expect(lines(["a": Clamped(9)], ["a": 9]) == [])
  }

  // MARK: Errors

  enum Failure: Error { case one, two }

  @Test func errorsMayBeCompared() {
    func kinds(_ left: any Error, _ right: any Error, comparing: Bool) -> [ValueDifference.Kind] {
      ValueComparison { $0.comparesErrors = comparing }
        .compareOutcomes(Result<Int, any Error>.failure(left), with: Result<Int, any Error>.failure(right))
        .differences.map(\.kind)
    }
    #expect(kinds(Failure.one, Failure.two, comparing: false) == [])
    #expect(kinds(Failure.one, Failure.two, comparing: true) == [.error])
    #expect(kinds(Failure.one, Failure.one, comparing: true) == [])
    func missing(_ key: String, _ text: String) -> DecodingError {
      .keyNotFound(Key(stringValue: key), .init(codingPath: [Key(stringValue: "a")], debugDescription: text))
    }
    #expect(kinds(missing("b", "one wording"), missing("b", "another"), comparing: true) == [])
    #expect(kinds(missing("b", ""), missing("c", ""), comparing: true) == [.error])
  }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  // MARK: Time

  @Test func itTakesTimeInProportion() async {
    func nodes(_ count: Int) -> Int {
      // Counted in values looked at, not in seconds: the smallest limit with which the comparison comes to its end.
      let values = (0..<count).map { New(productID: $0, name: "\($0)", parts: [New()]) }
      var (low, high) = (0, 200 * count)
      while low + 1 < high {
        let middle = (low + high) / 2
        let comparison = ValueComparison {
          $0.valueLimit = middle
          $0.disregardOrder("**")
        }
        if comparison.compare(values, with: Array(values.reversed())).isEqual { high = middle } else { low = middle }
      }
      return high
    }
    let (small, large) = (nodes(50), nodes(500))
    #expect(large <= small * 11)
  }
}
