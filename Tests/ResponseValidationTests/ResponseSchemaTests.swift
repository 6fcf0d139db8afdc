import Foundation
import LegacyJSON
import Testing

@testable import ResponseValidation

@Suite("Response schemas learned from recordings") struct ResponseSchemaTests {
  private static let recordings: [JSON] = (0..<20).map { index in
    [
      "status": ["code": 200, "message": index == 3 ? JSON.null : "OK"],
      "price": JSON(Double(index) + 0.5),
      "products": index == 0 ? [] : [["id": "a", "coin": JSON(index), "sizes": [1, 2]], ["id": "b", "coin": 2]],
    ]
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: JSON
    let differences: [String]

    init(_ body: JSON, _ differences: String...) {
      (testDescription, self.body, self.differences) = (body.rawString(options: []) ?? "", body, differences)
    }
  }

  private static let status: JSON = ["code": 200, "message": "OK"]

  @Test(arguments: [
    Row(["status": status, "price": 1.5, "products": []]),
    Row(["status": status, "price": 1, "products": []]),
    Row(["status": ["code": 1.0, "message": JSON.null], "price": 1.5, "products": []]),
    Row(["status": status, "price": 1.5, "products": [], "new": "unknown keys are the server's business"]),
    Row(
      ["status": ["code": "200", "message": 5], "price": "1.5", "products": JSON.null],
      "price: number → string", "products: array → null", "status.code: integer → string",
      "status.message: null or string → integer"),
    Row(
      ["products": [["id": "a", "coin": 1.5], ["coin": true], "x"]],
      "price: number → absent", "status: object → absent", "products[0].coin: integer → number",
      "products[1].id: string → absent", "products[1].coin: integer → boolean", "products[2]: object → string"),
    Row(
      ["status": status, "price": 1.5, "products": [["id": "a", "coin": 1, "sizes": [1, "2"]]]],
      "products[0].sizes[1]: integer → string"),
    Row([], "self: object → array"),
    Row(.null, "self: object → null"),
  ])
  func sayWhatADocumentLacks(row: Row) {
    let schema = ResponseSchema(recordings: Self.recordings)
    let found = schema.differences(in: row.body)
    #expect(
      found.differences.map(\.description) == row.differences.map { $0.replacing("integer or number", with: "number") })
    #expect(found.isEqual == row.differences.isEmpty)
  }

  @Test func requireNothingOfFewRecordings() {
    let few = ResponseSchema(recordings: Array(Self.recordings.prefix(19)))
    #expect(few.differences(in: [:]).isEqual)
    #expect(few.differences(in: ["price": "1"]).differences.map(\.kind) == [.type])
    #expect(ResponseSchema(recordings: Self.recordings, minimumSamples: 21).differences(in: [:]).isEqual)
    #expect(ResponseSchema(recordings: []).differences(in: [1, "a"]).isEqual)
  }

  @Test func holdForEveryRecordingTheyCameFrom() {
    let schema = ResponseSchema(recordings: Self.recordings)
    for recording in Self.recordings { #expect(schema.differences(in: recording).isEqual) }
  }

  @Test func canBeShippedAsAFile() throws {
    let schema = ResponseSchema(recordings: Self.recordings)
    let file = try JSONEncoder().encode(schema)
    #expect(try JSONDecoder().decode(ResponseSchema.self, from: file) == schema)
  }

  @Test func nameNoValueAndNoKeyOfTheBody() {
    let secret = "hunter2"
    var node = SchemaNode(kinds: [.object], isClosed: true)
    node.properties["texts"] = SchemaNode(texts: ["a", "b"])
    node.properties["byUser"] = SchemaNode(kinds: [.object], otherValues: [SchemaNode(kinds: [.integer])])
    let body: JSON = ["texts": JSON(secret), "byUser": [secret: JSON(secret)], secret: JSON(secret)]
    let found = ResponseSchema(root: node).differences(in: body)
    #expect(
      found.differences.map(\.description).sorted() == [
        #"["‹redacted›"]: absent → string"#, #"byUser["‹redacted›"]: integer → string"#,
        #"texts: "a" or "b" → another text"#,
      ])
    #expect(!"\(found)".contains(secret))
  }

  @Test func keepAsManyDifferencesAsAreAskedFor() {
    let schema = ResponseSchema(recordings: [[1, 2]])
    let found = schema.differences(in: JSON(Array(repeating: "x", count: 50)), limit: 3)
    #expect(found.differences.map(\.description) == (0..<3).map { "[\($0)]: integer → string" })
    #expect(found.omittedDifferences == 47)
  }

  @Test func endOnAnyDocumentAndAnySchema() {
    var deep: JSON = 1
    for _ in 0..<5_000 { deep = [deep] }
    let list = SchemaNode(kinds: [.array], elements: [SchemaNode(reference: "list")])
    let endless = ResponseSchema(root: list, definitions: ["list": list])
    #expect(endless.differences(in: deep).differences.map(\.kind) == [.notCompared])
    // Learned only so far down, and looked at only so far.
    #expect(ResponseSchema(recordings: [deep]).differences(in: deep).isEqual)

    // Each alternative asks for two more: no time suffices.
    let twice = SchemaNode(any: [SchemaNode(reference: "twice"), SchemaNode(reference: "twice")])
    let found = ResponseSchema(root: twice, definitions: ["twice": twice]).differences(in: 1)
    #expect(found.notes.map(\.description) == ["self: the body was not checked to its end"])
    let circle = ResponseSchema(root: SchemaNode(reference: "a"), definitions: ["a": SchemaNode(reference: "a")])
    #expect(circle.differences(in: 1).isEqual)
  }
}
