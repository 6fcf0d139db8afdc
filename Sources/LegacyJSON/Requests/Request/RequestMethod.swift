/// The HTTP method of a request, which decides whether its parameters go into the query or the body.
enum RequestMethod: String {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"

  /// Whether a request may have a body; a GET may not.
  var hasBody: Bool { self != .get }

  /// Whether parameters without a content type become the query. Those of a POST or PUT are left out.
  var writesQuery: Bool { self == .get || self == .delete }
}
