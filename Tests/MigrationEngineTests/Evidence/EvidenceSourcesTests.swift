import TestSupport
import Testing

@testable import MigrationEngine

/// Evidence comes from recordings and from specifications, and where they disagree the recordings win.
@Suite(.computesForLong) struct EvidenceSourcesTests {
  private func project(_ evidence: [String: String], samples: Int = 20) throws -> Project {
    try Project(["File.swift": EvidenceModel.source], evidence: evidence, minimumSamples: samples)
  }

  @Test func aSpecificationNeedsNoNumberOfDocuments() throws {
    let project = try project(["api.yaml": EvidenceModel.specification(required: "[name]")])
    #expect(project.text().contains("struct Model: Codable {\n  let name: String\n  let count: Int?\n"))
    #expect(
      project.report.notes.contains { $0.contains("samples made from the specification") && $0.contains("Model") })
  }

  @Test func recordingsWinOverASpecificationAndTheConflictIsSaid() throws {
    let lines = #"{"name":"a","count":1}"# + "\n" + #"{"count":2}"#
    let project = try project(
      ["api.yaml": EvidenceModel.specification(required: "[name, count]"), "model.ndjson": lines], samples: 2)
    #expect(project.text().contains("let name: String?\n  let count: Int\n"))
    #expect(
      project.report.notes.contains {
        $0.hasPrefix("conflict: Model.name is always there by the specification; of 2 recorded objects 1 have it")
      }, "\(project.report.notes)")
  }

  @Test func fewRecordingsAndASpecificationHaveToAgree() throws {
    let project = try project([
      "api.yaml": EvidenceModel.specification(required: "[name]"), "model.json": #"{"name":"a","count":1}"#,
    ])
    #expect(project.text().contains("let name: String\n  let count: Int?\n"))
  }

  @Test func anArchiveIsGroupedByItsAddresses() throws {
    func entry(_ url: String, _ text: String) -> String {
      #"{"request":{"url":"\#(url)"},"response":{"content":{"text":"\#(text.replacing("\"", with: "\\\""))"}}}"#
    }
    let entries = [
      entry("https://a.test/model/1?x=y", #"{"name":"a","count":1}"#),
      entry("https://a.test/model/2", #"{"name":"b"}"#),
      entry("https://a.test/other", #"{"else":1}"#),
    ]
    let project = try project(["all.har": #"{"log":{"entries":[\#(entries.joined(separator: ","))]}}"#], samples: 2)
    #expect(project.text().contains("let name: String\n  let count: Int?\n"))
    #expect(
      project.report.notes.contains { $0.contains("all.har https://a.test/model/{}*: 2 documents taken for Model") })
  }

  @Test(arguments: [("Model=*.json", true), ("Model", false), ("=x", false), ("Model=", false)])
  func aHintIsATypeAndAPattern(text: String, isHint: Bool) {
    #expect((RootHint(text) != nil) == isHint)
  }
}
