extension MiddlewareStack {
  /// What most apps want: the activity is counted, a double tap is sent once, tokens are renewed, hiccups are retried.
  ///
  /// ```swift
  /// let client = Middleware.Stack.defaultStack(logging: isDebug ? .bodies : nil, tokens: refresher).buildClient()
  /// let quiet = Middleware.Stack.defaultStack().without(NetworkActivityMiddleware.self)
  /// ```
  ///
  /// The log is the innermost: it shows each attempt, as it was sent.
  ///
  /// - Parameters:
  ///   - level: how much is logged; nil, the default, for no log.
  ///   - tokens: what renews tokens, such as a ``TokenRefreshMiddleware``; nil, the default, for none.
  ///   - retries: whether a request that failed is tried again.
  /// - Returns: the stack.
  public static func defaultStack(
    logging level: LogLevel? = nil,
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
