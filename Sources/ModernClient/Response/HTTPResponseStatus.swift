/// The server's own report about a request, in the `status` object of a body.
///
/// It is read tolerantly: a field that is absent or has the wrong type is nil, so that an invalid report does not make
/// the response unreadable. The fields are `code`, `error_code` and `message`, independent of the decoder's key strategy.
/// `errorCode` is read if there is no `error_code`.
public struct HTTPResponseStatus: Codable, Hashable, Sendable {
  /// The server's number for the outcome, often the HTTP status.
  public var code: Int?

  /// The number of the error. Nil or 0 if there is none.
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
    // As a dictionary, because no key strategy changes a dictionary's keys.
    let fields = try decoder.singleValueContainer().decode([String: Field].self)
    code = fields["code"]?.number
    errorCode = (fields["error_code"] ?? fields["errorCode"])?.number
    message = fields["message"]?.text
  }

  private enum CodingKeys: String, CodingKey {
    case code
    case errorCode = "error_code"
    case message
  }

  /// Whether the server reports an error: there is an error code other than 0.
  public var isError: Bool { errorCode.map { $0 != 0 } ?? false }
}

/// A field of the report, of any type.
private struct Field: Decodable {
  /// The number as the old requests read it: fractions are truncated, and true is 1.
  let number: Int?
  let text: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try? container.decode(String.self)
    if let integer = try? container.decode(Int.self) {
      number = integer
    } else if let double = try? container.decode(Double.self) {
      number = Int(exactly: double.rounded(.towardZero))
    } else {
      number = (try? container.decode(Bool.self)).map { $0 ? 1 : 0 }
    }
  }
}
