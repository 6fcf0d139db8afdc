/// The meaning of a legacy request: its parameters class and its executor class together.
struct RequestPlan: Sendable, Equatable {
  enum Method: String, Sendable {
    case get = "HTTPGetRequest"
    case post = "HTTPPostRequest"
  }

  /// The full name of the class that executes.
  let request: String
  /// The full name of the class that holds the parameters.
  let parameters: String
  /// The full name of the response type.
  let response: String
  let method: Method
  /// The components of the path, with the constants' values in place.
  let path: [String]
  /// The names of the stored parameters, in the order of their declaration.
  let properties: [String]
  let content: RequestContent
}

/// The content that a request sends besides its path.
enum RequestContent: String, Sendable, Equatable {
  case nothing
  /// A GET's query.
  case query
  /// A POST's JSON object.
  case json
  /// A POST's form.
  case form
}
