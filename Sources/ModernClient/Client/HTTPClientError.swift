import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The error of a failed call, with a message for the user.
///
/// ```swift
/// do throws(HTTPClientError) {
///   show(try await client.call(Products()))
/// } catch {
///   if let message = error.userMessage { showAlert(message) }
/// }
/// ```
///
/// With a plain `do`, the error in `catch` is an `any Error` inside closures and tasks.
public struct HTTPClientError: LocalizedError, Sendable {
  /// The kinds of failure.
  public enum Reason: Error {
    /// The request could not be built: its URL is invalid, or its body can't be encoded.
    case invalidRequest(any Error)
    /// No response arrived.
    case transport(any Error)
    /// A middleware refused the request or its response. For a response, ``HTTPClientError/statusCode`` is set.
    case middleware(any Error)
    /// The response's status is outside 200…299, and its body reports no error.
    case unacceptableStatus(Int)
    /// The server reported an error in the body.
    case server(HTTPResponseStatus)
    /// The body reports a failure in the request's own terms: its ``HTTPRequestRepresentation/Failure``, or the failure
    /// of its envelope. See ``HTTPClientError/failure(of:)->Request.Failure?``.
    ///
    /// A ``HTTPRequestRepresentation/response(from:)`` throws it for a readable body that reports a failure:
    /// `throw HTTPClientError.Reason.failure(SoldOut())`. If the failure is a `LocalizedError`, its description is the
    /// message for the user.
    case failure(any Sendable)
    /// The body does not match the response type.
    case decoding(any Error)
  }

  /// The kind of failure.
  public let reason: Reason

  /// The method of the request that failed.
  public let method: HTTPClient.Method

  /// The failed request as it was sent, without its secrets: it has no body, and credentials in header fields and in
  /// the URL are replaced by `***`. Nil if it could not be built.
  public let request: URLRequest?

  /// The HTTP status of the response. Nil if none arrived.
  public let statusCode: Int?

  /// The first bytes of the response's body, at most 1,024. They may be private: log them with care.
  public let bodyStart: Data

  /// The server's own report, from the body's `status` object or the place that the response defines. Nil if there is
  /// none.
  public let status: HTTPResponseStatus?

  /// The server's error code, if it is one of the configuration's destructive codes.
  public let destructiveErrorCode: Int?

  /// The message for the user: the server's own message if there is one, or else the text that the old requests showed
  /// for the same response. It is empty if the caller cancelled the request.
  ///
  /// ``HTTPClient/Configuration/errorMessage`` may put another text in its place, in the user's language.
  public private(set) var message: String

  /// The ``message``, or nil if it is empty.
  public var userMessage: String? { message.isEmpty ? nil : message }

  /// The URL of the failed request, without its secrets. Nil if there was none.
  public var url: URL? { request?.url }

  /// The ``message``. For a cancelled request, a text that says so.
  public var errorDescription: String? { message.isEmpty ? reason.text(status, statusCode: statusCode) : message }

  /// Whether the caller cancelled the request. Then there is nothing to show.
  public var isCancelled: Bool {
    guard case .transport(let error) = reason else { return false }
    return error is CancellationError || (error as? URLError)?.code == .cancelled
  }

  /// Whether the server took too long.
  public var isTimeout: Bool {
    switch reason {
    case .transport(let error), .middleware(let error): (error as? URLError)?.code == .timedOut
    default: false
    }
  }

  /// Returns the same error with another message for the user. A ``CallInterceptor`` can use it. The error of a
  /// cancelled call keeps its empty message.
  ///
  /// - Parameter message: the text.
  /// - Returns: the error.
  public func replacingMessage(_ message: String) -> HTTPClientError {
    var error = self
    if !isCancelled { error.message = message }
    return error
  }

  /// Returns the failure that the body reports, if it has a certain type, such as an envelope's
  /// (``ResponseEnvelope/ContentFailure``).
  ///
  /// - Parameter type: the type.
  /// - Returns: the failure, or nil for any other error.
  public func failure<Failure>(as type: Failure.Type) -> Failure? {
    guard case .failure(let failure) = reason else { return nil }
    return failure as? Failure
  }

