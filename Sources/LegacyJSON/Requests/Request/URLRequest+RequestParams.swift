import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  init(get params: any RequestParams, referer: String, configuration: APIConfiguration) throws {
    let address = try Self.address(of: params)
    let fields = ParameterFields.fields(of: params.getRequestParams()) ?? []
    let query = PercentEncoding.fields(fields)
    try self.init(address: PercentEncoding.append(query: query, to: address), referer, configuration)
  }

  init(post params: any RequestParams, referer: String, configuration: APIConfiguration) throws {
    try self.init(address: Self.address(of: params), referer, configuration)
    httpMethod = "POST"
    switch params.getContentType() {
    case .none: break
    case .json:
      httpBody = try Self.json(params.getRequestParams())
      setValue("application/json", forHTTPHeaderField: "Content-Type")
    case .form:
      httpBody = try Self.form(params.getRequestParams())
      setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    }
  }

  private init(address: String, _ referer: String, _ configuration: APIConfiguration) throws {
    guard let url = RequestURL.absolute(address) else { throw HTTPFailure.invalidURL(address) }
    self.init(url: url, timeoutInterval: configuration.timeout)
    for (name, value) in configuration.headers { setValue(value, forHTTPHeaderField: name) }
    if !referer.isEmpty { setValue(referer, forHTTPHeaderField: "Referer") }
  }

  private static func address(of params: any RequestParams) throws -> String {
    guard let address = params.getUrl() else { throw HTTPFailure.invalidURL("") }
    return address
  }

  private static func json(_ params: Any) throws -> Data {
    // Asked first, because writing what is not valid ends the process.
    guard JSONSerialization.isValidJSONObject(params) else { throw unwritable(params, as: "JSON") }
    return try JSONSerialization.data(withJSONObject: params)
  }

  private static func form(_ params: Any) throws -> Data {
    guard let fields = ParameterFields.fields(of: params) else { throw unwritable(params, as: "a form") }
    return Data(PercentEncoding.fields(fields).utf8)
  }

  private static func unwritable(_ params: Any, as format: String) -> EncodingError {
    .invalidValue(params, .init(codingPath: [], debugDescription: "The parameters cannot be written as \(format)."))
  }
}
