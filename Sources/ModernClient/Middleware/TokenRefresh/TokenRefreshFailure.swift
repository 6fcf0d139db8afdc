import Foundation

/// An error for a request that was not sent, or not sent again, because it had no valid token. Errors of a refresh are
/// passed on as they are.
public enum TokenRefreshFailure: LocalizedError, Sendable, Equatable {
  /// The server refuses even new tokens, after a number of refreshes within a number of seconds.
  case tooManyRefreshes(count: Int, seconds: TimeInterval)
  /// The user signed out: the token was removed while the request was in progress, and was refused or had to be
  /// renewed.
  case signedOut

  /// The text for an alert.
  public var errorDescription: String? {
    switch self {
    case .tooManyRefreshes: "The server does not accept the login."
    case .signedOut: "You are signed out."
    }
  }
}
