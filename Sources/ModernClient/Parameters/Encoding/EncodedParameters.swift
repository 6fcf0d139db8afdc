/// The parameters from an `Encodable` value: its properties by their names.
///
/// ```swift
/// struct SearchProducts: HTTPGetRequest {
///   struct Search: Encodable, Sendable {
///     let word: String
///     let pageSize: Int
///     let since: Date?
///   }
///
///   typealias Response = [Product]
///
///   let endpoint: any HTTPEndpointConvertible = .path("products")
///   let search: Search
///   var parameters: EncodedParameters { EncodedParameters(search) }  // ?page_size=20&word=diamond
/// }
/// ```
///
/// The same parameters can be the query, or the body as a form (``HTTPBody/form(_:encoding:)``), JSON
/// (``HTTPBody/json(parameters:)``) or a multipart form (``HTTPBody/multipart(parameters:files:encoding:)``).
public struct EncodedParameters: ParametersConvertible {
  private let encode: @Sendable () throws -> [String: ParameterValue]

  /// Encodes the properties of a value. Nil properties are left out.
  ///
  /// - Parameters:
  ///   - value: the value. If it can't be encoded, the request fails with its error, and nothing is sent.
  ///   - encoder: the format of names, dates, decimals and data. Nil, the default, means the client's
  ///     (``HTTPClient/Configuration/parameterEncoder``).
  public init(_ value: some Encodable & Sendable, by encoder: HTTPClient.ParameterEncoder? = nil) {
    encode = { try (encoder ?? CodingPolicy.current.parameters).encode(value) }
  }

  /// The values by their names. Empty if the value could not be encoded.
  public var parameterValues: [String: ParameterValue] { (try? encode()) ?? [:] }
}

extension EncodedParameters: FailableParameters {
  func checkEncoding() throws { _ = try encode() }
}

/// Parameters whose encoding may have failed.
protocol FailableParameters {
  /// Throws why there are none.
  func checkEncoding() throws
}

extension HTTPRequestRepresentation {
  /// Throws an error if the parameters of the request, or of one that it wraps, could not be encoded.
  func checkParameters() throws {
    if let proxy = self as? any RequestProxy { try proxy.request.checkParameters() }
    if let proxy = self as? any TypeHidingRequest { try proxy.base.checkParameters() }
    try (parameters as? any FailableParameters)?.checkEncoding()
  }
}

/// A request that hides the type of another one, and of its parameters.
protocol TypeHidingRequest {
  var base: any HTTPRequestRepresentation { get }
}
