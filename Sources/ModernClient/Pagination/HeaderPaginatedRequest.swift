import HTTPTransport

/// A request for pages whose number or token is in header fields of the response and of the next request.
///
/// ```swift
/// client.pages(of: HeaderPaginatedRequest(request: ListUsers(), sending: "page", receiving: "next_page"))
/// ```
public struct HeaderPaginatedRequest<Request: HTTPRequestRepresentation>: PaginatedRequest {
  /// The request without a page.
  public let request: Request

  /// The number or token of the page. Nil for the first.
  public let page: String?

  private let sentName: String
  private let receivedName: String

  /// Creates the request for a page.
  ///
  /// - Parameters:
  ///   - request: the request without a page.
  ///   - page: the number or token of the page. Nil requests the first page, without the header field.
  ///   - sentName: the header field for the page in the request.
  ///   - receivedName: the header field for the next page in the response. In the last page it is absent or empty.
  public init(request: Request, page: String? = nil, sending sentName: String, receiving receivedName: String) {
    self.request = request
    self.page = page
    self.sentName = sentName
    self.receivedName = receivedName
  }

  /// The request's header fields, with the page.
  public var headers: [String: String] {
    page.map { request.headers.setting(sentName, to: $0) } ?? request.headers
  }

  public func nextRequest(after response: Request.Response, serverResponse: ServerResponse) throws -> Self? {
    guard let next = serverResponse.header(receivedName), !next.isEmpty else { return nil }
    return HeaderPaginatedRequest(request: request, page: next, sending: sentName, receiving: receivedName)
  }
}
