import Bridge
import Foundation
import LegacyJSON
import Testing

/// A hand-written class against the plain struct that replaces it, on generated documents.
@Suite("LegacyDecoder: a plain struct has the old class's values")
struct ComparisonTests {
  final class OldItem: JSONDeserializable {
    let id: Int
    let title: String?
    init(json: JSON) {
      id = json["id"].intValue
      title = json["title"].string
    }
    var description: String { "\(id) \(title ?? "nil")" }
  }

  final class Old: JSONDeserializable {
    let a: Int?, b: Int, c: String?, d: String, e: Bool?, f: Bool, g: Double?, h: Double, i: UInt8?, j: UInt8
    let k: Int64?, l: UInt64, m: Float?, n: URL?, o: [Int], p: [String]?, q: [String: Int], r: [String: Bool]?
    let item: OldItem, maybeItem: OldItem?, items: [OldItem], maybeItems: [OldItem]?, colors: [Color], color: Color?

    init(json: JSON) {
      a = json["a"].int
      b = json["b"].intValue
      c = json["c"].string
      d = json["d"].stringValue
      e = json["e"].bool
      f = json["f"].boolValue
      g = json["g"].double
      h = json["h"].doubleValue
      i = json["i"].uInt8
      j = json["j"].uInt8Value
      k = json["k"].int64
      l = json["l"].uInt64Value
      m = json["m"].float
      n = json["n"].url
      o = json["o"].arrayValue.map(\.intValue)
      p = json["p"].array?.map(\.stringValue)
      q = json["q"].dictionaryValue.mapValues(\.intValue)
      r = json["r"].dictionary?.mapValues(\.boolValue)
      item = OldItem(json: json["item"])
      maybeItem = json["maybe_item"] == JSON.null ? nil : OldItem(json: json["maybe_item"])
      items = json["items"].arrayValue.map { OldItem(json: $0) }
      maybeItems = json["maybe_items"].array?.map { OldItem(json: $0) }
      colors = json["colors"].arrayValue.compactMap { $0.string.flatMap(Color.init) }
      color = json["color"].string.flatMap(Color.init)
    }

    var text: String {
      """
      \(s(a)) \(b) \(s(c)) \(d) \(s(e)) \(f) \(s(g)) \(h) \(s(i)) \(j) \(s(k)) \(l) \(s(m)) \(s(n)) \(o) \(s(p)) \
      \(q.sorted { $0.key < $1.key }) \(s(r?.sorted { $0.key < $1.key })) \(item.description) \
      \(s(maybeItem?.description)) \(items.map(\.description)) \(s(maybeItems?.map(\.description))) \(colors) \(s(color))
      """
    }
  }

  struct NewItem: LegacyDecodable {
    let id: Int
    let title: String?
    var description: String { "\(id) \(title ?? "nil")" }
  }

  struct New: LegacyDecodable {
    let a: Int?, b: Int, c: String?, d: String, e: Bool?, f: Bool, g: Double?, h: Double, i: UInt8?, j: UInt8
    let k: Int64?, l: UInt64, m: Float?, n: URL?, o: [Int], p: [String]?, q: [String: Int], r: [String: Bool]?
    let item: NewItem, maybeItem: NewItem?, items: [NewItem], maybeItems: [NewItem]?, colors: [Color], color: Color?

    var text: String {
      """
      \(s(a)) \(b) \(s(c)) \(d) \(s(e)) \(f) \(s(g)) \(h) \(s(i)) \(j) \(s(k)) \(l) \(s(m)) \(s(n)) \(o) \(s(p)) \
      \(q.sorted { $0.key < $1.key }) \(s(r?.sorted { $0.key < $1.key })) \(item.description) \
      \(s(maybeItem?.description)) \(items.map(\.description)) \(s(maybeItems?.map(\.description))) \(colors) \(s(color))
      """
    }
  }

  enum Color: String, Decodable { case red, blue }

  @Test("on thousands of documents", arguments: 1...8 as ClosedRange<UInt64>)
  func generated(seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    for _ in 0..<600 {
      let text = generator.document()
      let json = try JSON(data: Data(text.utf8))
      let old = Old(json: json).text
      #expect(try LegacyDecoder().decode(New.self, from: Data(text.utf8)).text == old, "\(text)")
      #expect(New(json: json).text == old)
    }
  }
}

private func s<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }

/// Makes documents of every kind of right and wrong; the same ones for the same seed.
private struct DocumentGenerator: RandomNumberGenerator {
  private var state: UInt64
  private static let keys = "abcdefghijklmnopqr".map(String.init) + ["item", "maybe_item", "items", "maybe_items"]
  private static let more = ["colors", "color"]
  private static let numbers = [
    "0", "1", "-1", "7", "300", "-129", "1.0", "1.9", "-1.9", "0.5", "1e3", "1e30", "-1e19", "2147483648",
    "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616",
    "-9223372036854775808", "0.30000000000000004", "3.14159265358979323846", "123456789012345678901234567890",
  ]
  private static let strings = [
    "", " ", "12", "12abc", " 12 ", "1e3", "1,234", "-5", "+5", "1.9", ".5", "abc", "NaN", "true", "YES", "y", "0",
    "9223372036854775808", "19.99", "http://a.b/c#d", "http://a.b/%41", "red", "blue", "green", "é",
  ]

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func document() -> String {
    if chance(40) { return pick(["[]", "{}", "[1]"]) }
    let members = (Self.keys + Self.more).compactMap { key in chance(5) ? nil : "\"\(key)\":\(value(depth: 0))" }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func value(depth: Int) -> String {
    switch UInt64.random(in: 0..<(depth > 2 ? 8 : 13), using: &self) {
    case 0: return "null"
    case 1: return pick(["true", "false"])
    case 2...4: return pick(Self.numbers)
    case 5...7: return "\"\(pick(Self.strings))\""
    case 8...10:
      let count = Int.random(in: 0...3, using: &self)
      return "[\((0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ","))]"
    default:
      let members = ["id", "title", "x"].compactMap { chance(3) ? nil : "\"\($0)\":\(value(depth: depth + 1))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &self) == 0 }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &self) ?? "" }
}
