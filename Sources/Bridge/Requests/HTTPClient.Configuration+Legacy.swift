import LegacyRequests
import ModernClient

extension HTTPClient.Configuration {
  /// Creates a configuration with the settings of the old requests.
  ///
  /// ```swift
  /// HTTPClient.shared.configuration = .init(following: APIUtil.configuration, destructiveErrorMessage: L_ERROR_ACCESS)
  /// ```
  ///
  /// - Parameters:
  ///   - legacy: the old requests' settings. Later changes to them have no effect.
  ///   - destructiveErrorMessage: the text that the old requests' call sites show if `getDestructiveErrorCodeIfAny`
  ///     returns a code.
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
