import HTTPTransport

/// Middlewares in their order: the first one listed is the outermost, which sees a request first and its answer last.
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

  /// Makes a stack of middlewares that are made already.
  ///
  /// - Parameter middlewares: the outermost first; by default none: an empty stack is `Middleware.Stack()`, since `[]` may
  ///   be types as well.
  public init(_ middlewares: [any Middleware] = []) {
    self.middlewares = middlewares
  }

  /// Makes a stack of middlewares with their usual settings.
  ///
  /// - Parameter types: their types, the outermost first.
  public init(_ types: [any SelfContainedMiddleware.Type]) {
    self.init(types.map { $0.init() as any Middleware })
  }

  /// Makes a stack of middlewares and types of middlewares, some of them under a condition.
  ///
  /// - Parameter middlewares: the outermost first.
  public init(@MiddlewareBuilder _ middlewares: () -> [any Middleware]) {
    self.init(middlewares())
  }

  /// This stack without the middlewares of one type, as tests want it.
  ///
  /// - Parameter type: the type of those to leave out. For a generic one, the protocol or the whole type.
  /// - Returns: what is left, in the same order.
  public func without<Left>(_ type: Left.Type) -> MiddlewareStack {
    MiddlewareStack(middlewares.filter { !($0 is Left) })
  }

  /// This stack with further middlewares inside it.
  ///
  /// - Parameter inner: those to add, nearer to the network.
  /// - Returns: all of them.
  public func appending(_ inner: MiddlewareStack) -> MiddlewareStack {
    MiddlewareStack(middlewares + inner.middlewares)
  }

  /// Makes a client whose requests pass these middlewares.
  ///
  /// - Parameter configuration: where its requests go, and how; its own middlewares are replaced.
  /// - Returns: a client of its own.
  public func buildClient(configuration: HTTPClient.Configuration = .init()) -> HTTPClient {
    var configuration = configuration
    configuration.middlewares = self
    return HTTPClient(configuration: configuration)
  }

  /// Makes a transport whose requests pass these middlewares: for old requests, which know transports alone.
  ///
  /// ```swift
  /// APIUtil.configuration.transport = stack.transport(over: URLSessionTransport.shared)
  /// ```
  ///
  /// - Parameter transport: what sends in the end.
  /// - Returns: a transport that sends through this stack.
  public func transport(over transport: any ClientTransport = URLSessionTransport.shared) -> any ClientTransport {
    StackedTransport(stack: self, transport: transport)
  }

  func send(_ request: OutgoingRequest, over transport: any ClientTransport) async throws -> HTTPAnswer {
    try await MiddlewareNext(middlewares[...], transport)(request)
  }
}
