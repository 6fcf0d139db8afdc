import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Call {
  /// Returns the response in the answer, or throws the error, with preference for the server's own report.
  package func read(_ answer: HTTPAnswer, to outgoing: URLRequest) throws(HTTPClientError) -> Request.Response {
    let read = Result { try response(from: answer) }
    let status = reportedStatus(of: read, in: answer)
    let reason: HTTPClientError.Reason
    if let failure = reportedFailure(of: read, in: answer) {
      reason = .failure(failure)
    } else if let status, status.isError {
      reason = .server(status)
    } else if !answer.isSuccess {
      reason = .unacceptableStatus(answer.statusCode)
    } else {
      switch read {
      case .success(let response): return response
      case .failure(let error): reason = .decoding(error)
      }
    }
    throw failure(reason, of: outgoing, answer: answer, status: status)
  }

  /// Converts the server's answer to the request's response type. The client's rules apply unless the request has its
  /// own.
  package func response(from answer: HTTPAnswer) throws -> Request.Response {
    try configuration.codingPolicy { try request.response(from: answer) }
  }

  func failure(
    _ reason: HTTPClientError.Reason, of outgoing: URLRequest?, answer: HTTPAnswer? = nil,
    status: HTTPResponseStatus? = nil
  ) -> HTTPClientError {
    HTTPClientError(
      reason, method: request.method, request: outgoing, answer: answer, status: status,
      secretFields: request.metadata.secretFields, configuration: configuration)
  }

  /// Returns the failure that an error body describes in the request's own terms, or the failure that the response
  /// reports.
  private func reportedFailure(
    of read: Result<Request.Response, any Error>, in answer: HTTPAnswer
  ) -> (any Sendable)? {
    if !answer.isSuccess, let failure = configuration.codingPolicy({ request.failure(from: answer) }) {
      return failure
    }
    guard case .failure(let error as ReportedFailure) = read else { return nil }
    return error.failure
  }

  /// Returns the status that the server reports in the response. Otherwise looks into the body, unless the call
  /// succeeded.
  private func reportedStatus(
    of read: Result<Request.Response, any Error>,
    in answer: HTTPAnswer
  ) -> HTTPResponseStatus? {
    switch read {
    case .success(let response as any HTTPStatusReporting): response.reportedStatus
    case .success where answer.isSuccess: nil
    default: StatusEnvelope.status(in: answer.body)
    }
  }
}
