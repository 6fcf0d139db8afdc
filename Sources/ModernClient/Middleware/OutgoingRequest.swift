import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request on its way through the middlewares: what will be sent, and what is known of it.
public struct OutgoingRequest: Sendable {
  /// The request that will be sent.
  public var urlRequest: URLRequest

  /// The metadata of the typed request, or the defaults for an old request.
  public let metadata: RequestMetadata

  /// Hears how far the bodies have come, if the caller wants to know.
  public let progress: TransferProgress.Handler?

  /// The file for the body of a successful answer. Usually nil, which keeps the body in memory. The answer to a request
  /// with a file has no body; a middleware that answers in the server's place must provide one.
  public let destination: URL?

  /// The request's progress, which all its copies share.
  let journey = RequestJourney()

  private let trustedServers: TrustedServers

  /// Makes a request, as the test of a middleware needs one.
  ///
  /// - Parameters:
  ///   - urlRequest: what will be sent.
  ///   - metadata: what is known of it.
  ///   - progress: hears how far the bodies have come.
  ///   - destination: where the body of a successful answer is written; nil for memory.
  public init(
    _ urlRequest: URLRequest,
    metadata: RequestMetadata = RequestMetadata(),
    progress: TransferProgress.Handler? = nil,
    destination: URL? = nil
  ) {
    self.init(
      urlRequest, metadata: metadata, progress: progress, destination: destination, trustedServers: .all)
  }

  init(
    _ urlRequest: URLRequest,
    metadata: RequestMetadata = RequestMetadata(),
    progress: TransferProgress.Handler?,
    destination: URL? = nil,
    trustedServers: TrustedServers
  ) {
    self.urlRequest = urlRequest
    self.metadata = metadata
    self.progress = progress
    self.destination = destination
    self.trustedServers = trustedServers
  }

  /// Whether the request goes to a server that gets the client's credentials
  /// (``HTTPClient/Configuration/credentialOrigins``). A middleware must check this before it adds a token.
  ///
  /// Without a client, as in a stack used as a transport, every server gets them.
  public var mayCarryCredentials: Bool { trustedServers.contain(urlRequest.url) }

  /// Whether sending it twice does no more than sending it once: its own word, or else by its method (RFC 9110, 9.2.2)
  /// or an `Idempotency-Key`, by which a server knows the second one.
  public var isIdempotent: Bool {
    metadata.isIdempotent
      ?? (["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"].contains(urlRequest.httpMethod ?? "GET")
        || urlRequest.value(forHTTPHeaderField: "Idempotency-Key") != nil)
  }

  /// Whether it can be sent a second time: a stream is gone once it was read.
  public var canBeSentAgain: Bool { urlRequest.httpBodyStream == nil }
}
