import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import MigrationEngine

/// The documents that both sides are run on reach every read of the old code.
@Suite(.computesForLong) struct PayloadTests {
  private static let source = """
    import SwiftyJSON
    let KEY = "full_name"
    enum Keys: String { case age, mail = "e_mail" }
    class Person {
      var name = "", age = 0, mail = "", street: String?, tags: [String] = [], pets: [Pet] = [], boss: Person?
      init(json: JSON) {
        name = json[KEY].stringValue
        age = json[Keys.age.rawValue].intValue
        if let mail = json[Keys.mail.rawValue].string { self.mail = mail }
        street = json["address"]["street"].string
        for tag in json["tags"].arrayValue { tags.append(tag.stringValue) }
        pets = json["pets"].arrayValue.map { Pet(json: $0) }
        read(json["more"])
      }
      func read(_ more: JSON) { boss = Person(json: more["boss"]) }
    }
    struct Pet { let kind: Int; init(json: JSON) { kind = json["kind"].int ?? 0 } }
    """

  private func plan() throws -> PayloadPlan {
    let facts = facts(Self.source)
    let reader = ShapeReader(facts: facts)
    return PayloadPlan(
      root: reader.shape(of: "Person"), shapes: ["Person": reader.shape(of: "Person"), "Pet": reader.shape(of: "Pet")],
      strings: [], numbers: [], otherKeys: ["name"])
  }

