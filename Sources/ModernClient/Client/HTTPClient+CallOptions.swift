import Foundation
import HTTPTransport

extension HTTPClient {
  /// The settings of one call, which override those of its request.
  ///
  /// ```swift
  /// let order = try await client.call(Checkout(), options: .init(headers: ["X-Trace": id], timeout: 120))
  /// ```
  public struct CallOptions: Sendable {
    /// Further header fields. They override those of the request and of the client.
    public var headers: [String: String]

    /// The number of seconds without data after which the call fails. Nil means the request's own, or the client's.
    public var timeout: TimeInterval?

    /// Receives the progress of the bodies. It is called on a queue of the transport, or on the completion's queue.
    public var progress: TransferProgress.Handler?

    /// Creates the settings. The defaults change nothing.
    ///
    /// - Parameters:
    ///   - headers: further header fields.
    ///   - timeout: the number of seconds without data after which the call fails.
    ///   - progress: receives the progress of the bodies.
    public init(
      headers: [String: String] = [:], timeout: TimeInterval? = nil, progress: TransferProgress.Handler? = nil
    ) {
      self.headers = headers
      self.timeout = timeout
      self.progress = progress
    }
  }
}
