import Foundation

extension HTTPBody {
  /// Creates a form (`application/x-www-form-urlencoded`) from parameters.
  ///
  /// - Parameters:
  ///   - parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  ///   - encoding: the notation of arrays, booleans and nested values.
  /// - Returns: the body. Its ``data()`` throws if the parameters could not be encoded.
  public static func form(
    _ parameters: some ParametersConvertible, encoding: HTTPClient.ParameterEncoding = .standard
  ) -> HTTPBody {
    checked(parameters) {
      data(Data(encoding.encode(parameters).utf8), contentType: "application/x-www-form-urlencoded")
    }
  }

  /// Creates a JSON object from parameters.
  ///
  /// ```swift
  /// var body: HTTPBody? { .json(parameters: EncodedParameters(search)) }
  /// ```
  ///
  /// - Parameter parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  /// - Returns: the body. Its ``data()`` throws if the parameters could not be encoded.
  public static func json(parameters: some ParametersConvertible) -> HTTPBody {
    checked(parameters) { json(parameters.parameterValues) }
  }

  /// Creates a form of several parts (``multipart(_:)``) from parameters, with files behind them.
  ///
  /// - Parameters:
  ///   - parameters: a ``RequestParameter``, ``EncodedParameters``, or a dictionary of names and values.
  ///   - files: the files, or further fields. The default is none.
  ///   - encoding: the notation of arrays, booleans and nested values.
  /// - Returns: the body. Its ``data()`` throws if the parameters could not be encoded.
  public static func multipart(
    parameters: some ParametersConvertible, files: [Part] = [], encoding: HTTPClient.ParameterEncoding = .standard
  ) -> HTTPBody {
    checked(parameters) {
      multipart(encoding.texts(of: parameters).map { .field($0.name, $0.value) } + files)
    }
  }

  /// Makes a body, unless the parameters could not be encoded.
  private static func checked(_ parameters: some ParametersConvertible, _ make: () -> HTTPBody) -> HTTPBody {
    do {
      try (parameters as? any FailableParameters)?.checkEncoding()
      return make()
    } catch {
      return HTTPBody(contentType: "", content: .failure(error))
    }
  }
}
