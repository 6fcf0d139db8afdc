import LegacyJSON

/// The server's report on a request.
public enum Status {
  /// The `status` object of a body.
  public struct StatusParams: JSONDeserializable, Sendable, Hashable {
    /// The server's number for the outcome, often the HTTP status.
    public var code: Int?

    /// The number of the error; nil or 0 when there is none.
    public var errorCode: Int?

    /// A text for the user.
    public var message: String?

    /// Makes a report.
    public init(code: Int? = nil, errorCode: Int? = nil, message: String? = nil) {
      self.code = code
      self.errorCode = errorCode
      self.message = message
    }

    /// Reads `code`, `error_code` and `message`.
    ///
    /// - Parameter json: the `status` object itself; whatever it lacks, or has as another type, is nil.
    public init(json: JSON) {
      code = json["code"].int
      errorCode = json["error_code"].int
      message = json["message"].string
    }

    /// Whether the server reports an error: there is an error code, and it is not 0.
    public var isError: Bool { errorCode.map { $0 != 0 } ?? false }
  }
}
