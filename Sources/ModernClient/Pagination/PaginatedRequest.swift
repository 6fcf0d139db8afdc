import Foundation
import HTTPTransport

/// One page of a list, with the request for the next one, if there is any.
public enum PaginatedResponse<Page: Sendable, Request: Sendable>: Sendable {
  /// A page with the request for the next one.
  case hasNext(Page, Request)
  /// This was the last page.
  case done(Page)

  /// The response for this page.
  public var response: Page {
    switch self {
    case .hasNext(let response, _), .done(let response): response
    }
  }

  /// The request for the next page. Nil if this was the last.
  public var next: Request? {
    guard case .hasNext(_, let next) = self else { return nil }
    return next
  }
}

extension PaginatedResponse: HTTPStatusReporting {
  /// The status that the page's response reports, or nil if it reports none.
  public var reportedStatus: HTTPResponseStatus? { (response as? any HTTPStatusReporting)?.reportedStatus }
}

/// A request for one page of a list, which creates the request for the next page from the response.
///
/// The package has ``PagedRequest``. This would be
/// another one, for a server that uses offsets:
///
/// ```swift
/// struct OffsetRequest<Request: HTTPRequestRepresentation, Item: Sendable>: PaginatedRequest
/// where Request.Response == [Item] {
///   let request: Request
///   var offset = 0
///   var parameters: [String: ParameterValue] { request.parameters.parameterValues.merging(["offset": offset.parameterValue]) { _, new in new } }
///
///   func nextRequest(after response: [Item], serverResponse: ServerResponse) throws -> Self? {
///     response.isEmpty ? nil : OffsetRequest(request: request, offset: offset + response.count)
///   }
/// }
/// ```
///
/// It wraps other proxies, as in `AuthorizedRequest(…).pagedByLink()`: the request for the next page
/// keeps the inner proxies, but no outer ones.
///
/// Call it to get one page, or use ``HTTPClient/pages(of:)`` and ``HTTPClient/elements(of:)`` to get all.
public protocol PaginatedRequest: RequestProxy where Response == PaginatedResponse<Request.Response, Self> {
  /// Returns the request for the page after this one.
  ///
  /// - Parameters:
  ///   - response: this page.
  ///   - serverResponse: the server's response, with the header fields.
  /// - Returns: the request, or nil if this was the last page. A request for this same page also means the end, as some
  ///   servers signal it.
  /// - Throws: an error if the response is invalid. The call then fails, as for an unreadable body.
  func nextRequest(after response: Request.Response, serverResponse: ServerResponse) throws -> Self?
}

extension PaginatedRequest where ResponseFunction == Never, ResponseDataFunction == Never {
  public func response(from serverResponse: ServerResponse) throws -> PaginatedResponse<Request.Response, Self> {
    let response = try request.response(from: serverResponse)
    guard serverResponse.isSuccess, let next = try nextRequest(after: response, serverResponse: serverResponse),
      PageKey(next) != PageKey(self)
    else { return .done(response) }
    return .hasNext(response, next)
  }
}

/// Identifies a page by the content of its request.
struct PageKey: Hashable {
  private let uri: String
  private let headers: [String: String]
  private let body: Data?

  init(_ request: some PaginatedRequest) {
    uri = request.uri
    headers = request.headers
    body = try? request.body?.data()
  }
}
