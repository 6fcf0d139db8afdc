import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import Testing

/// Every kind of difference that two values can have is found, told apart, and found nowhere else.
@Suite("Experiment: seeded differences") struct SeededDifferencesTests {
  struct Seed: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [String]
    let differences: @Sendable () -> [ValueDifference]

    var testDescription: String { name }

    init(
      _ name: String, _ control: @escaping @Sendable () -> Any, _ candidate: @escaping @Sendable () -> Any,
      _ configure: @escaping @Sendable (inout ValueComparison) -> Void, _ expected: String...
    ) {
      self.name = name
      self.expected = expected
      differences = { ValueComparison(configure).compare(control(), with: candidate()).differences }
    }

    init(
      _ name: String, _ control: @escaping @Sendable () -> Any, _ candidate: @escaping @Sendable () -> Any,
      _ expected: String...
    ) {
      self.name = name
      self.expected = expected
      differences = { ValueComparison().compare(control(), with: candidate()).differences }
    }
  }

  @Test(arguments: seeds) func isFound(seed: Seed) {
    #expect(seed.differences().map { "\($0.kind.rawValue) \($0)" } == seed.expected)
  }

  @Test func thereAreSeedsOfEveryKind() {
    #expect(Set(Self.seeds.map(\.name)).count == Self.seeds.count)
    #expect(Self.seeds.count == 83)
    #expect(Self.seeds.allSatisfy { !$0.expected.isEmpty })
    let kinds = Set(Self.seeds.flatMap(\.expected).map { $0.prefix { $0 != " " } })
    // Those of thrown errors are an experiment's, not a comparison's.
    let ofErrors: Set<ValueDifference.Kind> = [.candidateFailed, .controlFailed, .error]
    #expect(kinds == Set(ValueDifference.Kind.allCases.filter { !ofErrors.contains($0) }.map { $0.rawValue[...] }))
  }

  // MARK: The types

  class OldBase { var id = 1 }
  final class OldProduct: OldBase {
    var coin: Int?
    var name = "ring"
    lazy var label = name + "!"
    init(coin: Int? = 12, name: String = "ring") { (self.coin, self.name) = (coin, name) }
  }
  struct Product {
    var id = 1
    var coin: Int? = 12
    var name = "ring"
    var label: String? = nil
  }
  struct Shop {
    var products: [Product] = [Product(), Product(), Product(), Product()]
    var owner: [String: String] = ["name": "Jo"]
  }
  struct WrappedCoin { @Lossless var coin: Int? }
  struct Coin { var coin: Int? }
  final class OldCoin: ExperimentComparable, LegacyReadable {
    let amount: Int
    init(_ amount: Int) { self.amount = amount }
    static func legacyValue(from json: JSON) -> OldCoin { OldCoin(json.intValue) }
    var experimentValue: Any { amount }
  }
  struct WrappedOld { @LegacyModel var coin: OldCoin }
  enum Color: String { case red, blue }
  enum Grade: Int {
    case low = 1
    case high
  }
  enum Shape {
    case circle(radius: Double)
    case square(Double)
    case rectangle(width: Int, height: Int)
    case none
  }
  enum Plain { case a, b }
  struct Comparable: ExperimentComparable {
    let hidden: Int
    var experimentValue: Any { (shown: hidden / 10, isLarge: hidden > 50) }
  }
  final class Node {
    let value: Int
    var next: Node?
    init(_ value: Int) { self.value = value }
    static func ring(_ values: Int...) -> Node {
      let nodes = values.map(Node.init)
      for (index, node) in nodes.enumerated() { node.next = nodes[(index + 1) % nodes.count] }
      return nodes[0]
    }
  }

  // MARK: The table

  static let seeds: [Seed] = scalars + optionals + enums + collections + objects + foundation + documents + configured

  static let scalars = [
    Seed("an integer", { 1 }, { 2 }, "value self: 1 → 2"),
    Seed("a large unsigned integer", { UInt64.max }, { Int64(-1) }, "value self: 18446744073709551615 → -1"),
    Seed("an integer and a fraction", { 1 }, { 1.0 }, "type self: 1 (Int) → 1.0 (Double)"),
    Seed("an integer and a string", { 12 }, { "12" }, "type self: 12 (Int) → \"12\" (String)"),
    Seed("a boolean", { true }, { false }, "value self: true → false"),
    Seed("a boolean and a number", { true }, { 1 }, "type self: true (Bool) → 1 (Int)"),
    Seed("the last bit of a double", { 0.1 + 0.2 }, { 0.3 }, "value self: 0.30000000000000004 → 0.3"),
    Seed("the sign of zero", { 0.0 }, { -0.0 }, "value self: 0.0 → -0.0"),
    Seed("not a number", { Double.nan }, { 1.0 }, "value self: nan → 1.0"),
    Seed("infinity", { Double.infinity }, { -Double.infinity }, "value self: inf → -inf"),
    Seed("a float's precision", { Float(0.1) }, { 0.1 }, "value self: 0.10000000149011612 → 0.1"),
    Seed("a string", { "a" }, { "A" }, "value self: \"a\" → \"A\""),
    Seed("white space", { "a" }, { "a\n" }, #"value self: "a" → "a\n""#),
    Seed("a string that looks the same", { "é" }, { "e\u{301}" }, #"value self: "\u{00E9}" → "e\u{0301}""#),
    Seed("an empty string", { "" }, { nil as String? as Any }, "missing self: \"\" → nil"),
  ]

  static let optionals = [
    Seed("a value that is gone", { Coin(coin: 12) }, { Coin(coin: nil) }, "missing coin: 12 → nil"),
    Seed("a value that appeared", { Coin(coin: nil) }, { Coin(coin: 12) }, "extra coin: nil → 12"),
    Seed("an optional's value", { Coin(coin: 1) }, { Coin(coin: 2) }, "value coin: 1 → 2"),
    Seed("an optional of an optional", { 1 as Int?? as Any }, { Int??.some(nil) as Any }, "missing self: 1 → nil"),
    Seed("an element that is nil", { [1, nil, 3] }, { [1, 2, nil] }, "extra [1]: nil → 2", "missing [2]: 3 → nil"),
    Seed("null and nil", { NSNull() }, { nil as Int? as Any }, "missing self: null → nil"),
  ]

  static let enums = [
    Seed("a raw value", { Color.red }, { Color.blue }, #"value self: .red ("red") → .blue ("blue")"#),
    Seed("raw values of two types", { Color.red }, { Grade.low }, #"value self: .red ("red") → .low (1)"#),
    Seed("a case", { Plain.a }, { Plain.b }, "value self: .a → .b"),
    Seed("a case with a value", { Shape.circle(radius: 1) }, { Shape.square(1) }, "value self: .circle → .square"),
    Seed("a case's value", { Shape.square(1) }, { Shape.square(2) }, "value square: 1.0 → 2.0"),
    Seed(
      "one of a case's values", { Shape.rectangle(width: 1, height: 2) }, { Shape.rectangle(width: 1, height: 3) },
      "value rectangle.height: 2 → 3"),
    Seed("a case with and without a value", { Shape.square(1) }, { Shape.none }, "value self: .square → .none"),
    Seed("an enum and its raw value", { Color.red }, { "red" }, "type self: .red (Color) → \"red\" (String)"),
  ]

  static let collections = [
    Seed("an element", { [1, 2] }, { [1, 3] }, "value [1]: 2 → 3"),
    Seed("the order", { [1, 2] }, { [2, 1] }, "value [0]: 1 → 2", "value [1]: 2 → 1"),
    Seed(
      "an element dropped from the middle", { [1, 2, 3, 4] }, { [1, 2, 4] }, "count self: 4 elements → 3 elements",
      "missing [2]: 3 → absent"),
    Seed(
      "an element more", { [1] }, { [0, 1] }, "count self: 1 element → 2 elements", "extra [0]: absent → 0"),
    Seed(
      "dropped and changed", { [1, 2, 3, 4] }, { [1, 9, 4] }, "count self: 4 elements → 3 elements",
      "value [1]: 2 → 9", "missing [2]: 3 → absent"),
    Seed("an array and a scalar", { [1] }, { 1 }, "type self: 1 element (Array<Int>) → 1 (Int)"),
    Seed("a nested array", { [[1], [2, 3]] }, { [[1], [2, 4]] }, "value [1][1]: 3 → 4"),
    Seed("a dictionary's value", { ["a": 1] }, { ["a": 2] }, #"value ["a"]: 1 → 2"#),
    Seed("a key that is gone", { ["a": 1, "b": 2] }, { ["a": 1] }, #"missing ["b"]: 2 → absent"#),
    Seed("a key more", { ["a": 1] }, { ["a": 1, "b": 2] }, #"extra ["b"]: absent → 2"#),
    Seed(
      "a key's spelling", { ["aB": 1] }, { ["a_b": 1] }, #"missing ["aB"]: 1 → absent"#,
      #"extra ["a_b"]: absent → 1"#),
    Seed("a number for a key", { [1: "a"] }, { [1: "b"] }, #"value ["1"]: "a" → "b""#),
    Seed(
      "a set", { Set(["a", "b"]) }, { Set(["b", "c"]) }, #"missing [*]: "a" → absent"#,
      #"extra [*]: absent → "c""#),
    Seed(
      "a set's size", { Set([1, 2]) }, { Set([1]) }, "count self: 2 elements → 1 element", "missing [*]: 2 → absent"),
    Seed("a set and an array", { Set([1]) }, { [1] }, "type self: 1 element (Set<Int>) → 1 element (Array<Int>)"),
    Seed(
      "a dictionary and an array", { ["a": 1] }, { [1] },
      "type self: 1 key (Dictionary<String, Int>) → 1 element (Array<Int>)"),
  ]

  static let objects = [
    Seed("a class and a struct", { OldProduct() }, { Product(name: "cup") }, "value name: \"ring\" → \"cup\""),
    Seed("a superclass's property", { OldProduct() }, { Product(id: 2) }, "value id: 1 → 2"),
    Seed(
      "a property that is gone", { Product() }, { Coin(coin: 12) }, "missing id: 1 → absent",
      "missing name: \"ring\" → absent", "missing label: nil → absent"),
    Seed("a property more", { Coin(coin: 12) }, { (coin: 12, size: 3) }, "extra size: absent → 3"),
    Seed("a wrapped property", { Coin(coin: 12) }, { WrappedCoin(coin: 13) }, "value coin: 12 → 13"),
    Seed("a wrapped property that is nil", { Coin(coin: 12) }, { WrappedCoin(coin: nil) }, "missing coin: 12 → nil"),
    Seed(
      "deep inside", { Shop() },
      {
        var shop = Shop()
        shop.products[3].coin = nil
        shop.owner["name"] = "Al"
        return shop
      }, "missing products[3].coin: 12 → nil", #"value owner["name"]: "Jo" → "Al""#),
    Seed("an object and a scalar", { Product() }, { 1 }, "type self: Product (Product) → 1 (Int)"),
    Seed("an old type in a new one", { Coin(coin: 12) }, { WrappedOld(coin: OldCoin(13)) }, "value coin: 12 → 13"),
    Seed("a type", { Int.self }, { String.self }, "value self: Int → String"),
    Seed("a tuple", { (1, b: 2) }, { (1, b: 3) }, "value b: 2 → 3"),
    Seed("a tuple's element without a name", { (1, 2) }, { (0, 2) }, "value 0: 1 → 0"),
    Seed("objects in a circle", { Node.ring(1, 2, 3) }, { Node.ring(1, 2, 4) }, "value next.next.value: 3 → 4"),
    Seed(
      "a type's own value", { Comparable(hidden: 49) }, { Comparable(hidden: 60) }, "value shown: 4 → 6",
      "value isLarge: false → true"),
    Seed(
      "a lazy property's value",
      {
        let product = OldProduct()
        _ = product.label
        return product
      }, { Product(label: "ring?") }, #"value label: "ring!" → "ring?""#),
  ]

  static let foundation = [
    Seed("a range", { 1...3 }, { 1...4 }, "value self: 1...3 → 1...4"),
    Seed(
      "an object of the system", { NSLocale(localeIdentifier: "ja") }, { NSUUID() as Any },
      { $0.redact("**") }, "type self: ‹redacted› (NSLocale) → ‹redacted› (NSUUID)"),
    Seed(
      "an address", { URL(string: "http://a.b/c") as Any }, { URL(string: "http://a.b/d") as Any },
      "value self: http://a.b/c → http://a.b/d"),
    Seed(
      "a date", { Date(timeIntervalSince1970: 0) }, { Date(timeIntervalSince1970: 1) },
      "value self: 1970-01-01T00:00:00.000Z → 1970-01-01T00:00:01.000Z"),
    Seed("bytes", { Data([1, 2]) }, { Data([1, 3]) }, "value self: AQI= (2 bytes) → AQM= (2 bytes)"),
    Seed(
      "a decimal", { Decimal(string: "0.1") as Any }, { Decimal(string: "0.10001") as Any },
      "value self: 0.1 → 0.10001"),
    Seed(
      "an identifier", { UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") as Any },
      { UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E50") as Any },
      "value self: E621E1F8-C36C-495A-93FC-0C247A3E6E5F → E621E1F8-C36C-495A-93FC-0C247A3E6E50"),
    Seed("a boxed number", { NSNumber(value: 12) }, { 13 }, "value self: 12 → 13"),
    Seed(
      "a boxed boolean", { [NSNumber(value: true)] }, { [true, 1] as [Any] },
      "count self: 1 element → 2 elements", "extra [1]: absent → 1"),
    Seed(
      "any values", { ["a": 1, "b": [true]] as [String: Any] }, { ["a": 1, "b": [false]] as [String: Any] },
      #"value ["b"][0]: true → false"#),
  ]

  static let documents = [
    Seed("a document's value", { ["a": [1, 2]] as JSON }, { ["a": [1, 3]] as JSON }, #"value ["a"][1]: 2 → 3"#),
    Seed(
      "a document's number and string", { ["a": 1] as JSON }, { ["a": "1"] as JSON },
      #"type ["a"]: 1 (JSON) → "1" (JSON)"#),
    Seed("a document's null", { ["a": JSON.null] as JSON }, { [:] as JSON }, #"missing ["a"]: null → absent"#),
    Seed("a document and a value", { 1 as JSON }, { 2 }, "value self: 1 → 2"),
  ]

  static let configured = [
    Seed("beyond a tolerance", { 1.0 }, { 1.2 }, { $0.tolerance = .absolute(0.1) }, "value self: 1.0 → 1.2"),
    Seed(
      "the width of an integer", { Int32(1) }, { Int64(1) }, { $0.comparesNumbersByValue = false },
      "type self: 1 (Int32) → 1 (Int64)"),
    Seed(
      "a renamed property's value", { Coin(coin: 1) }, { (price: 2, 0) },
      { $0.rename("coin", to: "price") }, "value coin: 1 → 2", "extra 1: absent → 0"),
    Seed(
      "beside an ignored path", { Product() }, { Product(id: 2, name: "cup") }, { $0.ignore("id") },
      "value name: \"ring\" → \"cup\""),
    Seed(
      "an element of an unordered array", { [1, 2, 2] }, { [2, 1, 3] }, { $0.disregardOrder("**") },
      "missing [2]: 2 → absent", "extra [2]: absent → 3"),
    Seed(
      "after normalisation", { "A " }, { "b" }, { $0.normalise("**", as: String.self) { $0.lowercased() } },
      "value self: \"a \" → \"b\""),
    Seed(
      "a hidden value", { Coin(coin: 1) }, { Coin(coin: 2) }, { $0.redact("coin") },
      "value coin: ‹redacted› → ‹redacted›"),
    Seed(
      "too deep to tell", { [[[1]]] }, { [[[2]]] }, { $0.depthLimit = 2 },
      "notCompared [0][0][0]: too deep → too deep"),
    Seed(
      "too much to tell", { [1, 2, 3] }, { [1, 2, 3] }, { $0.valueLimit = 2 },
      "notCompared [1]: the limit of values → the limit of values"),
  ]
}
