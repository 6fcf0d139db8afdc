import Foundation
import HTTPTransport

/// The utilities of old networking code: configuration, addresses, lenient reads, and error messages for the user.
public enum APIUtil {
  private static let stored = SharedValue(APIConfiguration())

  /// The configuration of the current task, where ``withConfiguration(_:_:)`` has set one.
  @TaskLocal private static var ofTask: SharedValue<APIConfiguration>?

  /// The settings of the old requests. A change affects the requests that begin after it. Parts may be changed from
  /// many threads at once; no change is lost.
  ///
  /// ```swift
  /// APIUtil.configuration.baseURL = URL(string: "https://example.com")
  /// ```
  public static var configuration: APIConfiguration {
    get { (ofTask ?? stored).value }
    set { (ofTask ?? stored).value = newValue }
    _modify { yield &(ofTask ?? stored).value }
  }

  /// Runs code with another ``configuration``, so that tests with different ones can run at once.
  ///
  /// ```swift
  /// try await APIUtil.withConfiguration(APIConfiguration(baseURL: server.url)) {
  ///   let products = try await loadProducts()
  ///   …
  /// }
  /// ```
  ///
  /// The configuration applies to this task and to the tasks that begin within it. Changes that the code makes to it
  /// stay within it, too. Code that runs on a dispatch queue (`DispatchQueue.async`) is not part of the task and sees
  /// the shared configuration; requests keep the configuration with which they began.
  ///
  /// - Parameters:
  ///   - configuration: the configuration for the code.
  ///   - body: the code.
  /// - Returns: the result of the code.
  /// - Throws: the error of the code.
  public static func withConfiguration<Value>(
    _ configuration: APIConfiguration, _ body: () throws -> Value
  ) rethrows -> Value {
    try $ofTask.withValue(SharedValue(configuration), operation: body)
  }

  /// Runs asynchronous code with another ``configuration``; see the other ``withConfiguration(_:_:)``.
  ///
  /// - Parameters:
  ///   - configuration: the configuration for the code.
  ///   - isolation: the actor on which the code runs; by default the caller's.
  ///   - body: the code.
  /// - Returns: the result of the code.
  /// - Throws: the error of the code.
  public static func withConfiguration<Value>(
    _ configuration: APIConfiguration, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $ofTask.withValue(SharedValue(configuration), operation: body)
  }

  /// Returns the address of a path below the base URL.
  ///
  /// - Parameter components: the components of the path. Each stays one component whatever it contains: a slash becomes
  ///   `%2F`.
  /// - Returns: the whole address, or nil when no base URL is configured.
  public static func makeUrl(_ components: String...) -> String? {
    url(of: components, below: configuration.baseURL)
  }

  static func url(of components: [String], below baseURL: URL?) -> String? {
    let path = components.map(PercentEncoding.pathComponent).joined(separator: "/")
    return baseURL.flatMap { RequestURL.make(path, below: $0) }?.absoluteString
  }
}
