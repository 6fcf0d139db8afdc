import Foundation

/// Why a request brought no usable answer, in words that can be shown to a person.
///
/// The old requests and the new client both take their texts from here, so a screen shows the same alert before and
/// after its migration.
public enum HTTPFailure: LocalizedError, Sendable, Equatable {
  /// The request has no address that can be asked; the text is what it had instead.
  case invalidURL(String)
  /// A header field has a character that would make it another one, such as a line break; this is its name.
  case invalidHeader(String)
  /// Something answered, but not over HTTP.
  case notHTTP
  /// The server answered with a status outside 200…299.
  case unacceptableStatus(Int)
  /// The body is not what the request expects.
  case unreadableBody
  /// The server's own report of an error, in the body's `status` object.
  case server(code: Int?, message: String?)

  /// The text for an alert.
  public var errorDescription: String? {
    switch self {
    case .invalidURL(""): "The request has no valid address."
    case .invalidURL(let text): "“\(text)” is not a valid address."
    case .invalidHeader(let name): "The header field “\(name)” cannot be sent."
    case .notHTTP: "The answer did not come over HTTP."
    case .unacceptableStatus(let code): "The server answered with status \(code)."
    case .unreadableBody: "The server’s answer could not be read."
    case .server(_, let message?) where !message.isEmpty: message
    case .server(let code?, _): "The server reported error \(code)."
    case .server: "The server reported an error."
    }
  }
}
