import Bridge
import Foundation
import HTTPTransport
import LegacyJSON
import ModernClient
import ResponseValidation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Live responses are checked beside the caller, who never waits and never sees anything else.
@Suite struct ResponseDriftTests {
  private struct Coin: HTTPGetRequest {
    struct Response: Codable, Sendable { let coin: Int? }

    let endpoint: any HTTPEndpointConvertible = .path("coin")
    var failing = false
  }

  private static let schemas: ResponseSchemas = {
    var schemas = ResponseSchemas()
    schemas.add(ResponseSchema(recordings: [["coin": 5]], minimumSamples: 1), for: "get", "/coin")
    return schemas
  }()

  private func middleware(_ options: ExperimentOptions = ExperimentOptions(budget: .unlimited))
    -> ResponseDriftMiddleware
  {
    ResponseDriftMiddleware(Self.schemas, options: options)
  }

  @Test func aResponseThatHasDriftedIsReportedAndPassedOn() async throws {
    let responses = Locked([#"{"coin": 5}"#, #"{"coin": null}"#, "{}", #"{"coin": 7, "more": true}"#])
    try await withRawServer { _ in
      [.response(body: responses.withLock { $0.removeFirst() })]
    } _: { server in
      let drift = middleware()
      let client = Middleware.Stack([drift]).buildClient(configuration: .init(baseURL: server.url, timeout: patience))
      var coins: [Int?] = []
      for _ in 0..<4 { coins.append(try await client.call(Coin()).coin) }
      #expect(coins == [5, nil, nil, 7])
      await drift.settled()
      #expect(
        drift.journal.latestReports.map(\.description) == [
          "GET /coin, run 2:\ncoin: integer → null  (missing)", "GET /coin, run 3:\ncoin: integer → absent  (missing)",
        ])
      #expect(drift.journal.counters.equal == 2)
      #expect(throws: ExperimentFailure.self) { try drift.journal.verify() }
    }
  }

  @Test(arguments: [
    ("POST", "/coin", 200, "{}"), ("GET", "/other", 200, "{}"), ("GET", "/coin", 500, "{}"),
  ])
  func whatNoSchemaIsKnownForIsNotLookedAt(method: String, path: String, status: Int, body: String) async throws {
    let drift = middleware()
    var request = URLRequest(url: try #require(URL(string: "https://example.test\(path)")))
    request.httpMethod = method
    let response = ServerResponse(statusCode: status, body: Data(body.utf8))
    let transport = Middleware.Stack([drift]).buildClient(
      configuration: .init(transport: StubTransport(status: status, body: body))
    ).transport
    #expect(try await transport.send(request).statusCode == response.statusCode)
    await drift.settled()
    #expect(drift.journal.counters == ExperimentCounters())
  }

  @Test(arguments: ["<html>", ""]) func whatIsNotJSONHasDriftedToo(body: String) async throws {
    let drift = middleware()
    let client = Middleware.Stack([drift]).buildClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(body: body)))
    await #expect(throws: HTTPClientError.self) { try await client.call(Coin()) }
    await drift.settled()
    #expect(
      drift.journal.latestReports.map(\.description) == ["GET /coin, run 1:\nself: JSON → something else  (type)"])
  }

  @Test func samplingAndBudgetHold() async throws {
    for (options, counter) in [
      (ExperimentOptions(sampling: .never), \ExperimentCounters.notSampled),
      (ExperimentOptions(budget: ExperimentBudget(bodyLimit: 1)), \.skipped),
    ] {
      let drift = middleware(options)
      let client = Middleware.Stack([drift]).buildClient(
        configuration: .init(
          baseURL: URL(string: "https://example.test"), transport: StubTransport(body: #"{"coin": "x"}"#)))
      await #expect(throws: HTTPClientError.self) { try await client.call(Coin()) }
      await drift.settled()
      #expect(drift.journal.counters[keyPath: counter] == 1)
      #expect(drift.journal.latestReports.isEmpty)
    }
  }
}
