/// The names of the runtime libraries, which a project uses without declaring them.
enum RuntimeLibrary {
  /// Models with an `init(json:)` that are `LegacyDecodable` already.
  static let models: Set = [statusParameters]

  static let statusParameters = "Status.StatusParams"
  static let responseStatus = "HTTPResponseStatus"

  /// The conformances of types that are converted already.
  static let conversions: Set = [
    "LegacyConfiguredDecodable", "LegacyDecodable", "LegacyFailableDecodable",
    "LegacyHTTPResponse", "LegacyModel", "LegacyThrowingDecodable",
  ]

  /// The protocols of the new client's requests.
  static let requests: Set = [
    "HTTPDeleteRequest", "HTTPGetRequest", "HTTPHeadRequest", "HTTPPatchRequest", "HTTPPostRequest", "HTTPPutRequest",
  ]

  /// The labels of the libraries' initializers that take the input for a `JSON`: `User(reading: value)`.
  static let readingLabels: Set<String?> = ["reading", "parsing", "readingEntries", "parsingEntries"]

  /// The members of a new request, which a parameter's name must not have.
  static let requestMembers: Set = [
    "adapt", "baseURL", "body", "cachePolicy", "decoding", "endpoint", "headers", "metadata", "method",
    "parameterEncoding", "parameters", "timeout", "uri", "Failure", "Parameters", "Response",
  ]

  /// The names that converted code may use, with their modules: every declaration of the modules.
  static let names: [(module: String, names: Set<String>)] = [
    (
      "Bridge",
      [
        "Bridge", "BridgedElementsRule", "BridgedRule", "Coerced", "ContainerInitializable", "CountedElementsRule",
        "DecodedBy", "DecodingRule", "DescriptionRule", "DocumentDecoding", "EntriesRule", "ExactParsedTextRule",
        "ExactRawValueRule", "ExactRule", "ExactTextURLRule", "KeySpelling", "LegacyConfiguredDecodable",
        "LegacyContainer", "LegacyDecodable", "LegacyDecoder", "LegacyFailableDecodable", "LegacyHTTPResponse",
        "LegacyModel", "LegacyReadable", "LegacyRequestConvertible", "LegacyResponseDecoding", "LegacyRule",
        "LegacyThrowingDecodable", "LegacyWritable", "LenientDecodable", "NeverNil", "NilIfAbsent", "NilIfEmpty",
        "NilIfNull", "ObjectDecodingRule", "OnlyStringsRule", "OptionalDecodingRule", "ParsedTextRule", "RawValueRule",
        "RefusingRule", "ScalarRule", "SecondsSince1970Rule", "TextURLRule", "UnwrappedRule",
        "WholeDocumentRule",
      ]
    ),
    (
      "ModernClient",
      [
        "ModernClient", "AnyRequest", "AuthorizedRequest", "BaseURLInjectableRequest", "CallInterceptor", "CallNext",
        "ComposedParameterKey", "DefaultEmptyArray", "DefaultEmptyDictionary", "DefaultEmptySet", "DefaultEmptyString",
        "DefaultFalse", "DefaultProviding", "DefaultTrue", "DefaultValue", "DefaultZero",
        "DuplicateSubmissionMiddleware", "EncodedParameters", "EndpointPath", "EnvelopedRequest", "FullResponse",
        "HTTPBody", "HTTPCall", "HTTPClient", "HTTPClientError", "HTTPDeleteRequest", "HTTPEndpointConvertible",
        "HTTPGetRequest", "HTTPHeadRequest", "HTTPPatchRequest", "HTTPPostRequest", "HTTPPutRequest",
        "HTTPRequestRepresentation", "HTTPResponse", "HTTPResponseStatus", "HTTPStatusReporting", "JSONBodyEncoding",
        "JSONResponseDecoding", "LoggingMiddleware", "Lossless", "LosslessDecodable", "LossyArray", "LossyDecodable",
        "Middleware", "MiddlewareClock", "MiddlewareNext", "MiddlewareStack", "NetworkActivityMiddleware",
        "NoFailureBody", "OptionalDefault", "OptionalDefaultEmptyString", "OptionalDefaultFalse",
        "OptionalDefaultTrue", "OptionalDefaultZero", "OutgoingRequest", "PagedRequest", "PageElementSequence",
        "PageSequence", "PaginatedRequest",
        "PaginatedResponse", "ParameterKey", "ParametersConvertible", "ParameterValue",
        "ParameterValueConvertible", "PropertyListResponseDecoding", "Redaction", "RequestMetadata", "RequestParameter",
        "RequestProxy", "ResponseDecoding", "ResponseEnvelope", "ResponseValidationMiddleware", "RetryMiddleware",
        "SelfContainedMiddleware", "SelfDecodingResponse", "TokenAuthenticator", "TokenRefreshMiddleware",
        "TransparentPropertyWrapper", "TrueAsDefault", "ZeroAsDefault",
      ]
    ),
  ]

  /// The names that legacy code uses, with their modules.
  static let legacyNames: [(module: String, names: Set<String>)] = [
    (
      "LegacyJSON",
      [
        "JSON", "JSONDeserializable", "JSONKey", "JSONSubscriptType", "LegacyJSON", "SwiftyJSON", "SwiftyJSONError",
      ]
    ),
    (
      "LegacyRequests",
      [
        "APICall", "APIConfiguration", "APIRequest", "APIResponse", "APIUtil", "ContentType", "DeleteRequest",
        "GetRequest", "LegacyRequests", "MultipartFile", "PostRequest", "PutRequest", "RequestParams", "Status",
      ]
    ),
  ]

  /// The module that a name comes from; names of no runtime library are Swift's own.
  private static func module(of name: String) -> String {
    names.first { $0.names.contains(name) }?.module ?? "Swift"
  }

  /// Returns a name as written at a place: with its module if the project has another declaration of the same name.
  ///
  /// - Parameters:
  ///   - name: a name of the runtime libraries, or of Swift's own library.
  ///   - scope: the full name of the type that it is written in.
  ///   - project: what the project declares.
  static func spelling(of name: String, in scope: String?, _ project: ProjectFacts) -> String {
    project.isVisible(name, in: scope) ? "\(module(of: name)).\(name)" : name
  }

  /// The first of several names that can't be written at a place: the project hides it, and its module too.
  static func hiddenName(among names: [String], in scope: String?, _ project: ProjectFacts) -> String? {
    names.first { project.isVisible($0, in: scope) && project.isVisible(module(of: $0), in: scope) }
  }

  /// `LegacyDecodable` of `Bridge.LegacyDecodable`; any other name as it is.
  static func unqualified(_ name: String) -> String {
    let modules = names.map(\.module) + ["Swift"]
    let module = modules.first { name.hasPrefix("\($0).") }
    return module.map { String(name.dropFirst($0.count + 1)) } ?? name
  }
}
