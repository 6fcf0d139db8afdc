import Foundation
import HTTPTransport

extension HTTPClient {
  /// The reasons for which this library itself refuses a request or a response. Callers find them in
  /// ``HTTPClientError/reason-swift.property``:
  ///
  /// ```swift
  /// if case .middleware(let cause) = error.reason, cause as? HTTPClient.Refusal == .signedOut { showLogin() }
  /// ```
  public enum Refusal: LocalizedError, Sendable, Equatable {
    /// The same request is being sent already (``DuplicateSubmissionMiddleware``).
    case duplicateSubmission
    /// No stub is for the request (`StubMiddleware` of ClientStubs).
    case noStub(method: String?, url: URL?)
    /// The user signed out: the token was removed while the request was in progress, and was refused or had to be
    /// renewed (``TokenRefreshMiddleware``).
    case signedOut
    /// The server refuses even new tokens, after a number of refreshes within a number of seconds
    /// (``TokenRefreshMiddleware``).
    case tooManyRefreshes(count: Int, seconds: TimeInterval)
    /// The body has another type. Nil if the server sent none (``ResponseValidationMiddleware``).
    case unacceptableContentType(String?)
    /// The transports of the clients form a cycle, so that nothing would ever be sent.
    ///
    /// ```swift
    /// first.configuration.transport = second.transport
    /// second.configuration.transport = first.transport  // neither has a transport that sends
    /// ```
    case transportLoop
    /// The `Link` header points to another server than the one that answered. That server is not called, because it
    /// would get the request's credentials.
    case nextPageOnAnotherServer(String)
    /// The next page is an earlier one, with this URL.
    case nextPageIsEarlier(String)
    /// The server's link to the next page is not a valid URL.
    case nextPageWithoutAddress(String)

    /// A text for developers, or for an alert. An unreadable page or body has the same text for the user as any other.
    public var errorDescription: String? {
      switch self {
      case .duplicateSubmission: "This is being sent already."
      case .noStub(let method, let url): "There is no stub for \(method ?? "GET") \(url?.absoluteString ?? "")."
      case .signedOut: "You are signed out."
      case .tooManyRefreshes: "The server does not accept the login."
      case .unacceptableContentType: HTTPFailure.unreadableBody.errorDescription
      case .transportLoop: "The clients’ transports lead back to each other: nothing was sent."
      case .nextPageOnAnotherServer: "The next page is on another server."
      case .nextPageIsEarlier: "The next page is an earlier one."
      case .nextPageWithoutAddress: "The next page has no valid address."
      }
    }
  }
}
