import Foundation

extension HTTPBody {
  /// The format of parameters in a body.
  public enum ParameterFormat: Sendable, Hashable {
    /// As a form, `application/x-www-form-urlencoded`.
    case form
    /// As a JSON object.
    case json
    /// As a form of several parts, with files after the parameters.
    case multipart(files: [Part] = [])
  }

  /// Parameters as a body: what was a query, or is one elsewhere, in another format.
  ///
  /// ```swift
  /// var body: HTTPBody? { .parameters(EncodedParameters(search), as: .json) }
  /// ```
  ///
  /// - Parameters:
  ///   - parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  ///   - format: how they are written.
  ///   - encoding: how arrays, booleans and nested values are written in a form; JSON has them all.
  /// - Returns: the body; ``data()`` throws when the parameters could not be encoded.
  public static func parameters(
    _ parameters: some ParametersConvertible, as format: ParameterFormat, encoding: ParameterEncoding = .standard
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
