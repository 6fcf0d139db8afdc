import Foundation

extension HTTPClientError {
  /// The place in the body of the value that could not be decoded, or nil for any other error.
  public var codingPath: [any CodingKey]? {
    switch decodingError {
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
      context.codingPath
    case .keyNotFound(let key, let context)?: context.codingPath + [key]
    default: nil
    }
  }

  private var decodingError: DecodingError? {
    guard case .decoding(let error) = reason else { return nil }
    return error as? DecodingError
  }
}

extension HTTPClientError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The information that a developer needs to find the cause, on one line and without secrets: the request, the status
  /// and the error, with the path of a value that does not match.
  ///
  /// ```
  /// GET https://example.com/products, status 200: products[3].coin: Expected to decode Int but found a string instead.
  /// ```
  public var description: String {
    let status = statusCode.map { ", status \($0)" } ?? ""
    return "\(method.rawValue) \(url?.absoluteString ?? "without an address")\(status): \(reasonDescription.onOneLine)"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  private var reasonDescription: String {
    switch reason {
    case .invalidRequest(let error), .transport(let error), .middleware(let error), .decoding(let error):
      guard let decodingError, let codingPath else { return error.localizedDescription }
      let path = codingPath.isEmpty ? "" : Self.text(of: codingPath) + ": "
      return path + Self.text(of: decodingError)
    case .unacceptableStatus: return "unacceptable"
    case .server, .failure: return message
    }
  }

  /// Returns a path as in code: `products[3].coin`.
  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }

  private static func text(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: error.localizedDescription
    }
  }
}
