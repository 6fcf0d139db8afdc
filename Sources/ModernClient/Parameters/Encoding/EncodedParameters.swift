/// The parameters that one `Encodable` value has: its properties by their names.
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
/// The same parameters can be the query, or the body as a form, as JSON or as a form of several parts
/// (``HTTPBody/parameters(_:as:encoding:)``).
public struct EncodedParameters: ParametersConvertible {
  private let values: Result<[String: ParameterValue], any Error>

  /// Takes the properties of a value. A nil among them is left out.
  ///
  /// - Parameters:
  ///   - value: the value. When it cannot be encoded, the request fails with its error, and nothing is sent.
  ///   - encoder: how names, dates, decimals and data are written; by default names are in snake_case.
  public init(_ value: some Encodable, by encoder: ParameterEncoder = ParameterEncoder()) {
    values = Result { try encoder.encode(value) }
  }

  /// The values by their names; none when the value could not be encoded.
  public var parameterValues: [String: ParameterValue] { (try? values.get()) ?? [:] }
}

extension EncodedParameters: FailableParameters {
  func checkEncoding() throws { _ = try values.get() }
}

/// Parameters that may not be what they should be.
protocol FailableParameters {
  /// Throws why there are none.
  func checkEncoding() throws
}

extension HTTPRequestRepresentation {
  /// Throws when parameters of the request, or of one that it stands for, could not be encoded.
  func checkParameters() throws {
    if let proxy = self as? any RequestProxy { try proxy.request.checkParameters() }
    if let proxy = self as? any TypeHidingRequest { try proxy.base.checkParameters() }
    try (parameters as? any FailableParameters)?.checkEncoding()
  }
}

/// A request that hides another one's type, with its parameters'.
protocol TypeHidingRequest {
  var base: any HTTPRequestRepresentation { get }
}
