/// The names of the runtime libraries that the tool knows, since a project that uses them does not declare them.
enum RuntimeLibrary {
  /// Models with an `init(json:)` that are `LegacyDecodable` already.
  static let models: Set = [statusParameters]

  static let statusParameters = "Status.StatusParams"
  static let responseStatus = "HTTPResponseStatus"

  /// What converted code names, and the module that it comes from.
  static let names: [(module: String, names: Set<String>)] = [
    ("Bridge", ["LegacyDecodable", "LegacyHTTPResponse", "KeySpelling"]),
    (
      "ModernClient",
      [
        "HTTPBody", "HTTPClient", "HTTPEndpointConvertible", "HTTPGetRequest", "HTTPPostRequest", "HTTPResponse",
        "HTTPResponseStatus", "Lossless",
      ]
    ),
  ]

  /// What legacy code names, and the module that it comes from.
  static let legacyNames: [(module: String, names: Set<String>)] = [
    ("LegacyJSON", ["JSON", "JSONDeserializable", "SwiftyJSONError", "LegacyJSON"]),
    (
      "LegacyRequests",
      [
        "APIConfiguration", "APIResponse", "APIUtil", "ContentType", "GetRequest", "PostRequest", "RequestParams",
        "Status", "LegacyRequests",
      ]
    ),
  ]
}
