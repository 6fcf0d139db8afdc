import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request on its way through the middlewares, with its metadata.
public struct OutgoingRequest: Sendable {
  /// The request that will be sent.
  public var urlRequest: URLRequest

  /// The metadata of the typed request, or the defaults for an old request.
  public let metadata: RequestMetadata

  /// Receives the progress of the bodies, if the caller wants it.
  public let progress: TransferProgress.Handler?

  /// The file for the body of a successful response. Usually nil, which keeps the body in memory. The response to a request
  /// with a file has no body; a middleware that answers in the server's place must provide one.
  public let destination: URL?

  /// The request's progress, which all its copies share.
  let journey = RequestJourney()

  private let trustedServers: TrustedServers

  /// Creates a request, for the test of a middleware.
  ///
  /// - Parameters:
  ///   - urlRequest: the request that will be sent.
  ///   - metadata: its metadata.
  ///   - progress: receives the progress of the bodies.
  ///   - destination: the file for the body of a successful response. Nil keeps it in memory.
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

  /// Whether sending it twice has the same effect as sending it once: by its metadata, or else by its method (RFC 9110,
  /// 9.2.2) or an `Idempotency-Key`, by which a server recognizes the second one.
  public var isIdempotent: Bool {
    metadata.isIdempotent
      ?? (["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE"].contains(urlRequest.httpMethod ?? "GET")
        || urlRequest.value(forHTTPHeaderField: "Idempotency-Key") != nil)
  }

  /// Whether the caller reads the body of a successful response as a stream. A middleware then gets the response without
  /// its body.
  public var isStreamed: Bool { journey.body.isWanted }

  /// Whether it can be sent a second time. A body stream can be read only once, unless it is one of ``HTTPBody``.
  public var canBeSentAgain: Bool { urlRequest.httpBodyStream == nil || urlRequest.bodyFile != nil }
}
