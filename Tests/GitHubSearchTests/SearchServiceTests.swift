import Foundation
import GitHubSearch
import HTTPTransport
import ModernClient
import TestSupport
import Testing

@testable import github_search

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// GitHub's searches, against the server of recorded responses and against stubs.
@Suite struct SearchServiceTests {
  private func repositories(_ query: String, pageSize: Int) -> SearchParameter<RepositorySort> {
    var parameter = SearchParameter<RepositorySort>(query: query)
    parameter.setPageSize(pageSize)
    return parameter
  }

  @Test func pagesFollowEachOtherToTheLast() async throws {
    try await RecordedServer.run { url in
      let service = SearchService(client: HTTPClient(configuration: .init(timeout: patience)), server: url)
      var pages: [[String]] = []
      for try await page in service.pages(of: SearchRepositories(repositories("json swift", pageSize: 2))) {
        pages.append(page.map(\.fullName))
      }
      #expect(pages == [["harborlight/json-tide", "northwind-labs/ferry"], ["harborlight/tide-cli"]])
    }
  }

  @Test func resultsAreReadWhole() async throws {
    try await RecordedServer.run { url in
      let service = SearchService(client: HTTPClient(configuration: .init(timeout: patience)), server: url)
      let found = try await service.firstPage(of: SearchRepositories(repositories("buoy", pageSize: 5)))
      let repository = try #require(found.first)
      #expect(repository.owner.login == "lowtide")
      #expect(repository.description == nil)
      #expect(repository.language == "Swift")
      #expect(repository.stargazersCount == 644)
      #expect(repository.topics == ["swift", "networking"])
      #expect(repository.updatedAt == Date(timeIntervalSince1970: 1_701_770_459))
    }
  }

  @Test func sortingIsTheServers() async throws {
    try await RecordedServer.run { url in
      let service = SearchService(client: HTTPClient(configuration: .init(timeout: patience)), server: url)
      var parameter = repositories("json", pageSize: 100)
      parameter.sort(by: .stars, .ascending)
      let stars = try await service.firstPage(of: SearchRepositories(parameter)).map(\.stargazersCount)
      #expect(stars == [276, 860, 1904, 3975])
    }
  }

  @Test func theServersRefusalIsTheMessage() async throws {
    try await RecordedServer.run { url in
      let service = SearchService(client: HTTPClient(configuration: .init(timeout: patience)), server: url)
      let error = await #expect(throws: HTTPClientError.self) {
        _ = try await service.firstPage(of: SearchUsers(SearchParameter(query: " ")))
      }
      #expect(error?.statusCode == 422)
      #expect(error?.message == "Validation Failed")
      #expect(
        error?.failure(of: SearchUsers.self)?.documentationUrl == "https://docs.github.com/rest/search/search")
    }
  }

  @Test func incompleteResultsAreAnError() async throws {
    let transport = StubTransport(body: #"{"total_count": 9, "incomplete_results": true, "items": []}"#)
    let service = SearchService(client: HTTPClient(configuration: .init(transport: transport)))
    let error = await #expect(throws: HTTPClientError.self) {
      _ = try await service.firstPage(of: SearchUsers(SearchParameter(query: "a")))
    }
    #expect(error?.message == "The search took too long; try one that is more precise.")
  }

  @Test func theRealAPIIsAskedAsItsDocumentationSays() async throws {
    let transport = StubTransport(body: #"{"total_count": 0, "incomplete_results": false, "items": []}"#)
    let service = SearchService(client: HTTPClient(configuration: .init(transport: transport)), token: "t")
    var parameter = SearchParameter<UserSort>(query: "swift language:c++")
    parameter.sort(by: .followers)
    _ = try await service.firstPage(of: SearchUsers(parameter))
    let request = try #require(transport.sent.withLock { $0.first })
    #expect(
      request.url?.absoluteString
        == "https://api.github.com/search/users?order=desc&q=swift%20language%3Ac%2B%2B&sort=followers")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer t")
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/vnd.github+json")
    #expect(request.value(forHTTPHeaderField: "X-GitHub-Api-Version") == "2022-11-28")
  }
}
