/// A step around every typed call: it gets the caller's request, and the response or error for the caller.
///
/// A ``Middleware`` works on single requests, where a retry is another request. Use an interceptor for the call as a
/// whole: analytics, an app's own error texts, a cached value instead of an error.
///
/// ```swift
/// struct Analytics: CallInterceptor {
///   let report: @Sendable (String, Bool) -> Void
///
///   func intercept<Request: HTTPRequestRepresentation>(
///     _ request: Request, next: CallNext<Request>
///   ) async throws(HTTPClientError) -> FullResponse<Request.Response> {
///     do {
///       let response = try await next(request)
///       report("\(Request.self)", true)
///       return response
///     } catch {
///       report("\(Request.self)", false)
///       throw error.replacingMessage("Please try again.")
///     }
///   }
/// }
///
/// client.configuration.interceptors = [Analytics(report: store)]
/// ```
///
/// Calls by `call`, `fullResponse`, `pages`, `elements` and the publisher pass it. An ``AnyRequest`` passes it with its
/// own type. Requests in the old form (Bridge's `executeAsync`, and old requests over ``HTTPClient/transport``) don't,
/// because they may have both a response and an error.
public protocol CallInterceptor: Sendable {
  /// Processes a call: makes it, or gives another result.
  ///
  /// - Parameters:
  ///   - request: the caller's request.
  ///   - next: the remaining steps. Each call sends the request once. Without a call, nothing is sent.
  /// - Returns: the response for the caller.
  /// - Throws: the error for the caller.
  func intercept<Request: HTTPRequestRepresentation>(
    _ request: Request, next: CallNext<Request>
  ) async throws(HTTPClientError) -> FullResponse<Request.Response>
}

/// The remaining steps of a typed call: the inner interceptors, and then the middlewares and the transport.
///
/// It takes the request to send: the caller's, or another of its type. It returns the response, or throws the error of
/// the call.
public typealias CallNext<Request: HTTPRequestRepresentation> =
  @Sendable (_ request: Request) async throws(HTTPClientError) -> FullResponse<Request.Response>

extension Call {
  /// The steps of the call from an interceptor on.
  func next(_ interceptors: ArraySlice<any CallInterceptor>) -> CallNext<Request> {
    { (request: Request) async throws(HTTPClientError) in
      guard let interceptor = interceptors.first else { return try await of(request).exchange() }
      return try await interceptor.intercept(request, next: next(interceptors.dropFirst()))
    }
  }
}
