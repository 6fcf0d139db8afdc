import HTTPTransport

/// A request for pages whose number or cursor is in the body, and becomes a query parameter of the next request.
///
/// ```swift
/// client.elements(of: BodyPaginatedRequest(request: ListUsers(), parameter: "cursor") { $0.nextCursor }, in: { $0.users })
/// ```
///
/// With a ``RequestParameter``, use its key's name: `parameter: SearchKey.page.key`.
public struct BodyPaginatedRequest<Request: HTTPRequestRepresentation>: PaginatedRequest {
  /// The request without a page.
  public let request: Request

  /// The number or cursor of the page. Nil for the first.
  public let page: ParameterValue?

  private let name: String
  private let next: @Sendable (Request.Response) -> ParameterValue?

  /// Creates the request for the first page.
  ///
  /// - Parameters:
  ///   - request: the request without a page.
  ///   - name: the parameter for the page, which overrides the request's own.
  ///   - next: returns the number or cursor of the next page from a response. Nil for the last page.
  public init<Page: ParameterValueConvertible>(
    request: Request, parameter name: String, next: @escaping @Sendable (Request.Response) -> Page?
  ) {
    self.init(request: request, page: nil, name: name) { next($0)?.parameterValue }
  }

  private init(
    request: Request, page: ParameterValue?, name: String,
    next: @escaping @Sendable (Request.Response) -> ParameterValue?
  ) {
    self.request = request
    self.page = page
    self.name = name
    self.next = next
  }

  /// The request's parameters, with the page.
  public var parameters: [String: ParameterValue] {
    var parameters = request.parameters.parameterValues
    if let page { parameters[name] = page }
    return parameters
  }

  public func nextRequest(after response: Request.Response, serverResponse: ServerResponse) throws -> Self? {
    guard let page = next(response), page != .text("") else { return nil }
    return BodyPaginatedRequest(request: request, page: page, name: name, next: next)
  }
}
