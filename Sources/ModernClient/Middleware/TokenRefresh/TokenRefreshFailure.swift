import Foundation

/// An error for a request that was not sent, or not sent again, because it had no valid token. Errors of a refresh are
/// passed on as they are.
public enum TokenRefreshFailure: LocalizedError, Sendable, Equatable {
  /// The server refuses even new tokens: there were so many refreshes within so many seconds.
  case tooManyRefreshes(count: Int, seconds: TimeInterval)
  /// The token was removed while the request was under way, and not accepted, or waited for a new one: the user signed out.
  case signedOut

  /// The text for an alert.
  public var errorDescription: String? {
    switch self {
    case .tooManyRefreshes: "The server does not accept the login."
    case .signedOut: "You are signed out."
    }
  }
}
