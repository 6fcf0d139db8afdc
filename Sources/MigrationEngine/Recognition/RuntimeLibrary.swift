/// The names of the runtime libraries that the tool knows, since a project that uses them does not declare them.
enum RuntimeLibrary {
  /// Models with an `init(json:)` that are `LegacyDecodable` already.
  static let models: Set = [statusParameters]

  static let statusParameters = "Status.StatusParams"
  static let responseStatus = "HTTPResponseStatus"

  /// What types say that are converted already.
  static let conversions: Set = [
    "LegacyConfiguredDecodable", "LegacyDecodable", "LegacyFailableConfiguredDecodable", "LegacyFailableDecodable",
    "LegacyHTTPResponse", "LegacyRequiringDecodable", "LegacyThrowingConfiguredDecodable", "LegacyThrowingDecodable",
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
        "Coerced", "KeySpelling", "LegacyConfiguredDecodable", "LegacyContainer", "LegacyDecodable",
        "LegacyFailableConfiguredDecodable", "LegacyFailableDecodable", "LegacyHTTPResponse", "LegacyReadable",
        "LegacyRequiringDecodable",
        "LegacyThrowingConfiguredDecodable", "LegacyThrowingDecodable", "LenientDecodable", "NeverNil",
        "NilIfAbsent", "NilIfEmpty",
      ]
    ),
    (
      "ModernClient",
      [
        "Default", "DefaultEmptyString", "DefaultFalse", "DefaultProviding", "DefaultTrue", "DefaultZero",
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
        "APICall", "APIConfiguration", "APIRequest", "APIResponse", "APIUtil", "ContentType", "DeleteRequest",
        "GetRequest", "LegacyRequests", "MultipartFile", "PostRequest", "PutRequest", "RequestParams", "Status",
      ]
    ),
  ]

  /// What a property is declared with only where the project has nothing else of that name.
  private static let wrappers: Set = [
    "Coerced", "Default", "DefaultEmptyString", "DefaultFalse", "DefaultProviding", "DefaultTrue", "DefaultZero",
    "NeverNil", "NilIfAbsent", "NilIfEmpty",
  ]

  /// The first of the names that converted code needs, and that the project gives to something of its own.
  static func nameDeclared(in project: ProjectFacts) -> String? {
    names.flatMap { $0.names.subtracting(wrappers).sorted() }.first { project.isDeclaredHere($0) }
  }
}
