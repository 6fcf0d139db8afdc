/// The names of the runtime libraries that the tool knows, since a project that uses them does not declare them.
enum RuntimeLibrary {
  /// Models with an `init(json:)` that are `LegacyDecodable` already.
  static let models: Set = [statusParameters]

  static let statusParameters = "Status.StatusParams"
  static let responseStatus = "HTTPResponseStatus"

  /// What types say that are converted already.
  static let conversions: Set = [
    "LegacyConfiguredDecodable", "LegacyDecodable", "LegacyFailableConfiguredDecodable", "LegacyFailableDecodable",
    "LegacyHTTPResponse", "LegacyThrowingConfiguredDecodable", "LegacyThrowingDecodable",
  ]

  /// The members of a new request, which a parameter can't be called by.
  static let requestMembers: Set = [
    "endpoint", "method", "parameters", "headers", "body", "decoding", "uri", "Response",
  ]

  /// What converted code names, and the module that it comes from.
  static let names: [(module: String, names: Set<String>)] = [
    (
      "Bridge",
      [
        "KeySpelling", "LegacyConfiguredDecodable", "LegacyContainer", "LegacyDecodable",
        "LegacyFailableConfiguredDecodable", "LegacyFailableDecodable", "LegacyHTTPResponse", "LegacyReadable",
        "LegacyThrowingConfiguredDecodable", "LegacyThrowingDecodable", "LenientDecodable",
      ]
    ),
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
    ("LegacyJSON", ["JSON", "JSONDeserializable", "SwiftyJSONError", "LegacyJSON", "SwiftyJSON"]),
    (
      "LegacyRequests",
      [
        "APICall", "APIConfiguration", "APIRequest", "APIResponse", "APIUtil", "ContentType", "DeleteRequest",
        "GetRequest", "LegacyRequests", "MultipartFile", "PostRequest", "PutRequest", "RequestParams", "Status",
      ]
    ),
  ]

  /// The first of the names that converted code needs, and that the project gives to something of its own.
  static func nameDeclared(in project: ProjectFacts) -> String? {
    names.flatMap { $0.names.sorted() }.first { project.isDeclaredHere($0) }
  }
}
