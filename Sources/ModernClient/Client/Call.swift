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

  /// Sends the request, and reads the answer.
  func response() async throws(HTTPClientError) -> Request.Response {
    let outgoing: URLRequest
    do {
      outgoing = try urlRequest()
    } catch {
      throw failure(.invalidRequest(error), url: nil, statusCode: nil)
    }

    let answer: HTTPAnswer
    do {
      answer = try await configuration.transport.send(outgoing)
    } catch {
      throw failure(.transport(error), url: outgoing.url, statusCode: nil)
    }

    return try read(answer, to: outgoing)
  }

  private func urlRequest() throws -> URLRequest {
    var result = try request.urlRequest(baseURL: configuration.baseURL)
    result.timeoutInterval = configuration.timeout
    for (name, value) in configuration.headers where result.value(forHTTPHeaderField: name) == nil {
      result.setValue(value, forHTTPHeaderField: name)
    }
    if let referer { result.setValue(referer, forHTTPHeaderField: "Referer") }
    return result
  }

  /// The response in the answer, or what is wrong with it, the server's own word first.
  private func read(_ answer: HTTPAnswer, to outgoing: URLRequest) throws(HTTPClientError) -> Request.Response {
    let decoded = Result { try request.decoding.decode(Request.Response.self, from: answer.body) }
    let reason: HTTPClientError.Reason
    if let status = reportedStatus(of: decoded, in: answer), status.isError {
      reason = .server(status)
    } else if !answer.isSuccess {
      reason = .unacceptableStatus(answer.statusCode)
    } else {
      switch decoded {
      case .success(let response): return response
      case .failure(let error): reason = .decoding(error)
      }
    }
    throw failure(reason, url: outgoing.url, statusCode: answer.statusCode)
  }

  /// What the server reports. A response that can tell has the last word; else the body is looked into, unless all went
  /// well.
  private func reportedStatus(
    of decoded: Result<Request.Response, any Error>,
    in answer: HTTPAnswer
  ) -> HTTPResponseStatus? {
    switch decoded {
    case .success(let response as any HTTPStatusReporting): response.reportedStatus
    case .success where answer.isSuccess: nil
    default: StatusEnvelope.status(in: answer.body)
    }
  }

  private func failure(_ reason: HTTPClientError.Reason, url: URL?, statusCode: Int?) -> HTTPClientError {
    HTTPClientError(reason, method: request.method, url: url, statusCode: statusCode, configuration: configuration)
  }
}
