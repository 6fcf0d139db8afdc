import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension APIUtil {
  /// The error code after which a screen cannot go on, if the server reports one.
  ///
  /// - Parameter response: what a request brought.
  /// - Returns: the code, when it is one of the configuration's `destructiveErrorCodes`.
  public static func getDestructiveErrorCodeIfAny(_ response: (any APIResponse)?) -> Int? {
    destructiveErrorCode(of: response, among: configuration.destructiveErrorCodes)
  }

  static func destructiveErrorCode(of response: (any APIResponse)?, among codes: Set<Int>) -> Int? {
    response?.status?.errorCode.flatMap { codes.contains($0) ? $0 : nil }
  }

  /// What to tell the user, if anything went wrong.
  ///
  /// - Parameters:
  ///   - response: what a request brought.
  ///   - error: what it failed with.
  /// - Returns: what the server reports, or else the error's description; nil when all went well, and for a request that was
  ///   cancelled: the user knows.
  public static func getErrorMessageIfAny(_ response: (any APIResponse)?, error: (any Error)?) -> String? {
    if let status = response?.status, status.isError {
      return HTTPFailure.server(code: status.errorCode, message: status.message).localizedDescription
    }
    return isCancellation(error) ? nil : error?.localizedDescription
  }

  private static func isCancellation(_ error: (any Error)?) -> Bool {
    error is CancellationError || (error as? URLError)?.code == .cancelled
  }
}
