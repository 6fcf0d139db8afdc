import Foundation
import HTTPTransport

/// One page of a list, and how to get the next one, if there is any.
public enum PaginatedResponse<Page: Sendable, Request: Sendable>: Sendable {
  /// There is more: what this page holds, and the request for the next.
  case hasNext(Page, Request)
  /// This was the last page.
  case done(Page)

  /// The response for this page.
  public var response: Page {
    switch self {
    case .hasNext(let response, _), .done(let response): response
    }
  }

  /// The request for the next page; nil when this was the last.
  public var next: Request? {
    guard case .hasNext(_, let next) = self else { return nil }
    return next
  }
}

extension PaginatedResponse: HTTPStatusReporting {
  /// The status that the page's response reports, or nil if it reports none.
  public var reportedStatus: HTTPResponseStatus? { (response as? any HTTPStatusReporting)?.reportedStatus }
}

/// A request for one page of a list, which knows from the answer how to ask for the next.
///
/// Three ways are here: ``LinkPaginatedRequest``, ``HeaderPaginatedRequest`` and ``BodyPaginatedRequest``. This would be
/// another, for a server that counts in offsets:
///
/// ```swift
/// struct OffsetRequest<Request: HTTPRequestRepresentation, Item: Sendable>: PaginatedRequest
/// where Request.Response == [Item] {
///   let request: Request
///   var offset = 0
///   var parameters: [String: ParameterValue] { request.parameters.parameterValues.merging(["offset": offset.parameterValue]) { _, new in new } }
///
///   func nextRequest(after response: [Item], answer: HTTPAnswer) throws -> Self? {
///     response.isEmpty ? nil : OffsetRequest(request: request, offset: offset + response.count)
///   }
/// }
/// ```
///
/// It goes around other proxies, as in `LinkPaginatedRequest(request: AuthorizedRequest(…))`: the request for the next page
/// has what is inside, and nothing of what is around.
///
/// Call it for one page, or take all with ``HTTPClient/pages(of:)`` and ``HTTPClient/elements(of:)``.
public protocol PaginatedRequest: RequestProxy where Response == PaginatedResponse<Request.Response, Self> {
  /// The request for the page after this one.
  ///
  /// - Parameters:
  ///   - response: this page.
  ///   - answer: what the server said, with the header fields.
  /// - Returns: the request, or nil when this was the last page. A request for this very page means the same: some servers
  ///   signal the end so.
  /// - Throws: an error when the answer does not make sense; the call then fails, as for a body that can't be read.
  func nextRequest(after response: Request.Response, answer: HTTPAnswer) throws -> Self?
}

extension PaginatedRequest {
  public func response(from answer: HTTPAnswer) throws -> PaginatedResponse<Request.Response, Self> {
    let response = try request.response(from: answer)
    guard answer.isSuccess, let next = try nextRequest(after: response, answer: answer), PageKey(next) != PageKey(self)
    else { return .done(response) }
    return .hasNext(response, next)
  }
}

/// Tells pages apart, by all that the request for one says.
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

/// An error for a next page that can't be requested.
public enum PaginationError: LocalizedError, Sendable, Equatable {
  /// The `Link` header points to another server than the one that answered. It is not asked, as it would get the
  /// request's credentials.
  case leavesServer(String)
  /// The next page is one that was there before; this is its address.
  case pointsBack(String)
  /// The server's link to the next page is not a valid URL.
  case invalidAddress(String)

  /// The text for whoever looks for the cause; the user is told that the answer can't be read.
  public var errorDescription: String? {
    switch self {
    case .leavesServer: "The next page is on another server."
    case .pointsBack: "The next page is an earlier one."
    case .invalidAddress: "The next page has no valid address."
    }
  }
}
