import HTTPTransport

/// Pages whose number or mark travels in header fields: the answer names the next page, and the request for it says so.
///
/// ```swift
/// client.pages(of: HeaderPaginatedRequest(request: ListUsers(), sending: "page", receiving: "next_page"))
/// ```
public struct HeaderPaginatedRequest<Request: HTTPRequestRepresentation>: PaginatedRequest {
  /// The request without a page.
  public let request: Request

  /// The number or mark of the page; nil is the first.
  public let page: String?

  private let sentName: String
  private let receivedName: String

  /// Asks for a page.
  ///
  /// - Parameters:
  ///   - request: the request without a page.
  ///   - page: the number or mark of the page; nil asks for the first without saying so.
  ///   - sentName: the header field in which the request says which page it wants.
  ///   - receivedName: the header field in which the answer says which page comes next; the last page has none, or an
  ///     empty one.
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

  public func nextRequest(after response: Request.Response, answer: HTTPAnswer) throws -> Self? {
    guard let next = answer.header(receivedName), !next.isEmpty else { return nil }
    return HeaderPaginatedRequest(request: request, page: next, sending: sentName, receiving: receivedName)
  }
}
