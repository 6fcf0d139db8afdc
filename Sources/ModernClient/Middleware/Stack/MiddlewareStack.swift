import HTTPTransport

/// Middlewares in their order. The first one is the outermost: it gets a request first, and its response last.
///
/// ```swift
/// let client = Middleware.Stack([LoggingMiddleware.self, RetryMiddleware.self]).buildClient()
/// ```
///
/// With settings, and with conditions:
///
/// ```swift
/// extension Middleware.Stack {
///   static func shopStack(isDebug: Bool) -> Middleware.Stack {
///     Middleware.Stack {
///       NetworkActivityMiddleware.self
///       if isDebug { LoggingMiddleware(level: .bodies) }
///       RetryMiddleware(limit: 5)
///     }
///   }
/// }
///
/// let client = Middleware.Stack.shopStack(isDebug: true).without(RetryMiddleware.self).buildClient()
/// ```
public struct MiddlewareStack: Sendable {
  /// The middlewares, the outermost first.
  public let middlewares: [any Middleware]

  /// Creates a stack of existing middlewares.
  ///
  /// - Parameter middlewares: the middlewares, outermost first. The default is none.
  public init(_ middlewares: [any Middleware] = []) {
    self.middlewares = middlewares
  }

  /// Creates a stack of middlewares with their default settings.
  ///
  /// - Parameter types: their types, outermost first.
  @_disfavoredOverload  // An empty array is one of middlewares.
  public init(_ types: [any SelfContainedMiddleware.Type]) {
    self.init(types.map { $0.init() as any Middleware })
  }

  /// Creates a stack of middlewares and types of middlewares: `[LoggingMiddleware.self, RetryMiddleware(limit: 5)]`.
  ///
  /// - Parameter parts: middlewares, and types of middlewares that need no arguments, outermost first. With anything
  ///   else among them, every request fails before it is sent.
  @_disfavoredOverload
  public init(_ parts: [any Sendable]) {
    self.init(
      parts.map { part -> any Middleware in
        if let type = part as? any SelfContainedMiddleware.Type { return type.init() }
        return part as? any Middleware ?? NoMiddleware(part: "\(part)")
      })
  }

  /// Creates a stack of middlewares and types of middlewares, with conditions.
  ///
  /// - Parameter middlewares: the middlewares, outermost first.
  public init(@MiddlewareBuilder _ middlewares: () -> [any Middleware]) {
    self.init(middlewares())
  }

  /// Returns the stack without the middlewares of one type. Useful in tests.
  ///
  /// - Parameter type: the type of the middlewares to remove. For a generic one, a protocol or the full type.
  /// - Returns: the remaining middlewares, in the same order.
  public func without<Left>(_ type: Left.Type) -> MiddlewareStack {
    MiddlewareStack(middlewares.filter { !($0 is Left) })
  }

  /// Returns the stack with further middlewares inside it.
  ///
  /// - Parameter inner: the middlewares to add, closer to the network.
  /// - Returns: the combined stack.
  public func appending(_ inner: MiddlewareStack) -> MiddlewareStack {
    MiddlewareStack(middlewares + inner.middlewares)
  }

  /// Creates a client whose requests pass these middlewares.
  ///
  /// - Parameter configuration: the client's settings. Its own middlewares are replaced.
  /// - Returns: a new client.
  public func buildClient(configuration: HTTPClient.Configuration = .init()) -> HTTPClient {
    var configuration = configuration
    configuration.middlewares = self
    return HTTPClient(configuration: configuration)
  }

  /// Creates a transport whose requests pass these middlewares. Use it for old requests, which only know transports.
  ///
  /// ```swift
  /// APIUtil.configuration.transport = stack.transport(over: URLSessionTransport.shared)
  /// ```
  ///
  /// - Parameter transport: the transport that finally sends.
  /// - Returns: a transport that sends through this stack.
  public func transport(over transport: any ClientTransport = URLSessionTransport.shared) -> any ClientTransport {
    StackedTransport(stack: self, transport: transport)
  }

  func send(_ request: OutgoingRequest, over transport: any ClientTransport) async throws -> ServerResponse {
    try await MiddlewareNext(middlewares[...], transport)(request)
  }
}

/// Stands for a part of a stack that is no middleware.
private struct NoMiddleware: Middleware {
  let part: String

  func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    throw InvalidRequest(
      "\(part) is in a stack, and is neither a middleware nor the type of a SelfContainedMiddleware.")
  }
}
