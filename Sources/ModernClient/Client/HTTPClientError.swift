import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The error of a failed call, with a message for the user.
///
/// ```swift
/// case .failure(let error):
///   if let message = error.userMessage { showAlert(message) }
/// ```
public struct HTTPClientError: LocalizedError, Sendable {
  /// The kinds of failure.
  public enum Reason: Sendable {
    /// The request could not be built: it has no valid address, or its body cannot be encoded.
    case invalidRequest(any Error)
    /// No answer arrived.
    case transport(any Error)
    /// A middleware refused the request, or the answer to it; ``HTTPClientError/statusCode`` tells of an answer.
    case middleware(any Error)
    /// The answer's status is outside 200…299, and its body says nothing about it.
    case unacceptableStatus(Int)
    /// The server reported an error in the body.
    case server(HTTPResponseStatus)
    /// The body says in the request's own terms what failed: its ``HTTPRequestRepresentation/Failure``, or the failure
    /// of its envelope. See ``HTTPClientError/failure(of:)``.
    case failure(any Sendable)
    /// The body is not what the response type expects.
    case decoding(any Error)
  }

  /// The kind of failure.
  public let reason: Reason

  /// The method of the request that failed.
  public let method: HTTPMethod

  /// The request that failed, as it was sent, without its secrets: no body, and credentials in header fields and in the
  /// address are replaced by `***`. Nil when it could not be built.
  public let request: URLRequest?

  /// The HTTP status of the answer; nil when none arrived.
  public let statusCode: Int?

  /// The first bytes of the answer's body, 1,024 at most. What the server says may be private: log it with care.
  public let bodyStart: Data

  /// The server's own report, in the `status` object of the body or where the response has it, whatever else the body
  /// says; nil when there is none.
  public let status: HTTPResponseStatus?

  /// The server's error code, when it is one that the client's configuration calls destructive.
  public let destructiveErrorCode: Int?

  /// The message for the user: the server's own message if there is one, or else the text that the old requests showed
  /// for the same answer. It is empty if the caller cancelled the request.
  ///
  /// ``HTTPClient/Configuration/errorMessage`` may put another text in its place, in the user's language.
  public private(set) var message: String

  /// The ``message``, or nil when there is nothing to tell.
  public var userMessage: String? { message.isEmpty ? nil : message }

  /// The address of the request that failed, without its secrets; nil when there was none.
  public var url: URL? { request?.url }

  /// The ``message``; for a request that was given up, what says so.
  public var errorDescription: String? { message.isEmpty ? reason.text(status, statusCode: statusCode) : message }

  /// Whether the caller gave the request up; there is nothing to show then.
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

  /// The same error with another text for the user, as a ``CallInterceptor`` gives it. An error of a call that was given up
  /// keeps none.
  ///
  /// - Parameter message: the text.
  /// - Returns: the error.
  public func replacingMessage(_ message: String) -> HTTPClientError {
    var error = self
    if !isCancelled { error.message = message }
    return error
  }

  /// The failure that the body tells, where it is of a certain type, such as an envelope's
  /// (``ResponseEnvelope/ContentFailure``).
  ///
  /// - Parameter type: the type.
  /// - Returns: the failure, or nil when something else went wrong.
  public func failure<Failure>(as type: Failure.Type) -> Failure? {
    guard case .failure(let failure) = reason else { return nil }
    return failure as? Failure
  }

  /// The failure that the envelope of a response tells.
  ///
  /// ```swift
  /// if error.failure(of: SearchRepositories.self) == .incompleteResults { … }
  /// ```
  ///
  /// - Parameter request: the type of the request that was called; one with a ``HTTPRequestRepresentation/Failure`` of its
  ///   own has to ask with ``failure(as:)``.
  /// - Returns: the failure, or nil when something else went wrong.
  public func failure<Request: EnvelopedRequest>(of request: Request.Type) -> Request.Envelope.ContentFailure?
  where Request.Failure == NoFailureBody {
    failure(as: Request.Envelope.ContentFailure.self)
  }

  /// The failure that the body tells, where it is of the type that a request expects.
  ///
  /// ```swift
  /// if error.failure(of: CreateUser.self)?.code == "name_taken" { … }
  /// ```
  ///
  /// - Parameter request: the type of the request that was called.
  /// - Returns: the failure, or nil when something else went wrong.
  public func failure<Request: HTTPRequestRepresentation>(of request: Request.Type) -> Request.Failure? {
    failure(as: Request.Failure.self)
  }

  /// Tells of a call that failed.
  ///
  /// - Parameters:
  ///   - request: as it was sent; its secrets are taken out here.
  ///   - answer: the server's answer, if there was one.
  ///   - status: the status that the server reports.
  ///   - secretFields: what is secret besides what is so everywhere.
  init(
    _ reason: Reason,
    method: HTTPMethod,
    request: URLRequest?,
    answer: HTTPAnswer?,
    status: HTTPResponseStatus?,
    secretFields: Set<String>,
    configuration: HTTPClient.Configuration
  ) {
    self.reason = reason
    self.method = method
    self.request = request?.without(secretsOf: Redaction.standard.adding(fields: secretFields))
    statusCode = answer?.statusCode
    bodyStart = answer.map { Data($0.body.prefix(1_024)) } ?? Data()
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