  @Test func everyReadIsFound() throws {
    let plan = try plan()
    #expect(
      plan.keys == ["address", "age", "boss", "e_mail", "full_name", "kind", "more", "pets", "street", "tags"])
    #expect(plan.root.members.first { $0.key == "full_name" }?.shape.accessors == ["stringValue"])
    #expect(plan.root.members.first { $0.key == "pets" }?.shape.element?.models == ["Pet"])
  }

  @Test func theKeyOfEachPropertyIsFound() {
    let keys = ShapeReader(facts: facts(Self.source)).keys(of: "Person")
    #expect(keys["name"] == "full_name")
    #expect(keys["age"] == "age")
    #expect(keys["mail"] == "e_mail")
  }

  @Test func theSameSeedGivesTheSameDocumentsAndNoneTwice() throws {
    var first = PayloadGenerator(plan: try plan(), seed: 7)
    var second = PayloadGenerator(plan: try plan(), seed: 7)
    var other = PayloadGenerator(plan: try plan(), seed: 8)
    let payloads = first.payloads(minimum: 1_000)
    #expect(payloads.count >= 1_000)
    #expect(Set(payloads).count == payloads.count)
    #expect(payloads == second.payloads(minimum: 1_000))
    #expect(payloads != other.payloads(minimum: 1_000))
  }

  @Test func aTypeThatReadsNothingGetsAThousandToo() {
    let nothing = PayloadPlan(root: ReadShape(), shapes: [:], strings: [], numbers: [], otherKeys: [])
    var generator = PayloadGenerator(plan: nothing, seed: 1)
    #expect(generator.payloads(minimum: 1_000).count >= 1_000)
  }

  @Test func everyFieldHasEveryFault() throws {
    var generator = PayloadGenerator(plan: try plan(), seed: 1)
    let documents = generator.payloads(minimum: 1_000).compactMap { try? JSON(data: $0, options: .fragmentsAllowed) }
    for key in ["full_name", "age", "tags", "pets", "more"] {
      let values = documents.filter { $0.type == .dictionary }.map { $0[key] }
      #expect(values.contains { !$0.exists() }, "\(key)")
      let samples: [JSON] = [JSON.null, JSON(""), JSON(1), JSON(true), JSON([1]), JSON(["a": 1])]
      for type in samples.map(\.type) { #expect(values.contains { $0.exists() && $0.type == type }, "\(key) \(type)") }
      #expect(values.contains { $0.string == "12abc" }, "\(key)")
      #expect(values.contains { $0.double == 1.5 }, "\(key)")
    }
    let texts = Set(generator.payloads(minimum: 1_000).map { String(decoding: $0, as: UTF8.self) })
    for spelling in ["\"fullName\":", "\"full__name\":", "\"FULL_NAME\":", "\"name\":"] {
      #expect(texts.contains { $0.contains(spelling) }, "\(spelling)")
    }
    #expect(texts.contains { $0.components(separatedBy: "\"age\":").count == 3 })
    // Faults inside the models inside.
    #expect(texts.contains { $0.contains("\"kind\":\"12abc\"") })
  }

  @Test func documentsStaySmallWhereModelsHoldModels() throws {
    // A message holds four messages, each of which could hold four more.
    let keys = (0..<12).map { "field\($0)" }
    let replies = ["reply", "pinned", "edited", "quoted"]
    let facts = facts(
      """
      import SwiftyJSON
      class Message {
        init(json: JSON) {
      \(keys.map { "    \($0) = json[\"\($0)\"].stringValue" }.joined(separator: "\n"))
      \(replies.map { "    \($0) = Message(json: json[\"\($0)\"])" }.joined(separator: "\n"))
        }
      }
      """)
    let shape = ShapeReader(facts: facts).shape(of: "Message")
    var generator = PayloadGenerator(
      plan: PayloadPlan(root: shape, shapes: ["Message": shape], strings: [], numbers: [], otherKeys: []), seed: 1)
    let payloads = generator.payloads(minimum: 1_000)
    let size = payloads.reduce(0) { $0 + $1.count }
    #expect(size / payloads.count < 4_000, "\(size) bytes in \(payloads.count) documents")
    let documents = payloads.compactMap { try? JSON(data: $0, options: .fragmentsAllowed) }
    let everyType = Set([Type.null, .bool, .number, .string, .array, .dictionary].map(\.rawValue))
    for key in ["field0", "field11", "quoted"] {
      #expect(documents.contains { $0.type == .dictionary && !$0[key].exists() }, "\(key)")
      #expect(documents.contains { $0[key].null != nil && $0[key].exists() }, "\(key)")
      let types = documents.compactMap { $0[key].exists() ? $0[key].type : nil }
      #expect(Set(types.map(\.rawValue)) == everyType, "\(key)")
    }
    // What is not always filled is filled sometimes.
    #expect(documents.contains { $0["reply"]["pinned"]["field7"].exists() })
    #expect(documents.contains { $0["quoted"]["edited"]["field11"].exists() })
  }

  @Test func documentsStaySmallWhereAFunctionCallsItself() throws {
    let facts = facts(
      """
      import SwiftyJSON
      class Tree {
        var names: [String] = []
        init(json: JSON) { read(json) }
        func read(_ json: JSON) {
          names.append(json["name"].stringValue)
          read(json["left"])
          read(json["right"])
          for other in json["others"].arrayValue { read(other) }
        }
      }
      """)
    let root = ShapeReader(facts: facts).shape(of: "Tree")
    let left = try #require(root.members.first { $0.key == "left" }?.shape)
    #expect(left.members.map(\.key).contains("right"))
    let plan = PayloadPlan(root: root, shapes: ["Tree": root], strings: [], numbers: [], otherKeys: [])
    var generator = PayloadGenerator(plan: plan, seed: 7)
    let payloads = generator.payloads(minimum: 1_000)
    #expect(payloads.count >= 1_000)
    #expect(payloads.allSatisfy { $0.count < 200_000 })
  }

  @Test(arguments: [
    "json.arrayValue.map { List(json: $0) }", "json[\"items\"].arrayValue.map { List(json: $0) }",
    "[List(json: json[\"next\"]), List(json: json[\"last\"])]",
  ])
  func aModelThatHoldsItselfEnds(reading: String) {
    let facts = facts("import SwiftyJSON\nclass List { let items: [List]; init(json: JSON) { items = \(reading) } }")
    let shape = ShapeReader(facts: facts).shape(of: "List")
    var generator = PayloadGenerator(
      plan: PayloadPlan(root: shape, shapes: ["List": shape], strings: [], numbers: [], otherKeys: []), seed: 1)
    let valid = generator.validPayloads(count: 20)
    #expect(!valid.isEmpty)
    #expect(valid.allSatisfy { $0.count < 4_000 }, "\(valid.map(\.count))")
    #expect(generator.payloads(minimum: 1_000).count >= 1_000)
  }

  @Test func whatReadersOfDocumentsUnwrapIsThereInTheFormatThatTheyKnow() throws {
    let facts = facts(
      """
      import SwiftyJSON
      class DayReader {
        func read(_ json: JSON) -> Date {
          let text = json.string!
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd"
          return formatter.date(from: text)!
        }
      }
      class KindReader {
        func read(_ json: JSON) -> Kind { return Kind(rawValue: json.int!)! }
      }
      enum Kind: Int { case one = 71, other = 72 }
      extension JSON {
        var when: Date? { return exists() ? DayReader().read(self) : nil }
        var size: Double? { return double ?? nil }
      }
      struct Visit {
        init(json: JSON) {
          day = json["day"].when!
          kind = KindReader().read(json["kind"])
          size = json["size"].size!
        }
      }
      """)
    let shape = ShapeReader(facts: facts).shape(of: "Visit")
    let plan = PayloadPlan(root: shape, shapes: [:], strings: ["yyyy-MM-dd"], numbers: [], otherKeys: [])
    var generator = PayloadGenerator(plan: plan, seed: 3)
    let valid = generator.validPayloads(count: 2, leavesOut: false)
    try #require(!valid.isEmpty)
    for payload in valid {
      let document = try JSON(data: payload)
      #expect(document["day"].string == "2016-03-14")
      #expect([71, 72].contains(document["kind"].int))
      #expect(document["size"].double != nil)
    }
  }
}
