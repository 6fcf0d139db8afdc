import ClientStubs
import Foundation
import ModernClient
import TestSupport
import Testing

@testable import MigrationEngine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the client's recording middleware writes is evidence, and payloads to verify with.
@Suite(.computesForLong) struct RecordingEvidenceTests {
  /// Records one response to each address, and returns the archive.
  private func archive(_ responses: [(path: String, body: String)]) async throws -> String {
    try await withTemporaryFolder { folder in
      let recording = RecordingMiddleware(folder: folder)
      for (path, body) in responses {
        let url = try #require(URL(string: "https://a.test/\(path)"))
        _ = try await recording.intercept(
          OutgoingRequest(URLRequest(url: url)), next: MiddlewareNext(StubTransport(body: body)))
      }
      await recording.settled()
      return try String(contentsOf: recording.file, encoding: .utf8)
    }
  }

  @Test func aRecordingIsEvidence() async throws {
    let archive = try await archive([
      ("model/1?token=SECRET", #"{"name":"a","count":1}"#), ("model/2", #"{"name":"b"}"#), ("page", "<html>"),
      ("token", "SECRET"), ("other", #"{"else":1}"#),
    ])
    let project = try Project(["File.swift": EvidenceModel.source], evidence: ["run.har": archive], minimumSamples: 2)
    #expect(project.text().contains("struct Model: Codable {\n  let name: String\n  let count: Int?\n"))
    #expect(
      project.report.notes.contains { $0.contains("run.har https://a.test/model/{}*: 2 documents taken for Model") })
  }

  /// A secret keeps its type, so it proves what the server's value would have proved.
  @Test func aSecretIsEvidenceToo() async throws {
    let source = """
      import LegacyJSON

      struct Model {
        let token: String?
        let pin: Int?
        init(json: JSON) {
          token = json["token"].string
          pin = json["pin"].int
        }
      }

      """
    let archive = try await archive([
      ("model/1", #"{"token":"SECRET","pin":1234}"#), ("model/2", #"{"token":"SECRET","pin":5678}"#),
    ])
    #expect(!archive.contains("SECRET") && !archive.contains("1234"))
    let project = try Project(["File.swift": source], evidence: ["run.har": archive], minimumSamples: 2)
    let evident = try Project(
      ["File.swift": source],
      evidence: ["a.ndjson": #"{"token":"a","pin":1}"# + "\n" + #"{"token":"b","pin":2}"#], minimumSamples: 2)
    #expect(project.text() == evident.text())
    #expect(project.text() != source)
  }

  @Test func aRecordingIsVerifiedWith() async throws {
    let archive = try await archive([("a?key=SECRET", #"{ "a" : 2.0 }"#), ("b", "[]"), ("c", "")])
    let folder = try TemporaryFolder()
    try folder.write(archive, to: "run.har")
    let payloads = try RecordedPayloads.load(paths: [folder.url.path]).payloads
    #expect(payloads.map { String(decoding: $0.data, as: UTF8.self) } == [#"{ "a" : 2.0 }"#, "[]"])
    #expect(payloads.map(\.address) == ["https://a.test/a?key=•••", "https://a.test/b"])
  }
}
