import Foundation
import HTTPTransport

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
    /// The body is not what the response type expects.
    case decoding(any Error)
  }

  /// What went wrong.
  public let reason: Reason

  /// The method of the request that failed.
  public let method: HTTPMethod

  /// The address of the request that failed; nil when there was none. Headers are not kept: they hold credentials.
  public let url: URL?

  /// The HTTP status of the answer; nil when none arrived.
  public let statusCode: Int?

  /// The server's error code, when it is one that the client's configuration calls destructive.
  public let destructiveErrorCode: Int?

  /// What to tell the user: the server's own message where there is one, and the text that the old requests would show
  /// for the same answer.
  public let message: String

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

  init(
    _ reason: Reason,
    method: HTTPMethod,
    url: URL?,
    statusCode: Int? = nil,
    configuration: HTTPClient.Configuration
  ) {
    self.reason = reason
    self.method = method
    self.url = url
    self.statusCode = statusCode
    destructiveErrorCode = reason.errorCode.flatMap {
      configuration.destructiveErrorCodes.contains($0) ? $0 : nil
    }
    message = (destructiveErrorCode == nil ? nil : configuration.destructiveErrorMessage) ?? reason.text
  }
}

extension HTTPClientError.Reason {
  fileprivate var errorCode: Int? {
    guard case .server(let status) = self else { return nil }
    return status.errorCode
  }

  fileprivate var text: String {
    switch self {
    case .invalidRequest(let error), .transport(let error): error.localizedDescription
    case .unacceptableStatus(let code): HTTPFailure.unacceptableStatus(code).localizedDescription
    case .server(let status):
      HTTPFailure.server(code: status.errorCode, message: status.message).localizedDescription
    case .decoding: HTTPFailure.unreadableBody.localizedDescription
    }
  }
}
