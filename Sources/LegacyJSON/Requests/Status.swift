import LegacyJSON

/// The server's status report on a request.
public enum Status {
  /// The `status` object of a response body.
  public struct StatusParams: JSONDeserializable, Sendable, Hashable {
    /// The server's status code for the result, often the HTTP status.
    public var code: Int?

    /// The error code; nil or 0 when there is no error.
    public var errorCode: Int?

    /// A message for the user.
    public var message: String?

    /// Makes a status report.
    public init(code: Int? = nil, errorCode: Int? = nil, message: String? = nil) {
      self.code = code
      self.errorCode = errorCode
      self.message = message
    }

    /// Reads `code`, `error_code` and `message`.
    ///
    /// - Parameter json: the `status` object itself; a field that is absent or of another type is nil.
    public init(json: JSON) {
      code = json["code"].int
      errorCode = json["error_code"].int
      message = json["message"].string
    }

    /// Whether the server reports an error: there is an error code and it is not 0.
    public var isError: Bool { errorCode.map { $0 != 0 } ?? false }
  }
}
