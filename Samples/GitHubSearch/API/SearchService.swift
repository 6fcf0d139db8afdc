import Foundation
import ModernClient

/// GitHub's searches.
///
/// ```swift
/// let service = SearchService(client: Middleware.Stack.defaultStack().buildClient())
/// for try await page in service.pages(of: SearchRepositories(SearchParameter(query: "json"))) { show(page) }
/// ```
public struct SearchService: Sendable {
  /// The pages of a search.
  public typealias Pages<Item: Sendable> = PageSequence<PagedRequest<AnyRequest<[Item]>>>

  private let client: HTTPClient
  private let server: URL?
  private let token: String?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - client: sends the requests.
  ///   - server: where they go in place of GitHub: a server of recorded responses.
  ///   - token: a personal access token, with which GitHub allows more requests.
  public init(client: HTTPClient, server: URL? = nil, token: String? = nil) {
    self.client = client
    self.server = server
    self.token = token
  }

  /// The pages of a search, each asked for when it is wanted.
  public func pages<Request: GitHubSearchRequest, Item>(of request: Request) -> Pages<Item>
  where Request.Response == [Item] {
    client.pages(of: prepared(request).pagedByLink())
  }

  /// The first page of a search.
  public func firstPage<Request: GitHubSearchRequest>(
    of request: Request
  ) async throws(HTTPClientError) -> Request.Response {
    try await client.call(prepared(request))
  }

  private func prepared<Request: GitHubSearchRequest>(_ request: Request) -> AnyRequest<Request.Response> {
    var prepared = AnyRequest(request)
    if let token { prepared = AnyRequest(AuthorizedRequest(request: prepared, token: token)) }
    if let server { prepared = AnyRequest(BaseURLInjectableRequest(request: prepared, baseURL: server)) }
    return prepared
  }
}
