import Foundation
import HTTPTransport

/// What old networking code reaches for: the configuration, addresses, lenient reads, and what to tell the user.
public enum APIUtil {
  private static let stored = SharedValue(APIConfiguration())

  /// Where the old requests go, and how. A change affects the requests that begin after it; of changes of its parts that
  /// many threads make at once, none is lost.
  ///
  /// ```swift
  /// APIUtil.configuration.baseURL = URL(string: "https://example.com")
  /// ```
  public static var configuration: APIConfiguration {
    get { stored.value }
    set { stored.value = newValue }
    _modify { yield &stored.value }
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
