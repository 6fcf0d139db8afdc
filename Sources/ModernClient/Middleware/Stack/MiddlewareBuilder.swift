/// Collects middlewares and their types line by line, with `if`, `switch` and `for`.
@resultBuilder public enum MiddlewareBuilder {
  /// A middleware.
  public static func buildExpression(_ middleware: any Middleware) -> [any Middleware] { [middleware] }

  /// Creates a middleware with its default settings from its type.
  public static func buildExpression(_ type: any SelfContainedMiddleware.Type) -> [any Middleware] { [type.init()] }

  /// A stack, in its own order.
  public static func buildExpression(_ stack: MiddlewareStack) -> [any Middleware] { stack.middlewares }

  /// One after the other.
  public static func buildBlock(_ parts: [any Middleware]...) -> [any Middleware] { parts.flatMap { $0 } }

  /// An `if` without `else`.
  public static func buildOptional(_ part: [any Middleware]?) -> [any Middleware] { part ?? [] }

  /// The first branch.
  public static func buildEither(first part: [any Middleware]) -> [any Middleware] { part }

  /// The other branch.
  public static func buildEither(second part: [any Middleware]) -> [any Middleware] { part }

  /// A loop.
  public static func buildArray(_ parts: [[any Middleware]]) -> [any Middleware] { parts.flatMap { $0 } }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [any Middleware]) -> [any Middleware] { part }
}
