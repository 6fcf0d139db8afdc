import Foundation
import HTTPTransport

/// A request for pages with `Link` headers (RFC 8288), as in GitHub's API. The next page is at the `rel="next"` link.
///
/// ```swift
/// for try await user in client.elements(of: LinkPaginatedRequest(request: ListUsers())) { show(user) }
/// ```
///
/// A link is resolved against the URL of the response. It must point to the same server (scheme, host and port), because
/// the request's credentials are sent there.
public struct LinkPaginatedRequest<Request: HTTPRequestRepresentation>: PaginatedRequest {
  /// The request for the first page.
  public let request: Request

  /// The address of the page; nil is the first.
  public let page: URL?

  /// Creates the request for the first page.
  ///
  /// - Parameter request: the request for that page.
  public init(request: Request) {
    self.init(request: request, page: nil)
  }

  private init(request: Request, page: URL?) {
    self.request = request
    self.page = page
  }

  /// The URL of the link, or the request's own.
  public var uri: String { page?.absoluteString ?? request.uri }

  public func nextRequest(after response: Request.Response, serverResponse: ServerResponse) throws -> Self? {
    guard let header = serverResponse.header("Link"),
      let link = WebLink.links(in: header).first(where: { $0.has("next") })
    else { return nil }
    let asked = page ?? RequestURL.make(request.uri, below: request.baseURL)
    guard let url = link.url(relativeTo: serverResponse.url ?? asked) else {
      throw HTTPClient.Refusal.nextPageWithoutAddress(link.target)
    }
    guard url != serverResponse.url, url != asked else { return nil }
    // Both the server that answered, and the one that was meant to, where the request knows: a redirect lies between.
    for known in [serverResponse.url, asked] {
      guard let known, known.origin != url.origin else { continue }
      throw HTTPClient.Refusal.nextPageOnAnotherServer(link.target)
    }
    return LinkPaginatedRequest(request: request, page: url)
  }
}
