import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Call {
  /// The response in the answer, or what is wrong with it, the server's own word first.
  func read(_ answer: HTTPAnswer, to outgoing: URLRequest) throws(HTTPClientError) -> Request.Response {
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
}
