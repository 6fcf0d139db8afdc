import Foundation

/// Why a request that needs a token was not sent, or not sent again, apart from what a refresh itself throws.
public enum TokenRefreshFailure: LocalizedError, Sendable, Equatable {
  /// The server refuses even new tokens: there were so many refreshes within so many seconds.
  case tooManyRefreshes(count: Int, seconds: TimeInterval)
  /// The token was removed while the request waited for a new one: the user signed out.
  case signedOut

  /// The text for an alert.
  public var errorDescription: String? {
    switch self {
    case .tooManyRefreshes: "The server does not accept the login."
    case .signedOut: "You are signed out."
    }
  }
}
