import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Call {
  /// Returns the value that the response holds, or throws the error, with preference for the server's own report.
  package func read(_ serverResponse: ServerResponse, to outgoing: URLRequest) throws(HTTPClientError)
    -> Request.Response
  {
    let read = Result { try response(from: serverResponse) }
    let status = reportedStatus(of: read, in: serverResponse)
    let reason: HTTPClientError.Reason
    if let failure = reportedFailure(of: read, in: serverResponse) {
      reason = .failure(failure)
    } else if let status, status.isError {
      reason = .server(status)
    } else if !serverResponse.isSuccess {
      reason = .unacceptableStatus(serverResponse.statusCode)
    } else {
      switch read {
      case .success(let response): return response
      case .failure(let error): reason = .decoding(error)
      }
    }
    throw failure(reason, of: outgoing, response: serverResponse, status: status)
  }

  /// Converts the server's response to the request's response type. The client's rules apply unless the request has its
  /// own.
  package func response(from serverResponse: ServerResponse) throws -> Request.Response {
    try configuration.codingPolicy { try request.response(from: serverResponse) }
  }

  /// Throws what a response with an error status says.
  func checkStatus(of response: ServerResponse, to outgoing: URLRequest) throws(HTTPClientError) {
    guard !response.isSuccess else { return }
    _ = try read(response, to: outgoing)
    throw failure(.unacceptableStatus(response.statusCode), of: outgoing, response: response)
  }

  func failure(
    _ reason: HTTPClientError.Reason, of outgoing: URLRequest?, response: ServerResponse? = nil,
    status: HTTPResponseStatus? = nil
  ) -> HTTPClientError {
    let error = HTTPClientError(
      reason, method: request.method, request: outgoing, response: response, status: status,
      secretFields: secretFields, configuration: configuration)
    observation?.note(error)
    return error
  }

  /// Returns the failure that an error body describes in the request's own terms, or the failure that the response
  /// reports.
  private func reportedFailure(
    of read: Result<Request.Response, any Error>, in serverResponse: ServerResponse
  ) -> (any Sendable)? {
    if !serverResponse.isSuccess, let failure = configuration.codingPolicy({ request.failure(from: serverResponse) }) {
      return failure
    }
    guard case .failure(HTTPClientError.Reason.failure(let failure)) = read else { return nil }
    return failure
  }

  /// Returns the status that the server reports in the response. Otherwise looks into the body, unless the call
  /// succeeded.
  private func reportedStatus(
    of read: Result<Request.Response, any Error>,
    in serverResponse: ServerResponse
  ) -> HTTPResponseStatus? {
    switch read {
    case .success(let response as any HTTPStatusReporting): response.reportedStatus
    case .success where serverResponse.isSuccess: nil
    default: StatusEnvelope.status(in: serverResponse.body)
    }
  }
}
