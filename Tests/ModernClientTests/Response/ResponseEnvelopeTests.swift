import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As in the comment of `ResponseEnvelope`.
private struct GitHubEnvelope<Content: Decodable & Sendable>: ResponseEnvelope {
  let incompleteResults: Bool
  let items: Content?

  var result: Result<Content, SearchFailure> {
    guard let items, !incompleteResults else { return .failure(.incompleteResults) }
    return .success(items)
  }
}

private enum SearchFailure: LocalizedError, Equatable {
  case incompleteResults
  var errorDescription: String? { "The search took too long." }
}

private protocol GitHubSearchRequest: HTTPGetRequest, EnvelopedRequest
where Response: Decodable, Envelope == GitHubEnvelope<Response> {}

private struct Repository: Decodable, Sendable, Equatable {
  let fullName: String
}

private struct SearchRepositories: GitHubSearchRequest {
  typealias Response = [Repository]

  let endpoint: any HTTPEndpointConvertible = .path("search/repositories")
}

private struct Search<Content: Decodable & Sendable>: GitHubSearchRequest {
  typealias Response = Content

  let endpoint: any HTTPEndpointConvertible = .path("search/anything")
}

@Suite struct ResponseEnvelopeTests {
  private static let good = #"{"total_count": 1, "incomplete_results": false, "items": [{"full_name": "a/b"}]}"#

  @Test func theCallerGetsTheContent() async throws {
    #expect(try await client(Self.good).call(SearchRepositories()) == [Repository(fullName: "a/b")])
  }

  @Test func theTypeAloneSaysWhatIsInside() async throws {
    let dictionaries: [[String: String]] = try await client(Self.good).call(Search())
    #expect(dictionaries == [["full_name": "a/b"]])
    let numbers = try await client(#"{"incomplete_results": false, "items": {"a": 1}}"#).call(Search<[String: Int]>())
    #expect(numbers == ["a": 1])
  }

  @Test(arguments: [
    #"{"incomplete_results": true, "items": []}"#, #"{"incomplete_results": false, "items": null}"#,
    #"{"incomplete_results": false}"#,
  ])
  func theEnvelopesFailureIsTheError(body: String) async throws {
    for status in [200, 422] {
      let error = try #require(
        await #expect(throws: HTTPClientError.self) { try await client(body, status).call(SearchRepositories()) })
      guard case .failure(let failure) = error.reason else {
        Issue.record("\(error.reason)")
        return
      }
      #expect(failure as? SearchFailure == .incompleteResults)
      #expect(error.failure(of: SearchRepositories.self) == .incompleteResults)
      #expect(error.failure(as: SearchFailure.self) == .incompleteResults)
      #expect(error.message == "The search took too long.")
      #expect(error.statusCode == status)
    }
  }

  @Test func contentThatDoesNotFitIsADecodingFailureWithItsPath() async throws {
    let body = #"{"incomplete_results": false, "items": [{"full_name": "a/b"}, {"full_name": 5}]}"#
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await client(body).call(SearchRepositories()) })
    #expect(error.codingPath?.map(\.stringValue) == ["items", "Index 1", "fullName"])
  }

  @Test func anErrorStatusWithoutAnEnvelopeIsNamed() async throws {
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await client("no", 503).call(SearchRepositories()) })
    guard case .unacceptableStatus(503) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test func overTheNetwork() async throws {
    try await withServer {
      ServerResponse($0.path == "/search/repositories" ? Self.good : #"{"incomplete_results": true}"#)
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let repositories = try await client.call(SearchRepositories())
      #expect(repositories == [Repository(fullName: "a/b")])
      let error = await #expect(throws: HTTPClientError.self) { _ = try await client.call(Search<[Int]>()) }
      #expect(error?.message == "The search took too long.")
    }
  }

  private func client(_ body: String, _ status: Int = 200) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(status: status, body: body)))
  }
}
