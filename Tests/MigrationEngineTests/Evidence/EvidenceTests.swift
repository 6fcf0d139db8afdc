import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Evidence", .computesForLong)
struct EvidenceTests {
  private func project(_ documents: [String], samples: Int = 2, more: String = "") throws -> Project {
    let evidence = documents.enumerated().map { ("model-\($0.offset).json", $0.element) }
    return try Project(
      ["File.swift": EvidenceModel.source + more], evidence: Dictionary(uniqueKeysWithValues: evidence), minimumSamples: samples)
  }

  @Test("makes required what every document has")
  func always() throws {
    let text = try project([#"{"name":"a","count":1}"#, #"{"name":"b"}"#]).text()
    #expect(text.contains("struct Model: Codable {\n  let name: String\n  let count: Int?\n"))
  }

  @Test("counts a sparse document of the group against a conclusion")
  func sparse() throws {
    let text = try project([#"{"name":"a","count":1}"#, #"{"name":"a","count":1}"#, "{}"]).text()
    #expect(text.contains("let name: String?\n  let count: Int?"))
  }

  @Test(
    "keeps the old decoding where Foundation's would differ or there is too little of it",
    arguments: [
      ([#"{"name":1,"count":1}"#, #"{"name":"a","count":1}"#], "is of another type in some recorded objects"),
      ([#"{"name":"a","count":1.5}"#, #"{"name":"a","count":1}"#], "is of another type in some recorded objects"),
      ([#"{"name":"a","count":1}"#], "1 documents, and at least 2 are asked for"),
    ])
  func against(documents: [String], reason: String) throws {
    let project = try project(documents)
    #expect(project.text().contains("struct Model: LegacyDecodable"))
    #expect(project.reasons().contains(reason))
  }

  @Test("is not used when a group fits two types alike, no type, or is made of arrays")
  func groups() throws {
    let other = EvidenceModel.source.replacing("Model", with: "Other").replacing("import LegacyJSON", with: "")
    let document = #"{"name":"a","count":1}"#
    let ambiguous = try project([document, document], more: other)
    #expect(ambiguous.report.notes.joined().contains("fits Model and Other alike"))
    #expect(ambiguous.text().contains("struct Model: LegacyDecodable"))
    for documents in [[#"{"x":1}"#, #"{"y":1}"#], ["[\(document)]", "[\(document)]"]] {
      let project = try project(documents)
      #expect(project.report.notes.joined().contains("fits no type"))
      #expect(project.text().contains("struct Model: LegacyDecodable"))
    }
  }

  @Test("is not used when the documents have more that the type does not know than what it knows")
  func foreign() throws {
    let document = #"{"name":"a","count":1,"x":1,"y":2,"z":3}"#
    let project = try project([document, document])
    #expect(project.report.notes.joined().contains("fits no type"))
    #expect(project.text().contains("struct Model: LegacyDecodable"))
  }

  @Test("does not tighten what code that stays creates from JSON")
  func legacyCallers() throws {
    let document = #"{"name":"a","count":1}"#
    let project = try project([document, document], more: "func f(json: JSON) -> Model { Model(json: json) }\n")
    #expect(project.text().contains("struct Model: LegacyDecodable"))
    #expect(project.reasons("Model").contains("creates it from documents without evidence"))
  }

  @Test("groups documents by folder and by name up to the number")
  func groupNames() {
    let groups = ["a/products-01.json", "a/products_2.json", "a/products.json", "b/products-01.json", "a/12.json"]
      .map { EvidenceDocument(path: $0, content: .null).group }
    #expect(groups == ["a/products", "a/products", "a/products", "b/products", "a"])
  }

  @Test("must be readable to the last document")
  func unreadable() {
    #expect(throws: SourceProblems.self) { try project(["{"]) }
  }
}
