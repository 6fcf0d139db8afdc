import LegacyJSON
import LegacyRequests
import ModernClient

/// The old checks for responses of the new client, so that unmigrated call sites need not change.
extension APIUtil {
  /// Returns the error code after which a screen can't go on, if the server reports one.
  ///
  /// - Parameter response: the response of a request.
  /// - Returns: the code, if it is one of the configuration's `destructiveErrorCodes`.
  public static func getDestructiveErrorCodeIfAny(_ response: (any HTTPStatusReporting)?) -> Int? {
    response?.reportedStatus?.errorCode.flatMap { configuration.destructiveErrorCodes.contains($0) ? $0 : nil }
  }

  /// Returns the message to show to the user if a request failed.
  ///
  /// - Parameters:
  ///   - response: the response of a request.
  ///   - error: the error of the request.
  /// - Returns: the server's message, or else the error's description. Nil if the request succeeded or was cancelled.
  public static func getErrorMessageIfAny(_ response: (any HTTPStatusReporting)?, error: (any Error)?) -> String? {
    let status = response?.reportedStatus
    return getErrorMessageIfAny(
      StatusOnly(
        status: status.map { Status.StatusParams(code: $0.code, errorCode: $0.errorCode, message: $0.message) }),
      error: error)
  }

  /// Returns the error code after which a screen can't go on, for a response that conforms to both old and new
  /// protocols.
  ///
  /// - Parameter response: the response of a request.
  /// - Returns: the code, if it is one of the configuration's `destructiveErrorCodes`.
  public static func getDestructiveErrorCodeIfAny(_ response: (any LegacyHTTPResponse)?) -> Int? {
    getDestructiveErrorCodeIfAny(response as (any APIResponse)?)
  }

  /// Returns the message for the user, for a response that conforms to both old and new protocols.
  ///
  /// - Parameters:
  ///   - response: the response of a request.
  ///   - error: the error of the request.
  /// - Returns: the message for the user, or nil.
  public static func getErrorMessageIfAny(_ response: (any LegacyHTTPResponse)?, error: (any Error)?) -> String? {
    getErrorMessageIfAny(response as (any APIResponse)?, error: error)
  }
}

/// The part of a new response that the old checks need.
private struct StatusOnly: APIResponse {
  let status: Status.StatusParams?

  init(status: Status.StatusParams?) { self.status = status }

  init(json: JSON) { self.init(status: nil) }
}
