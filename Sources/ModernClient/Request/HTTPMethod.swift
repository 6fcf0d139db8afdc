/// The HTTP method of a request.
public enum HTTPMethod: String, Sendable {
  /// Reads.
  case get = "GET"
  /// Makes something, or has something done.
  case post = "POST"
  /// Stores something at a place, and replaces any previous content.
  case put = "PUT"
  /// Changes a part.
  case patch = "PATCH"
  /// Takes away.
  case delete = "DELETE"
  /// Reads the header fields alone.
  case head = "HEAD"
}
