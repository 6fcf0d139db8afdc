import Foundation
import HTTPTransport

/// A request for the pages of a list, in one of the ways that servers number them: by `Link` header
/// (``HTTPRequestRepresentation/pagedByLink()``), by header fields
/// (``HTTPRequestRepresentation/pagedByHeader(page:sending:receiving:)``), or by a parameter
/// (``HTTPRequestRepresentation/pagedByParameter(_:next:)``).
///
/// ```swift
/// for try await user in client.elements(of: ListUsers().pagedByLink()) { show(user) }
/// ```
public struct PagedRequest<Request: HTTPRequestRepresentation>: PaginatedRequest {
  /// The place of the page in the request, and of the next one in a response.
  fileprivate enum Place: Sendable {
    case link
    case header(sent: String, received: String)
    case parameter(String, next: @Sendable (Request.Response) -> ParameterValue?)
  }

  /// The request without a page.
  public let request: Request

  /// The address, number or cursor of the page. Nil for the first.
  public let page: ParameterValue?

  private let place: Place

  fileprivate init(_ request: Request, page: ParameterValue? = nil, _ place: Place) {
    self.request = request
    self.page = page
    self.place = place
  }

  /// The URL of the page's link. Without one, the request's own URI, with the page if it is a parameter.
  public var uri: String {
    if let address { return address.absoluteString }
    if case .parameter = place, page != nil { return composedURI }
    return request.uri
  }

  /// The request's header fields, with the page if that is where it stands.
  public var headers: [String: String] {
    guard case .header(let name, _) = place, case .text(let page)? = page else { return request.headers }
    return request.headers.setting(name, to: page)
  }

  /// The request's parameters, with the page if that is where it stands.
  public var parameters: [String: ParameterValue] {
    var parameters = request.parameters.parameterValues
    if case .parameter(let name, _) = place, let page { parameters[name] = page }
    return parameters
  }

  public func nextRequest(after response: Request.Response, serverResponse: ServerResponse) throws -> Self? {
    let next: ParameterValue? =
      switch place {
      case .link: try nextAddress(in: serverResponse).map { .text($0.absoluteString) }
      case .header(_, let name): serverResponse.header(name).map { .text($0) }
      case .parameter(_, let next): next(response)
      }
    guard let next, next != .text("") else { return nil }
    return PagedRequest(request, page: next, place)
  }

  private var address: URL? {
    guard case .link = place, case .text(let page)? = page else { return nil }
    return URL(string: page)
  }

  private func nextAddress(in serverResponse: ServerResponse) throws -> URL? {
    guard let header = serverResponse.header("Link"),
      let link = WebLink.links(in: header).first(where: { $0.has("next") })
    else { return nil }
    let asked = address ?? RequestURL.make(request.uri, below: request.baseURL)
    guard let url = link.url(relativeTo: serverResponse.url ?? asked) else {
      throw HTTPClient.Refusal.nextPageWithoutAddress(link.target)
    }
    guard url != serverResponse.url, url != asked else { return nil }
    // Both the server that answered, and the one that was meant to, where the request knows: a redirect lies between.
    for known in [serverResponse.url, asked] {
      guard let known, known.origin != url.origin else { continue }
      throw HTTPClient.Refusal.nextPageOnAnotherServer(link.target)
    }
    return url
  }
}

extension HTTPRequestRepresentation {
  /// Returns the request for pages with `Link` headers (RFC 8288), as in GitHub's API. The next page is at the
  /// `rel="next"` link.
  ///
  /// A link is resolved against the URL of the response. It must point to the same server (scheme, host and port),
  /// because the request's credentials are sent there.
  public func pagedByLink() -> PagedRequest<Self> {
    PagedRequest(self, .link)
  }

  /// Returns the request for pages whose number or token is in header fields of the response and of the next request.
  ///
  /// ```swift
  /// client.pages(of: ListUsers().pagedByHeader(sending: "page", receiving: "next_page"))
  /// ```
  ///
  /// - Parameters:
  ///   - page: the number or token of the page. Nil, the default, requests the first page, without the header field.
  ///   - sentName: the header field for the page in the request.
  ///   - receivedName: the header field for the next page in the response. In the last page it is absent or empty.
  public func pagedByHeader(
    page: String? = nil, sending sentName: String, receiving receivedName: String
  ) -> PagedRequest<Self> {
    PagedRequest(self, page: page.map { .text($0) }, .header(sent: sentName, received: receivedName))
  }

  /// Returns the request for pages whose number or cursor is in the body, and becomes a query parameter of the next
  /// request.
  ///
  /// ```swift
  /// client.elements(of: ListUsers().pagedByParameter("cursor") { $0.nextCursor }, in: { $0.users })
  /// ```
  ///
  /// With a ``RequestParameter``, use its key's name: `SearchKey.page.key`.
  ///
  /// - Parameters:
  ///   - name: the parameter for the page, which overrides the request's own.
  ///   - next: returns the number or cursor of the next page from a response. Nil for the last page.
  public func pagedByParameter<Page: ParameterValueConvertible>(
    _ name: String, next: @escaping @Sendable (Response) -> Page?
  ) -> PagedRequest<Self> {
    PagedRequest(self, .parameter(name, next: { next($0)?.parameterValue }))
  }
}
