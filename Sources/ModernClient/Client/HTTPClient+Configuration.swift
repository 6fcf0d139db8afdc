import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// A client's settings: the destination of its requests, and the rules for sending and reading them.
  public struct Configuration: Sendable {
    /// The URL to which the paths of endpoints are appended. Without one, only endpoints that are complete URLs work.
    public var baseURL: URL?

    /// The header fields of every request, which a request's own override. Credentials (`Authorization`, API keys, and
    /// anything else that a log hides) are sent only to the server of ``baseURL`` and to those of
    /// ``credentialOrigins``.
    public var headers: [String: String]

    /// The error codes after which a screen can't go on, such as a code for maintenance.
    public var destructiveErrorCodes: Set<Int>

    /// The text to show for a destructive error, in place of the server's message.
    public var destructiveErrorMessage: String?

    /// Returns a text for the user that replaces an error's ``HTTPClientError/message``, such as one in the user's
    /// language. Nil, the default, keeps the message. It is not called for cancelled calls.
    ///
    /// ```swift
    /// configuration.errorMessage = { error in error.isTimeout ? L_TIMEOUT.localized : nil }
    /// ```
    public var errorMessage: @Sendable (HTTPClientError) -> String?

    /// The queue on which completions are called.
    public var callbackQueue: DispatchQueue

    /// The transport that sends the requests.
    public var transport: any ClientTransport

    /// The number of seconds without data from the server after which a request fails. A request can set its own.
    public var timeout: TimeInterval

    /// The middlewares that every request passes on its way to the transport.
    public var middlewares: MiddlewareStack

    /// The cache policy for requests that set none.
    public var cachePolicy: URLRequest.CachePolicy

    /// Whether the transport's session sends and stores cookies.
    public var handlesCookies: Bool

    /// Further servers that get the client's credentials, besides that of ``baseURL``. Credentials are those in
    /// ``headers``, and the tokens of a ``TokenRefreshMiddleware``. The scheme, host and port of each URL count.
    ///
    /// A request with a complete URL, or whose endpoint has another root, may go to any server. It gets no credentials
    /// unless its server is listed here. Without a ``baseURL``, the root of the request's endpoint counts instead. A
    /// request's own ``HTTPRequestRepresentation/headers`` are always sent.
    public var credentialOrigins: [URL]

    /// The decoding of responses for which neither the request nor the response type sets one. The default is
    /// ``JSONResponseDecoding`` with keys in snake_case. To change only keys and dates, see ``useJSON(keys:dates:)``.
    public var decoding: any ResponseDecoding

    /// The encoding of bodies that ``HTTPBody/json(_:)-(EncodableSendable)`` creates. The default writes names in
    /// snake_case. A body with its own encoder (``HTTPBody/json(_:configure:)``) is not affected.
    public var encoding: JSONBodyEncoding

    /// The encoding of ``EncodedParameters`` that have no encoder of their own. The default writes names in snake_case
    /// and dates in ISO 8601.
    public var parameterEncoder = HTTPClient.ParameterEncoder()

    /// The names of further header fields and fields that are secret: no log or error shows their values, and header
    /// fields among them are sent only to servers that get credentials.
    public var secretFields: Set<String> = []

    /// The interceptors that every typed call passes, outermost first.
    public var interceptors: [any CallInterceptor]

    /// Creates a configuration. The defaults suit most apps.
    public init(
      baseURL: URL? = nil,
      headers: [String: String] = [:],
      destructiveErrorCodes: Set<Int> = [],
      destructiveErrorMessage: String? = nil,
      callbackQueue: DispatchQueue = .main,
      transport: any ClientTransport = URLSessionTransport.shared,
      timeout: TimeInterval = 60,
      middlewares: MiddlewareStack = MiddlewareStack(),
      cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy,
      handlesCookies: Bool = true,
      credentialOrigins: [URL] = [],
      decoding: any ResponseDecoding = JSONResponseDecoding(),
      encoding: JSONBodyEncoding = JSONBodyEncoding(),
      interceptors: [any CallInterceptor] = [],
      errorMessage: @escaping @Sendable (HTTPClientError) -> String? = { _ in nil }
    ) {
      self.baseURL = baseURL
      self.headers = headers
      self.destructiveErrorCodes = destructiveErrorCodes
      self.destructiveErrorMessage = destructiveErrorMessage
      self.callbackQueue = callbackQueue
      self.transport = transport
      self.timeout = timeout
      self.middlewares = middlewares
      self.cachePolicy = cachePolicy
      self.handlesCookies = handlesCookies
      self.credentialOrigins = credentialOrigins
      self.decoding = decoding
      self.encoding = encoding
      self.interceptors = interceptors
      self.errorMessage = errorMessage
    }
  }
}

extension HTTPClient.Configuration {
  /// Sends a request through the middlewares, over the transport.
  func send(_ request: OutgoingRequest) async throws -> ServerResponse {
    try await middlewares.send(request, over: transport)
  }

  /// Returns the servers that get the client's credentials.
  ///
  /// - Parameter root: the root of the request's endpoint, which counts if there is no base URL.
  func trustedServers(orRoot root: URL?) -> TrustedServers {
    TrustedServers([baseURL ?? root].compactMap(\.self) + credentialOrigins)
  }
}

extension HTTPClient.Configuration: CustomReflectable {
  private var redaction: Redaction { Redaction.standard.adding(fields: secretFields) }

  /// The settings as `print` and `dump` show them, without the secrets in header fields and URLs. For the transport,
  /// the middlewares and the interceptors only the types are shown, because they may hold tokens.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "baseURL": baseURL.map { redaction.url($0.textWithoutUser) } as Any,
        "headers": headers.reduce(into: [:]) { $0[$1.key] = redaction.header($1.key, $1.value) },
        "destructiveErrorCodes": destructiveErrorCodes, "destructiveErrorMessage": destructiveErrorMessage as Any,
        "callbackQueue": callbackQueue.label, "transport": type(of: transport), "timeout": timeout,
        "middlewares": middlewares.middlewares.map { type(of: $0) },
        "cachePolicy": cachePolicy, "handlesCookies": handlesCookies,
        "credentialOrigins": credentialOrigins.map { redaction.url($0.textWithoutUser) },
        "decoding": type(of: decoding),
        "interceptors": interceptors.map { type(of: $0) },
      ],
      displayStyle: .struct)
  }
}
