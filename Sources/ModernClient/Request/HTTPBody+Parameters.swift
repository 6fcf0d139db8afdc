import Foundation

extension HTTPBody {
  /// The format of parameters in a body.
  public enum ParameterFormat: Sendable, Hashable {
    /// As a form, `application/x-www-form-urlencoded`.
    case form
    /// As a JSON object.
    case json
    /// As a multipart form, with files after the parameters.
    case multipart(files: [Part] = [])
  }

  /// Creates a body from parameters, in a certain format.
  ///
  /// ```swift
  /// var body: HTTPBody? { .parameters(EncodedParameters(search), as: .json) }
  /// ```
  ///
  /// - Parameters:
  ///   - parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  ///   - format: the format of the body.
  ///   - encoding: the notation of arrays, booleans and nested values in a form. JSON does not need it.
  /// - Returns: the body. Its ``data()`` throws if the parameters could not be encoded.
  public static func parameters(
    _ parameters: some ParametersConvertible, as format: ParameterFormat,
    encoding: HTTPClient.ParameterEncoding = .standard
  ) -> HTTPBody {
    do {
      try (parameters as? any FailableParameters)?.checkEncoding()
    } catch {
      return HTTPBody(contentType: "", content: .failure(error))
    }
    switch format {
    case .form:
      return data(Data(encoding.encode(parameters).utf8), contentType: "application/x-www-form-urlencoded")
    case .json:
      return json(parameters.parameterValues)
    case .multipart(let files):
      return multipart(encoding.texts(of: parameters).map { .field($0.name, $0.value) } + files)
    }
  }
}
