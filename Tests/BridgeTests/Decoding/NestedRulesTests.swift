import Bridge
import LegacyJSON
import ModernClient
import Testing

@Suite("LegacyDecoder: types within types")
struct NestedRulesTests {
  struct Profile: LegacyDecodable, Equatable {
    let age: Int
    let name: String?
  }

  /// An initializer that can fail.
  struct Strict: LegacyDecodable, Equatable {
    let id: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let id = try container.decodeIfPresent(Int.self, forKey: AnyKey(stringValue: "id")) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no id"))
      }
      self.id = id
    }
  }

  enum Kind: Int, Codable {
    case first = 1
    case second
  }

  /// A tightened type.
  struct Exact: Codable, Equatable {
    let count: Int
    let note: String?
    var inner: [Int]?
  }

  struct Root: LegacyDecodable {
    let profile: Profile
    let maybeProfile: Profile?
    let strict: Strict?
    let kind: Kind?
    let exact: Exact?
  }

  struct NeedsExact: LegacyDecodable {
    let exact: Exact
    let number: Int
  }

  struct NeedsKind: LegacyDecodable {
    let kind: Kind
  }

  private func root(_ json: JSON) throws -> Root { try LegacyDecoder().decode(Root.self, from: json) }

  @Test func whatIsAbsentIsReadAsIfFromNull() throws {
    for json in [JSON.null, [:], ["profile": JSON.null], ["profile": 5], ["profile": [1]]] {
      #expect(try root(json).profile == Profile(json: .null))
    }
  }

  @Test func anOptionalIsNilOnlyWhenItIsNullOrAbsent() throws {
    #expect(try root([:]).maybeProfile == nil)
    #expect(try root(["maybe_profile": JSON.null]).maybeProfile == nil)
    for json in [JSON(5), "x", [1], [:], false] {
      #expect(try root(["maybe_profile": json]).maybeProfile == Profile(json: .null))
    }
    #expect(try root(["maybe_profile": ["age": "7"]]).maybeProfile?.age == 7)
  }

  @Test func anOptionalIsNilWhenItThrows() throws {
    #expect(try root(["strict": ["id": 1]]).strict?.id == 1)
    #expect(try root(["strict": ["id": "1"]]).strict == nil)
    #expect(try root(["strict": [:]]).strict == nil)
    #expect(try root(["kind": 2]).kind == .second)
    #expect(try root(["kind": 9]).kind == nil)
    #expect(try root(["kind": "2"]).kind == nil)
    #expect(try root(["kind": JSON.null]).kind == nil)
  }

  @Test func anExactTypeIsExactInside() throws {
    #expect(try root(["exact": ["count": 1]]).exact == Exact(count: 1, note: nil))
    #expect(try root(["exact": ["count": 1.9, "note": "x"]]).exact == Exact(count: 1, note: "x"))
    #expect(try root(["exact": ["count": true]]).exact == Exact(count: 1, note: nil))
    #expect(try root(["exact": ["count": "1"]]).exact == nil)
    #expect(try root(["exact": [:]]).exact == nil)
    #expect(try root(["exact": ["count": 1, "note": 2]]).exact == nil)
    #expect(try root(["exact": ["count": 1, "inner": [1, 2]]]).exact?.inner == [1, 2])
    #expect(try root(["exact": ["count": 1, "inner": [1, "2"]]]).exact == nil)
    #expect(try root(["exact": ["count": 1, "inner": 5]]).exact == nil)
    #expect(try root(["exact": 5]).exact == nil)
  }

  @Test func somethingStrictThatIsRequiredFailsTheWhole() throws {
    let decoder = LegacyDecoder()
    for json in [JSON.null, [:], ["exact": JSON.null], ["exact": ["count": "1"]], ["exact": []]] {
      #expect(throws: DecodingError.self) { try decoder.decode(NeedsExact.self, from: json) }
    }
    let whole = try decoder.decode(NeedsExact.self, from: ["exact": ["count": 1], "number": "12abc"])
    #expect(whole.exact.count == 1)
    #expect(whole.number == 12)
    #expect(throws: DecodingError.self) { try decoder.decode(NeedsKind.self, from: ["kind": 9]) }
    #expect(throws: DecodingError.self) { try decoder.decode(NeedsKind.self, from: [:]) }
  }

  @Test func aLenientTypeInAnExactOneIsLenientAgain() throws {
    struct Outer: Decodable {
      let profile: Profile
      let number: Int
    }
    let decoder = LegacyDecoder()
    let outer = try decoder.decode(Outer.self, from: ["profile": ["age": "12abc"], "number": 1])
    #expect(outer.profile == Profile(json: ["age": 12]))
    #expect(throws: DecodingError.self) { try decoder.decode(Outer.self, from: ["profile": [:], "number": "1"]) }
    #expect(throws: DecodingError.self) { try decoder.decode(Outer.self, from: ["number": 1]) }
  }

  @Test func exactScalarsAtEveryDepth() throws {
    struct Choice: Decodable, Equatable {
      let text: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let int = try? container.decode(Int.self) {
          text = "int \(int)"
        } else {
          text = "string \(try container.decode(String.self))"
        }
      }
    }
    struct Holder: LegacyDecodable {
      let a: Choice?
      let list: [Choice]
      let map: [String: [Choice]]
    }
    let holder = try LegacyDecoder().decode(
      Holder.self, from: ["a": "5", "list": [1, "1", [], JSON.null], "map": ["k": ["7", 7]]])
    #expect(holder.a?.text == "string 5")
    #expect(holder.list.map(\.text) == ["int 1", "string 1"])
    #expect(holder.map["k"]?.map(\.text) == ["string 7", "int 7"])
  }
}
