import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import Testing

/// What is the same in two forms is the same to a comparison.
@Suite("Experiment: what counts as the same") struct SameValuesTests {
  class OldBase { var id = 1 }
  final class Old: OldBase {
    var coin: Int? = 12
    var price: Float = 1.5
    var tags: Set<String> = ["a", "b"]
    var color: OldColor? = .red
    var site = URL(string: "http://a.b/c")
    var json: JSON = ["x": [1, 2.5, nil]]
    lazy var label = "label"
    weak var delegate: Old?
    var onChange: (() -> Void)?
    override init() {
      super.init()
      onChange = {}
      delegate = self
    }
  }
  enum OldColor: String { case red = "R" }
  enum NewColor: String { case crimson = "R" }
  struct New {
    let id: Int64 = 1
    @Lossless var coin: Int? = 12
    let price = 1.5
    let tags: Set<Substring> = ["b", "a"]
    let color = NewColor.crimson
    let site = URL(string: "/c", relativeTo: URL(string: "http://a.b"))
    let json: [String: [Double?]] = ["x": [1, 2.5, nil]]
    let label = "label"
    let delegate: Old? = nil
    let onChange: (() -> Void)? = nil
  }

  @Test func aClassAndItsStruct() {
    let comparison = ValueComparison { $0.ignore("json") }
    let result = comparison.compare(Old(), with: New())
    #expect(result.differences == [])
    #expect(
      result.notes.map(\.description) == [
        "label: a lazy property that nobody asked for yet is not compared",
        "delegate: a delegate is not compared",
        "onChange: a closure is not compared",
      ])
  }

  final class Part: LegacyReadable {
    let name: String?
    init(json: JSON) { name = json["name"].string }
    static func legacyValue(from json: JSON) -> Part { Part(json: json) }
  }
  final class Whole {
    let part: Part, parts: [Part]
    init(json: JSON) { (part, parts) = (Part(json: json["part"]), json["parts"].arrayValue.map(Part.init)) }
  }
  struct NewWhole: LegacyDecodable {
    @LegacyModel var part: Part
    @LegacyModel var parts: [Part]
  }

  @Test func anOldTypeInsideANewOne() throws {
    let experiment = Experiment(
      "whole", control: { try Whole(json: JSON(data: $0)) },
      candidate: { try LegacyDecoder().decode(NewWhole.self, from: $0) })
    try experiment.verify(Data(#"{"part":{"name":"a"},"parts":[{},{"name":"b"}]}"#.utf8))
    #expect(experiment.compare(Data("{}".utf8)).isEqual)
  }

  final class Formatted: DateFormatter, @unchecked Sendable { let style = 1 }
  struct Tools {
    let formatter = DateFormatter()
    let lock = NSLock()
    let own = Formatted()
  }

  @Test func whatHasNoEqualityIsNoted() {
    let result = ValueComparison().compare(Tools(), with: Tools())
    #expect(result.differences == [])
    #expect(
      result.notes.map(\.description) == [
        "formatter: a DateFormatter cannot be compared", "lock: a NSLock cannot be compared",
      ])
  }

  @Test func aDocumentAndWhatItHolds() {
    let result = ValueComparison().compare(["x": [1, 2.5, "a", true, ["y": 3]]] as JSON, with: document)
    #expect(result.isEqual, "\(result)")
    #expect(result.notes.isEmpty)
  }
  private let document: [String: Any] = ["x": [1 as Int8, 2.5, "a", true, ["y": UInt16(3)]] as [Any]]

  struct Same: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: @Sendable () -> (Any, Any)
    init(_ name: String, _ values: @escaping @Sendable () -> (Any, Any)) {
      (testDescription, self.values) = (name, values)
    }
  }

  struct Underscored { var _coin = 1 }
  struct Plain { var coin = 1 }
  struct Both { var coin = 1, _coin = 2 }
  final class Box {
    var value: Any?
    init(_ value: Any? = nil) { self.value = value }
  }
  enum Tree {
    case leaf(Int)
    indirect case node(Tree, Tree)
  }

  @Test(arguments: [
    Same("not a number") { (Double.nan, -Double.nan) },
    Same("widths of integers") { ([Int8(1), 2], [UInt64(1), 2]) },
    Same("optionals at any depth") { (1 as Int??? as Any, 1) },
    Same("nil at any depth") { (Int???.some(.some(nil)) as Any, String?.none as Any) },
    Same("a date at any distance") { (Date.distantFuture, Date.distantFuture) },
    Same("boxed numbers") { (NSNumber(value: 1.5), 1.5) },
    Same("boxed booleans") { (NSNumber(value: true), true) },
    Same("boxed containers") { (NSArray(array: [1, "a"]), [1, "a"] as [Any]) },
    Same("dictionaries of any key") { ([AnyHashable("a"): 1], ["a": 1]) },
    Same("keys of one text") {
      ([AnyHashable("1"): "text", AnyHashable(1): "number"], [AnyHashable(1): "number", AnyHashable("1"): "text"])
    },
    Same("empty containers of any type") { ([Int](), [String]()) },
    Same("a private backing store") { (Underscored(), Plain()) },
    Same("a property beside its namesake") { (Both(), Both()) },
    Same("an array slice") { ([1, 2, 3][1...], [2, 3]) },
    Same("nested enums") {
      (Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))), Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))))
    },
    Same("sets of cases") { (Set([OldColor.red]), Set([NewColor.crimson])) },
    Same("a range") { (1...3, 1...3) },
    Same("a Foundation object") {
      (NSAttributedString(string: "a"), NSAttributedString(string: "a"))
    },
    Same("a type") { (Int.self, Int.self) },
    Same("a Foundation value") { (DateComponents(day: 3), DateComponents(day: 3)) },
    Same("a decimal that is no number") { (Decimal.nan, Decimal.nan) },
    Same("sets of structs") { (Set([[1], [2, 3]]), Set([[2, 3], [1]])) },
    Same("no value") { ((), ()) },
  ]) func isTheSame(pair: Same) {
    let (left, right) = pair.values()
    for result in [ValueComparison().compare(left, with: right), ValueComparison().compare(right, with: left)] {
      #expect(result.isEqual, "\(result)")
      #expect(result.notes.isEmpty)
    }
  }
}
