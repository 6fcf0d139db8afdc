import LegacyRequests
import ModernClient

extension HTTPClient.Configuration {
  /// The configuration of a client that goes where the old requests go, in the same way.
  ///
  /// ```swift
  /// HTTPClient.shared.configuration = .init(following: APIUtil.configuration, destructiveErrorMessage: L_ERROR_ACCESS)
  /// ```
  ///
  /// - Parameters:
  ///   - legacy: what the old requests use; later changes to it are not followed.
  ///   - destructiveErrorMessage: what the call sites of old requests show when there is a
  ///     `getDestructiveErrorCodeIfAny`.
  public init(following legacy: APIConfiguration, destructiveErrorMessage: String? = nil) {
    self.init(
      baseURL: legacy.baseURL,
      headers: legacy.headers,
      destructiveErrorCodes: legacy.destructiveErrorCodes,
      destructiveErrorMessage: destructiveErrorMessage,
      callbackQueue: legacy.callbackQueue,
      transport: legacy.transport,
      timeout: legacy.timeout
    )
  }
}
