import Foundation

/// The reason why a request has no usable response, with a message for the user.
///
/// The old requests and the new client share these messages, so a screen shows the same alert before and after its
/// migration.
public enum HTTPFailure: LocalizedError, Sendable, Equatable {
  /// The request has no valid address; the text is the invalid one.
  case invalidURL(String)
  /// The text is no HTTP method: it is empty, or contains a space or another character that no method has.
  case invalidMethod(String)
  /// A header field contains a character that would end it, such as a line break; the text is the field's name.
  case invalidHeader(String)
  /// The response did not come over HTTP.
  case notHTTP
  /// The response's status is outside 200…299.
  case unacceptableStatus(Int)
  /// The body can't be read as the response that the request expects.
  case unreadableBody
  /// The server reported an error in the body's `status` object.
  case server(code: Int?, message: String?)

  /// The message for an alert.
  public var errorDescription: String? {
    switch self {
    case .invalidURL(""): "The request has no valid address."
    case .invalidURL(let text): "“\(text)” is not a valid address."
    case .invalidMethod(let text): "“\(text.filter { !$0.isNewline })” is no HTTP method."
    case .invalidHeader(let name): "The header field “\(name)” cannot be sent."
    case .notHTTP: "The response did not come over HTTP."
    case .unacceptableStatus(let code): "The server answered with status \(code)."
    case .unreadableBody: "The server’s response could not be read."
    case .server(_, let message?) where !message.isEmpty: message
    case .server(let code?, _): "The server reported error \(code)."
    case .server: "The server reported an error."
    }
  }
}
