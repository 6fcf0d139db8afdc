import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

@Suite("LegacyDecoder: hand-written initializers")
struct HandWrittenTests {
  struct Written: LegacyDecodable {
    var a: Int?
    var diamond: Int64?
    var isNull = false
    var count = 5
    enum CodingKeys: CodingKey { case a, diamond, count, nested, list }
    var deep: String?
    var list: [Int] = []
    var deepCount = 0

    init(from decoder: any Decoder) throws {
      isNull = try decoder.singleValueContainer().decodeNil()
      if isNull { return }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      a = try container.decodeIfPresent(Int.self, forKey: .a)
      diamond = try container.decode(Lossless<Int64?>.self, forKey: .diamond).wrappedValue
      if let value = try container.decodeIfPresent(Int.self, forKey: .count) { count = value }
      let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
      deep = try nested.decodeIfPresent(String.self, forKey: .a)
      deepCount = try nested.decode(Int.self, forKey: .count)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      while !list.isAtEnd { self.list.append(try list.decode(Int.self)) }
    }
  }

  private func written(_ json: JSON) throws -> Written { try LegacyDecoder().decode(Written.self, from: json) }

  @Test func readsWhatIsThere() throws {
    let value = try written([
      "a": 1.9, "diamond": " 12 ", "count": 7, "nested": ["a": "x", "count": "3"], "list": [1, "2", JSON.null],
    ])
    #expect(value.a == 1)
    #expect(value.diamond == 12)
    #expect(value.count == 7)
    #expect(value.deep == "x")
    #expect(value.deepCount == 3)
    #expect(value.list == [1, 2, 0])
  }

  @Test func readsNothingFromNothing() throws {
    let value = try written([:])
    #expect(!value.isNull)
    #expect(value.a == nil)
    #expect(value.diamond == nil)
    #expect(value.count == 5)
    #expect(value.deep == nil)
    #expect(value.deepCount == 0)
    #expect(value.list.isEmpty)
    #expect(try written(JSON.null).isNull)
    #expect(try written(JSON(["a": 1])["absent"]).isNull)
    #expect(try written(5).deepCount == 0)
  }

  @Test func unkeyedContainers() throws {
    struct Tuple: LegacyDecodable {
      var log: [String] = []
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        log.append("\(list.count ?? -1)")
        log.append("\(try list.decodeIfPresent(Int.self) as Int?)")
        log.append("\(try list.decodeNil()) \(list.currentIndex)")
        log.append("\(try list.decodeNil()) \(list.currentIndex)")
        log.append(
          "\(try list.nestedContainer(keyedBy: AnyKey.self).decode(Int.self, forKey: .init(stringValue: "x")))")
        log.append("\(try list.decode(Bool.self)) \(list.isAtEnd)")
        log.append("\(try list.decodeIfPresent(Bool.self) as Bool?)")
        do { _ = try list.decode(Int.self) } catch DecodingError.valueNotFound { log.append("end") }
      }
    }
    let value = try LegacyDecoder().decode(Tuple.self, from: ["s", JSON.null, ["x": "8"], "yes"])
    #expect(value.log == ["4", "nil", "true 2", "false 2", "8", "true true", "nil", "end"])
  }

  class Base: LegacyDecodable {
    let a: Int
    required init(from decoder: any Decoder) throws {
      a = try decoder.container(keyedBy: AnyKey.self).decode(Int.self, forKey: AnyKey(stringValue: "a"))
    }
  }

  final class Derived: Base {
    let b: String?
    required init(from decoder: any Decoder) throws {
      b = try decoder.container(keyedBy: AnyKey.self).decodeIfPresent(String.self, forKey: AnyKey(stringValue: "b"))
      try super.init(from: decoder)
    }
  }

  final class ByKey: Base {
    required init(from decoder: any Decoder) throws {
      try super.init(from: try decoder.container(keyedBy: AnyKey.self).superDecoder())
    }
  }

  class Synthesized: LegacyDecodable {
    var a: Int?
    var list: [Int]
  }

  @Test func classesInherit() throws {
    let derived = try LegacyDecoder().decode(Derived.self, from: ["a": "3", "b": "x"])
    #expect(derived.a == 3)
    #expect(derived.b == "x")
    #expect(Derived(json: ["a": "3"]).a == 3)
    #expect(Derived(json: ["a": "3", "b": 1]).b == nil)
    let type: any JSONDeserializable.Type = Derived.self
    #expect(type.init(json: .null) is Derived)
    #expect(ByKey(json: ["super": ["a": 4]]).a == 4)
    #expect(ByKey(json: .null).a == 0)
    #expect(Synthesized(json: ["a": 1, "list": ["2"]]).list == [2])
  }

  @Test func userInfoIsHandedOn() throws {
    struct Reader: LegacyDecodable {
      let found: String?
      init(from decoder: any Decoder) throws {
        found = CodingUserInfoKey(rawValue: "who").flatMap { decoder.userInfo[$0] as? String }
      }
    }
    let key = try #require(CodingUserInfoKey(rawValue: "who"))
    #expect(try LegacyDecoder(userInfo: [key: "me"]).decode([Reader].self, from: [1]).first?.found == "me")
  }

  /// As in the doc comment of `LenientDecoder`.
  struct Flexible: LegacyDecodable {
    let id: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.exactView().container(keyedBy: CodingKeys.self)
      if let number = try? container.decode(Int.self, forKey: .id) {
        id = "#\(number)"
      } else {
        id = try container.decode(String.self, forKey: .id)
      }
    }

    private enum CodingKeys: CodingKey { case id }
  }

  @Test("one type and then another, by the exact view", arguments: [("5", "#5"), ("\"x\"", "x"), ("\"5\"", "5")])
  func exactView(value: String, expected: String) throws {
    let document = Data("{\"id\":\(value)}".utf8)
    #expect(try LegacyDecoder().decode(Flexible.self, from: document).id == expected)
    #expect(try JSONDecoder().decode(Flexible.self, from: document).id == expected)
  }
}