  /// Returns the failure that the response's envelope reports.
  ///
  /// ```swift
  /// if error.failure(of: SearchRepositories.self) == .incompleteResults { … }
  /// ```
  ///
  /// - Parameter request: the type of the request that was called; for one with its own
  ///   ``HTTPRequestRepresentation/Failure``, use ``failure(as:)``.
  /// - Returns: the failure, or nil for any other error.
  public func failure<Request: EnvelopedRequest>(of request: Request.Type) -> Request.Envelope.ContentFailure?
  where Request.Failure == Never {
    failure(as: Request.Envelope.ContentFailure.self)
  }

  /// Returns the failure that the envelope of the request inside a proxy reports.
  ///
  /// - Parameter proxy: the type of the proxy that was called.
  /// - Returns: the failure, or nil for any other error.
  public func failure<Proxy: RequestProxy>(of proxy: Proxy.Type) -> Proxy.Request.Envelope.ContentFailure?
  where Proxy.Request: EnvelopedRequest, Proxy.Failure == Never {
    failure(as: Proxy.Request.Envelope.ContentFailure.self)
  }

  /// Returns the failure that the envelope of the request inside two proxies reports.
  ///
  /// - Parameter proxy: the type of the outer proxy.
  /// - Returns: the failure, or nil for any other error.
  public func failure<Proxy: RequestProxy>(of proxy: Proxy.Type) -> Proxy.Request.Request.Envelope.ContentFailure?
  where Proxy.Request: RequestProxy, Proxy.Request.Request: EnvelopedRequest, Proxy.Failure == Never {
    failure(as: Proxy.Request.Request.Envelope.ContentFailure.self)
  }

  /// Returns the failure that the body reports, if it has the type that a request expects.
  ///
  /// ```swift
  /// if error.failure(of: CreateUser.self)?.code == "name_taken" { … }
  /// ```
  ///
  /// - Parameter request: the type of the request that was called.
  /// - Returns: the failure, or nil for any other error.
  public func failure<Request: HTTPRequestRepresentation>(of request: Request.Type) -> Request.Failure? {
    failure(as: Request.Failure.self)
  }

  /// Creates the error of a failed call.
  ///
  /// - Parameters:
  ///   - request: the request as it was sent. Its secrets are removed here.
  ///   - response: the server's response, if there was one.
  ///   - status: the status that the server reports.
  ///   - secretFields: secret fields, besides the standard ones.
  init(
    _ reason: Reason,
    method: HTTPClient.Method,
    request: URLRequest?,
    response: ServerResponse?,
    status: HTTPResponseStatus?,
    secretFields: Set<String>,
    configuration: HTTPClient.Configuration
  ) {
    self.reason = reason
    self.method = method
    self.request = request?.without(secretsOf: Redaction.standard.adding(fields: secretFields))
    statusCode = response?.statusCode
    bodyStart = response.map { Data($0.body.prefix(1_024)) } ?? Data()
    self.status = status
    destructiveErrorCode = status?.errorCode.flatMap {
      configuration.destructiveErrorCodes.contains($0) ? $0 : nil
    }
    message = ""
    guard !isCancelled else { return }
    message =
      (destructiveErrorCode == nil ? nil : configuration.destructiveErrorMessage)
      ?? reason.text(status, statusCode: statusCode)
    if let own = configuration.errorMessage(self) { message = own }
  }
}

extension HTTPClientError.Reason {
  fileprivate func text(_ status: HTTPResponseStatus?, statusCode: Int?) -> String {
    switch self {
    case .invalidRequest(let error), .transport(let error), .middleware(let error): return error.localizedDescription
    case .unacceptableStatus(let code): return HTTPFailure.unacceptableStatus(code).localizedDescription
    case .server(let status):
      return HTTPFailure.server(code: status.errorCode, message: status.message).localizedDescription
    case .failure(let failure):
      if let text = (failure as? any LocalizedError)?.errorDescription, !text.isEmpty { return text }
      if let status, status.isError { return Self.server(status).text(status, statusCode: statusCode) }
      let isSuccess = statusCode.map { (200..<300).contains($0) } ?? true
      return (isSuccess ? .server(code: nil, message: nil) : HTTPFailure.unacceptableStatus(statusCode ?? 0))
        .localizedDescription
    case .decoding: return HTTPFailure.unreadableBody.localizedDescription
    }
  }
}
