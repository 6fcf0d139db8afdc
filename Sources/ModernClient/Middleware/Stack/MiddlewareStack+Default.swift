extension MiddlewareStack {
  /// Creates the stack that suits most apps. It counts the network activity, merges duplicate submissions, renews
  /// tokens and retries after short failures.
  ///
  /// ```swift
  /// let client = Middleware.Stack.defaultStack(logging: isDebug ? .bodies : nil, tokens: refresher).buildClient()
  /// let quiet = Middleware.Stack.defaultStack().without(NetworkActivityMiddleware.self)
  /// ```
  ///
  /// The log is innermost, so it shows each attempt as it was sent.
  ///
  /// - Parameters:
  ///   - level: the log's level of detail. Nil, the default, means no log.
  ///   - tokens: a middleware that renews tokens, such as a ``TokenRefreshMiddleware``. Nil, the default, means none.
  ///   - retries: whether a request that failed is tried again.
  /// - Returns: the stack.
  public static func defaultStack(
    logging level: LoggingMiddleware.Level? = nil,
    tokens: (any Middleware)? = nil,
    retries: Bool = true
  ) -> MiddlewareStack {
    MiddlewareStack {
      NetworkActivityMiddleware.self
      if let tokens { tokens }
      DuplicateSubmissionMiddleware.self
      if retries { RetryMiddleware.self }
      if let level { LoggingMiddleware(level: level) }
    }
  }
}
