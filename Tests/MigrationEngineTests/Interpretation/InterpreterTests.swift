import MigrationPlan
import Testing

@testable import MigrationEngine

@Suite("Interpreter")
struct InterpreterTests {
  private func reading(_ declarations: String, _ body: String, makesRules: Bool = true) throws -> Reading {
    let project = facts(
      """
      import SwiftyJSON

      struct Tag { let name: String; init(json: JSON) { name = json["name"].stringValue } }

      final class Item {
        \(declarations)

        init?(json: JSON) {
      \(body)
        }
      }
      """)
    let initializer = try #require(project.jsonInitializers(of: "Item").first?.node)
    let entry = try #require(EntryPoint(initializer))
    return try Interpreter(
      project: project, type: "Item", initializer: initializer, entry: entry, mayMakeRules: makesRules
    ).reading(of: project.instanceProperties(of: "Item")).0.simplified
  }

  @Test(
    "leaves alone what is more than a value",
    arguments: [
      // The program would stop.
      "id = json[\"id\"].int!",
      "id = json[\"id\"].intValue; guard json[\"id\"].int != nil else { id = json[\"id\"].int!; return }",
      // Something else happens.
      "print(json)",
      "id = next(json[\"id\"])",
      "id = 1; defer { id = 2 }",
      // Every document is refused.
      "return nil",
      "id = json[\"id\"].int; if id == nil { return nil } else { return nil }",
      // What follows runs on one of the ways only.
      "for item in json[\"l\"].arrayValue { if item.isEmpty { break }; tags.append(Tag(json: item)) }",
      "for item in json[\"l\"].arrayValue { if item.isEmpty { return nil }; tags.append(Tag(json: item)) }",
      // A loop that is more than one value for each element.
      "for item in json[\"l\"].arrayValue { tags.append(Tag(json: item)); tags.insert(Tag(json: item), at: 0) }",
      "for a in json[\"l\"].arrayValue { tags.append(Tag(json: a)); for b in a.arrayValue { if tags.isEmpty { tags.append(Tag(json: b)) } } }",
      "for a in json[\"l\"].arrayValue { for b in a.arrayValue { if b.isEmpty { break }; tags.append(Tag(json: b)) } }",
      "for a in json[\"l\"].arrayValue { for b in a.arrayValue { tags.insert(Tag(json: b), at: 0) } }",
      "for (index, item) in json[\"l\"].arrayValue.enumerated() { id = index; tags.append(Tag(json: item)) }",
      "for index in 0..<json[\"l\"].count { tags.append(Tag(json: json[\"l\"][index])) }",
      "var i = 0; let l = json[\"l\"].arrayValue; while i < l.count { if l[i].isEmpty { i = 3 }; i += 1 }",
      "id = json[\"id\"].int; let text = json[\"text\"].object as! String; id = text.isEmpty ? 1 : 2",
      // An index that is out of range.
      "let keys = [\"a\", \"b\"]; id = json[keys[2]].int",
      "for (i, item) in json[\"l\"].arrayValue.enumerated() { if item.isEmpty { tags.insert(Tag(json: item), at: i) } }",
      "for (i, item) in json[\"l\"].arrayValue.enumerated() { if item.isEmpty { continue }; tags.insert(Tag(json: item), at: i) }",
      "tags = [Tag(json: json[\"t\"])]; for (i, item) in json[\"l\"].arrayValue.enumerated() { tags.insert(Tag(json: item), at: i) }",
      // Two members of one key.
      "let ids = [\"a\": 1, \"a\": 2]; id = ids[json[\"id\"].stringValue]",
      "let ids = [\"a\": json[\"id\"].int]; if let found = ids[\"a\"] { id = found } else { id = 3 }",
      // An iterator that has gone through its elements.
      "var i = json[\"l\"].arrayValue.makeIterator(); while let x = i.next() { tags.append(Tag(json: x)) }; while let x = i.next() { tags.append(Tag(json: x)) }",
      // Nil that a function gives, and that it throws, are not the same.
      "struct E: Error {}; func f() throws -> Int? { if json.isEmpty { throw E() }; return json[\"id\"].int }; do { id = try f() } catch { return nil }",
      "func f() throws -> Int? { json[\"id\"].int }; do { id = try f() ?? 1 } catch { return nil }",
      // Nobody catches it.
      "struct E: Error {}; func f() throws -> Int { if json.isEmpty { throw E() }; return 1 }; id = try! f()",
      // What a type parameter stands for is not known here.
      "func f<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }; if let n = f(json[\"id\"].stringValue) { id = n }",
      // A closure's `return nil` refuses nothing.
      "id = json[\"id\"].int.flatMap { guard $0 > 0 else { return nil }; return $0 }",
    ])
  func notUnderstood(body: String) {
    #expect(throws: Interpreter.NotUnderstood.self) {
      try reading("var id: Int?; var tags: [Tag] = []", body, makesRules: false)
    }
  }

  @Test(
    "drops models whose making nobody can tell",
    arguments: ["_ = Tag(json: json[\"tag\"])", "let tag = Tag(json: json[\"tag\"])"])
  func droppedModels(statement: String) throws {
    let properties = "var id: Int?"
    let alone = try reading(properties, "id = json[\"id\"].int", makesRules: false)
    #expect(try reading(properties, "\(statement); id = json[\"id\"].int", makesRules: false) == alone)
  }

  @Test(
    "leaves alone loops whose turns depend on each other",
    arguments: [
      "id = (id ?? 0) + item.intValue",
      "if id == nil { id = item.int }",
      "if item[\"ok\"].boolValue { id = (id ?? 0) + item.intValue }",
      "if id == nil { id = 3 } else { id = item.int }",
      "tags.append(Tag(json: item)); if tags.count > 3 { break }",
      "if item.isEmpty { break }; id = item.int",
      "if item.isEmpty { id = 1; break }; id = 2",
      "if item.isEmpty { id = 1; break }; if item.exists() { id = 2; break }",
      "tag = Tag(json: item)",
      "id = next(item)",
    ])
  func turnsThatDependOnEachOther(body: String) {
    #expect(throws: Interpreter.NotUnderstood.self) {
      try reading(
        "var id: Int?; var tag: Tag?; var tags: [Tag] = []",
        "for item in json[\"l\"].arrayValue { \(body) }")
    }
  }

  @Test("follows loops to the last element, or to the first that is looked for")
  func loopsForOneElement() throws {
    let declarations = "var id: Int?; var tags: [Tag] = []"
    func same(_ one: String, _ other: String) throws {
      #expect(try reading(declarations, one) == reading(declarations, other))
    }
    let list = "json[\"l\"].arrayValue"
    try same("for item in \(list) { id = item.int }", "if let last = \(list).last { id = last.int }")
    try same("\(list).forEach { id = $0.int }", "if let last = \(list).last { id = last.int }")
    try same(
      "for item in \(list) { if item.isEmpty { id = 1; break } }",
      "for item in \(list) { guard item.isEmpty else { continue }; id = 1; break }")
    try same("for item in \(list) { id = item.int; break }", "if let first = \(list).first { id = first.int }")
    try same(
      "\(list).forEach { if $0.isEmpty { return }; tags.append(Tag(json: $0)) }",
      "for item in \(list) where !item.isEmpty { tags.append(Tag(json: item)) }")
    // What is certainly there is optional all the same.
    try same("id = [json[\"a\"].stringValue].first.flatMap(Int.init(_:))", "id = Int(json[\"a\"].stringValue)")
    try same("id = [json[\"a\"].stringValue].last.flatMap { Int($0) }", "id = Int(json[\"a\"].stringValue)")
    try same(
      "for item in \(list) { id = item.int; tags.append(Tag(json: item)) }",
      "tags = \(list).map { Tag(json: $0) }; for item in \(list) { id = item.int }")
  }

  @Test func loopsInLoopsAreFlattenedArrays() throws {
    let declarations = "var tags: [Tag] = []"
    let flattened = "tags = json[\"l\"].arrayValue.flatMap { $0[\"m\"].arrayValue.map { Tag(json: $0) } }"
    let spellings = [
      "for a in json[\"l\"].arrayValue { for b in a[\"m\"].arrayValue { tags.append(Tag(json: b)) } }",
      "json[\"l\"].arrayValue.forEach { $0[\"m\"].arrayValue.forEach { tags.append(Tag(json: $0)) } }",
      "for a in json[\"l\"].arrayValue { tags += a[\"m\"].arrayValue.map { Tag(json: $0) } }",
      "for a in json[\"l\"].arrayValue { tags.append(contentsOf: a[\"m\"].arrayValue.map { Tag(json: $0) }) }",
      "tags = json[\"l\"].arrayValue.reduce(into: []) { $0 += $1[\"m\"].arrayValue.map { Tag(json: $0) } }",
      "for i in 0..<json[\"l\"].arrayValue.count { let m = json[\"l\"].arrayValue[i][\"m\"].arrayValue; for j in m.indices { tags.append(Tag(json: m[j])) } }",
    ]
    let expected = try reading(declarations, flattened)
    for spelling in spellings { #expect(try reading(declarations, spelling) == expected, "\(spelling)") }
    #expect(
      try reading(
        declarations,
        "for a in json[\"l\"].arrayValue { tags.append(Tag(json: a)); for b in a.arrayValue { tags.append(Tag(json: b)) } }"
      )
        == reading(
          declarations,
          "tags = json[\"l\"].arrayValue.flatMap { [Tag(json: $0)] + $0.arrayValue.map { Tag(json: $0) } }"))
  }

  @Test func bodiesWithVeryManyBranchesAreLeftAlone() {
    let body = (0..<3_000).map { "if let value = json[\"k\($0)\"].int { id = value }" }.joined(separator: "\n")
    #expect(throws: Interpreter.NotUnderstood.self) { try reading("var id: Int?", body) }
  }

  @Test func checksThatHaveBeenMadeAreKnown() throws {
    let path = DocumentPath(.document, [.key("id")])
    let bodies = [
      "guard json[\"id\"].int != nil else { return nil }\nid = json[\"id\"].int!",
      "if json[\"id\"].int == nil { return nil }\nid = json[\"id\"].intValue",
      "guard let n = json[\"id\"].number, n != nil else { return nil }\nid = n.intValue",
    ]
    for body in bodies {
      let reading = try reading("let id: Int", body)
      #expect(reading.properties == ["id": .unwrapped(.read(path, .int))])
      #expect(reading.refusals == [Condition.present(.read(path, .int)).negated])
    }
  }

  @Test(
    "follows each way to where it ends",
    arguments: [
      "if json[\"a\"].exists() { if json[\"b\"].exists() { id = 1; return }; id = 2 }; id = 3",
      "if json[\"a\"].exists() { id = 2; if json[\"b\"].exists() { id = 1; return } }; id = 3",
      "repeat { guard json[\"a\"].exists(), json[\"b\"].exists() else { break }; id = 1; return } while false; id = 3",
    ])
  func waysThatEnd(body: String) throws {
    let reading = try reading("var id: Int?", body)
    let (a, b) = (DocumentPath(.document, [.key("a")]), DocumentPath(.document, [.key("b")]))
    let one = Value.literal(Value.Literal("1"))
    let three = Value.literal(Value.Literal("3"))
    #expect(reading.properties == ["id": .choice(.exists(a), .choice(.exists(b), one, three), three)])
    #expect(reading.refusals == [])
  }

  @Test func aRefusalBehindAWayThatEndedAsksForTheOthers() throws {
    let id = DocumentPath(.document, [.key("id")])
    let a = DocumentPath(.document, [.key("a")])
    let reading = try reading(
      "var id: Int?",
      "do { if json[\"a\"].exists() { return } }; guard json[\"id\"].int != nil else { return nil }; id = 1")
    let isThere = Condition.present(.read(id, .int))
    #expect(reading.refusals == [Condition.exists(a).negated.and(isThere.negated)])
    #expect(
      reading.properties == ["id": .choice(.exists(a), .none, .literal(Value.Literal("1")))])
  }

  @Test(
    "calls functions where they are called",
    arguments: [
      "func read(_ key: String) -> Int? { json[key].int }; id = read(\"id\")",
      "func read(_ key: String) -> Int? { guard let n = json[key].int else { return nil }; return n }; id = read(\"id\")",
      "let read = { (key: String) -> JSON in json[key] }; id = read(\"id\").int",
      "func fill(_ part: JSON) { id = part.int }; fill(json[\"id\"])",
      "let (part, _) = (json[\"id\"], 1); id = part.int",
      "func read<T>(_ key: String, _ make: (JSON) -> T?) -> T? { make(json[key]) }; id = read(\"id\") { $0.int }",
      "func read(_ keys: String...) -> JSON { var part = json; for key in keys { part = part[key] }; return part }; id = read(\"id\").int",
      "var part: JSON { json[\"id\"] }; id = part.int",
      "struct E: Error {}; func f() throws -> Int { guard let n = json[\"id\"].int else { throw E() }; return n }; id = try? f()",
      "let keys = [\"id\"]; var part = json; for i in 0..<keys.count { part = part[keys[i]] }; id = part.int",
      "let parts = [\"first\": json[\"id\"]]; id = parts[\"first\"]?.int",
      "switch (json[\"id\"].int, 1) { case (let n?, _): id = n; case (nil, _): break }",
    ])
  func functions(body: String) throws {
    let reading = try reading("var id: Int?", body)
    #expect(reading.properties == ["id": .read(DocumentPath(.document, [.key("id")]), .int)])
  }

  @Test func anEarlyReturnGuardsWhatFollows() throws {
    let path = DocumentPath(.document, [.key("id")])
    let reading = try reading("var id: Int = 7", "if json.isEmpty { return }\nid = json[\"id\"].intValue")
    let seven = Value.literal(Value.Literal("7"))
    #expect(reading.properties == ["id": .choice(.isEmpty(DocumentPath()), seven, .coerced(path, .int))])
  }
}
