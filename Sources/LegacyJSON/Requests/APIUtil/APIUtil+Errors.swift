import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension APIUtil {
  /// Returns the error code after which a screen can't go on, if the server reports one.
  ///
  /// - Parameter response: the response of a request.
  /// - Returns: the code, when it is one of the configuration's `destructiveErrorCodes`.
  public static func getDestructiveErrorCodeIfAny(_ response: (any APIResponse)?) -> Int? {
    destructiveErrorCode(of: response, among: configuration.destructiveErrorCodes)
  }

  static func destructiveErrorCode(of response: (any APIResponse)?, among codes: Set<Int>) -> Int? {
    response?.status?.errorCode.flatMap { codes.contains($0) ? $0 : nil }
  }

  /// Returns the message for the user, if anything went wrong.
  ///
  /// - Parameters:
  ///   - response: the response of a request.
  ///   - error: the error of the request.
  /// - Returns: the server's message, or else the error's description; nil when nothing went wrong, and for a
  ///   cancelled request.
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
