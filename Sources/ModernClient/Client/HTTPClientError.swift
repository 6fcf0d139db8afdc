import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a call did not succeed, with the text to show for it.
///
/// ```swift
/// case .failure(let error) where error.isCancelled: break
/// case .failure(let error): showAlert(error.message)
/// ```
public struct HTTPClientError: LocalizedError, Sendable {
  /// What went wrong.
  public enum Reason: Sendable {
    /// The request could not be built: it has no valid address, or its body cannot be encoded.
    case invalidRequest(any Error)
    /// No answer arrived.
    case transport(any Error)
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

  /// What went wrong.
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

  /// The server's error code, when it is one that the client's configuration calls destructive.
  public let destructiveErrorCode: Int?

  /// What to tell the user: the server's own message where there is one, and the text that the old requests would show
  /// for the same answer.
  public let message: String

  /// The address of the request that failed, without its secrets; nil when there was none.
  public var url: URL? { request?.url }

  /// The same as ``message``.
  public var errorDescription: String? { message }

  /// Whether the caller gave the request up; there is nothing to show then.
  public var isCancelled: Bool {
    guard case .transport(let error) = reason else { return false }
    return error is CancellationError || (error as? URLError)?.code == .cancelled
  }

  /// Whether the server took too long.
  public var isTimeout: Bool {
    guard case .transport(let error) = reason else { return false }
    return (error as? URLError)?.code == .timedOut
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
    guard case .failure(let failure) = reason else { return nil }
    return failure as? Request.Failure
  }

  /// Tells of a call that failed.
  ///
  /// - Parameters:
  ///   - request: as it was sent; its secrets are taken out here.
  ///   - answer: what came back, if anything did.
  ///   - secretFields: what is secret besides what is so everywhere.
  init(
    _ reason: Reason,
    method: HTTPMethod,
    request: URLRequest?,
    answer: HTTPAnswer?,
    secretFields: Set<String>,
    configuration: HTTPClient.Configuration
  ) {
    self.reason = reason
    self.method = method
    self.request = request?.without(secretsOf: Redaction.standard.adding(fields: secretFields))
    statusCode = answer?.statusCode
    bodyStart = answer.map { Data($0.body.prefix(1_024)) } ?? Data()
    destructiveErrorCode = reason.errorCode.flatMap {
      configuration.destructiveErrorCodes.contains($0) ? $0 : nil
    }
    message =
      (destructiveErrorCode == nil ? nil : configuration.destructiveErrorMessage) ?? reason.text(statusCode: statusCode)
  }
}

extension HTTPClientError.Reason {
  fileprivate var errorCode: Int? {
    guard case .server(let status) = self else { return nil }
    return status.errorCode
  }

  fileprivate func text(statusCode: Int?) -> String {
    switch self {
    case .invalidRequest(let error), .transport(let error): return error.localizedDescription
    case .unacceptableStatus(let code): return HTTPFailure.unacceptableStatus(code).localizedDescription
    case .server(let status):
      return HTTPFailure.server(code: status.errorCode, message: status.message).localizedDescription
    case .failure(let failure):
      if let text = (failure as? any LocalizedError)?.errorDescription, !text.isEmpty { return text }
      let isSuccess = statusCode.map { (200..<300).contains($0) } ?? true
      return (isSuccess ? .server(code: nil, message: nil) : HTTPFailure.unacceptableStatus(statusCode ?? 0))
        .localizedDescription
    case .decoding: return HTTPFailure.unreadableBody.localizedDescription
    }
  }
}
