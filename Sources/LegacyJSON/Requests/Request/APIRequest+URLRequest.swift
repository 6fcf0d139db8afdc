import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension APIRequest {
  /// The request as `URLSession` knows it.
  package func urlRequest(following configuration: APIConfiguration) throws -> URLRequest {
    guard let place = params.getUrl() else { throw HTTPFailure.invalidURL("") }
    var address = place
    let contentType = method.hasBody ? params.getContentType() : .none
    if contentType == .none, method.writesQuery {
      let query = PercentEncoding.fields(try ParameterFields.texts(of: params.getRequestParams()) ?? [])
      address = PercentEncoding.append(query: query, to: address)
    }
    guard let url = RequestURL.absolute(address) else { throw HTTPFailure.invalidURL(place) }
    let body = try RequestBody(params, as: contentType)

    var request = URLRequest(url: url, timeoutInterval: timeout ?? configuration.timeout)
    request.httpMethod = method.rawValue
    request.httpBody = body?.data
    for (name, value) in configuration.headers { try request.setHeader(name, to: value) }
    if let body { request.setValue(body.contentType, forHTTPHeaderField: "Content-Type") }
    for (name, value) in headers { try request.setHeader(name, to: value) }
    // Whatever the app says of its type, a multipart body cannot be read without its boundary.
    if contentType == .multipart { request.setValue(body?.contentType, forHTTPHeaderField: "Content-Type") }
    if !referer.isEmpty { try request.setHeader("Referer", to: referer) }
    return request
  }
}
