import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request with the configuration that held when it began.
struct Call<Request: HTTPRequestRepresentation>: Sendable {
  let request: Request
  let referer: String?
  let configuration: HTTPClient.Configuration
  var progress: TransferProgress.Handler?

  /// Sends the request, and reads the answer.
  func response() async throws(HTTPClientError) -> Request.Response {
    let outgoing: URLRequest
    do {
      outgoing = try urlRequest()
    } catch {
      throw failure(.invalidRequest(error), of: nil)
    }

    let answer: HTTPAnswer
    do {
      answer = try await configuration.middlewares.send(
        OutgoingRequest(outgoing, metadata: request.metadata, progress: progress), over: configuration.transport)
    } catch {
      throw failure(.transport(error), of: outgoing)
    }

    return try read(answer, to: outgoing)
  }

  private func urlRequest() throws -> URLRequest {
    var result = try request.urlRequest(baseURL: configuration.baseURL)
    result.timeoutInterval = request.timeout ?? configuration.timeout
    result.cachePolicy = request.cachePolicy ?? configuration.cachePolicy
    result.httpShouldHandleCookies = configuration.handlesCookies
    for (name, value) in configuration.headers where result.value(forHTTPHeaderField: name) == nil {
      result.setValue(value, forHTTPHeaderField: name)
    }
    if let referer { result.setValue(referer, forHTTPHeaderField: "Referer") }
    return result
  }
}
