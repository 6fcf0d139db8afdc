extension HTTPClient {
  /// The HTTP method of a request.
  ///
  /// The common ones have names. Any other is written as text: `HTTPClient.Method("REPORT")`. Methods are
  /// case-sensitive (RFC 9110, 9.1).
  public struct Method: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The method as it is sent, such as `GET`.
    public let rawValue: String

    /// Creates a method from its text. A request with a text that is no method (RFC 9110, 5.6.2) fails before it is
    /// sent, with `HTTPFailure.invalidMethod`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a method from its text, as ``init(rawValue:)`` does.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The method as it is sent.
    public var description: String { rawValue }

    /// Reads a resource.
    public static let get = Method("GET")
    /// Creates a resource, or starts an action.
    public static let post = Method("POST")
    /// Replaces a resource.
    public static let put = Method("PUT")
    /// Changes a part of a resource.
    public static let patch = Method("PATCH")
    /// Deletes a resource.
    public static let delete = Method("DELETE")
    /// Reads the header fields of a resource.
    public static let head = Method("HEAD")
  }
}
