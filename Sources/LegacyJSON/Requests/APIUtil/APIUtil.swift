import Foundation
import HTTPTransport

/// What old networking code reaches for: the configuration, addresses, lenient reads, and what to tell the user.
public enum APIUtil {
  private static let stored = SharedValue(APIConfiguration())

  /// The configuration of the current task, where ``withConfiguration(_:_:)`` has set one.
  @TaskLocal private static var ofTask: SharedValue<APIConfiguration>?

  /// Where the old requests go, and how. A change affects the requests that begin after it; of changes of its parts that
  /// many threads make at once, none is lost.
  ///
  /// ```swift
  /// APIUtil.configuration.baseURL = URL(string: "https://example.com")
  /// ```
  public static var configuration: APIConfiguration {
    get { (ofTask ?? stored).value }
    set { (ofTask ?? stored).value = newValue }
    _modify { yield &(ofTask ?? stored).value }
  }

  /// Runs code for which ``configuration`` is another one, so that tests with different ones can run at once.
  ///
  /// ```swift
  /// try await APIUtil.withConfiguration(APIConfiguration(baseURL: server.url)) {
  ///   let products = try await loadProducts()
  ///   …
  /// }
  /// ```
  ///
  /// It goes for this task and those that begin within it. A change of the configuration that the code makes stays within
  /// it, too. What code does on a queue of its own (`DispatchQueue.async`) is no part of the task, and has the
  /// configuration of everyone; requests that were begun before that have theirs.
  ///
  /// - Parameters:
  ///   - configuration: what the code has.
  ///   - body: the code.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public static func withConfiguration<Value>(
    _ configuration: APIConfiguration, _ body: () throws -> Value
  ) rethrows -> Value {
    try $ofTask.withValue(SharedValue(configuration), operation: body)
  }

  /// Runs asynchronous code for which ``configuration`` is another one; see the other ``withConfiguration(_:_:)``.
  ///
  /// - Parameters:
  ///   - configuration: what the code has.
  ///   - isolation: where the code runs: by default where this is called.
  ///   - body: the code.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  public static func withConfiguration<Value>(
    _ configuration: APIConfiguration, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $ofTask.withValue(SharedValue(configuration), operation: body)
  }

  /// The address of something below the base URL.
  ///
  /// - Parameter components: the parts of the path. Each is one part, whatever is in it: a slash becomes `%2F`.
  /// - Returns: the whole address, or nil when no base URL is configured.
  public static func makeUrl(_ components: String...) -> String? {
    url(of: components, below: configuration.baseURL)
  }

  static func url(of components: [String], below baseURL: URL?) -> String? {
    let path = components.map(PercentEncoding.pathComponent).joined(separator: "/")
    return baseURL.flatMap { RequestURL.make(path, below: $0) }?.absoluteString
  }
}
