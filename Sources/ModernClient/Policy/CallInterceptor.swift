/// A step around every typed call: it sees the request as the caller made it, and the response or the error as the caller
/// gets it.
///
/// A ``Middleware`` works on the wire, where a retry is another request; this is for what concerns the call as a whole:
/// analytics, an app's own error texts, a cached value in place of an error.
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
/// Calls by `call`, `fullResponse`, `pages`, `elements` and the publisher pass it, and ``AnyRequest`` by the type that it
/// hides behind. Requests in the old form (Bridge's `executeAsync`, and old requests over ``HTTPClient/transport``) don't,
/// as they have a response and an error at once.
public protocol CallInterceptor: Sendable {
  /// Lets a call happen, or not.
  ///
  /// - Parameters:
  ///   - request: what the caller wants to send.
  ///   - next: the rest of the way. Calling it twice sends twice; not calling it sends nothing.
  /// - Returns: the response for the caller.
  /// - Throws: the error for the caller.
  func intercept<Request: HTTPRequestRepresentation>(
    _ request: Request, next: CallNext<Request>
  ) async throws(HTTPClientError) -> FullResponse<Request.Response>
}

/// The rest of the way of a typed call: the interceptors further in, and then the middlewares and the transport.
public struct CallNext<Request: HTTPRequestRepresentation>: Sendable {
  private let interceptors: ArraySlice<any CallInterceptor>
  private let call: Call<Request>

  init(_ interceptors: ArraySlice<any CallInterceptor>, _ call: Call<Request>) {
    self.interceptors = interceptors
    self.call = call
  }

  /// Goes on with a request.
  ///
  /// - Parameter request: what to send: the same, or another of its type.
  /// - Returns: the response.
  /// - Throws: the reason why there is none.
  public func callAsFunction(_ request: Request) async throws(HTTPClientError) -> FullResponse<Request.Response> {
    if let interceptor = interceptors.first {
      return try await interceptor.intercept(request, next: CallNext(interceptors.dropFirst(), call))
    }
    return try await call.of(request).exchange()
  }
}
