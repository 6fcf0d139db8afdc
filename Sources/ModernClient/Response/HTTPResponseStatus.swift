/// The server's own report on a request, in the `status` object of a body.
///
/// It is read tolerantly: a field that is absent or of the wrong type is nil, because an answer must not be lost over its
/// report. Decode it with `convertFromSnakeCase`, as `JSONResponseDecoding` does: `error_code` is ``errorCode``.
public struct HTTPResponseStatus: Codable, Hashable, Sendable {
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

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = container.lenientInt(forKey: .code)
    errorCode = container.lenientInt(forKey: .errorCode)
    message = try? container.decode(String.self, forKey: .message)
  }

  /// Whether the server reports an error: there is an error code, and it is not 0.
  public var isError: Bool { errorCode.map { $0 != 0 } ?? false }
}

extension KeyedDecodingContainer {
  /// A number as the old requests read it: a fraction is cut off, and true is 1.
  fileprivate func lenientInt(forKey key: Key) -> Int? {
    if let number = try? decode(Int.self, forKey: key) { return number }
    if let number = try? decode(Double.self, forKey: key) { return Int(exactly: number.rounded(.towardZero)) }
    return (try? decode(Bool.self, forKey: key)).map { $0 ? 1 : 0 }
  }
}
