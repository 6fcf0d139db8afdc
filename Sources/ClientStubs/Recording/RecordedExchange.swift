import Foundation
import HTTPTransport
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request and its response, before their secrets are removed.
struct RecordedExchange: Sendable {
  let method: String
  let url: String
  let requestHeaders: [String: String]
  /// Nil for none.
  let requestBody: Data?
  /// Whether the request has a body that is not in memory.
  let hasStreamedRequestBody: Bool
  let response: ServerResponse
  /// Whether the response's body went to a file, or goes to the reader of a stream.
  let hasBodyElsewhere: Bool
  let redaction: Redaction
  let start: Date
  let duration: TimeInterval

  init(
    _ request: OutgoingRequest, _ response: ServerResponse, redaction: Redaction, start: Date, duration: TimeInterval
  ) {
    let urlRequest = request.urlRequest
    method = urlRequest.httpMethod ?? "GET"
    url = urlRequest.url?.absoluteString ?? ""
    requestHeaders = urlRequest.allHTTPHeaderFields ?? [:]
    // The transport leaves the body of a GET out.
    requestBody = method == "GET" ? nil : urlRequest.httpBody
    hasStreamedRequestBody = urlRequest.httpBodyStream != nil
    self.response = response
    hasBodyElsewhere =
      response.isSuccess && response.body.isEmpty && (request.destination != nil || request.isStreamed)
    self.redaction = redaction
    self.start = start
    self.duration = duration
  }

  /// The number of bytes that it needs, about.
  func size(bodyLimit: Int) -> Int {
    let headers = (Array(requestHeaders) + Array(response.headers)).reduce(0) {
      $0 + $1.key.utf8.count + $1.value.utf8.count + 24
    }
    let bodies = [requestBody?.count ?? 0, response.body.count].reduce(0) { $0 + ($1 > bodyLimit ? 0 : $1) }
    return 400 + 2 * url.utf8.count + headers + bodies
  }
}

extension HTTPArchive.Entry {
  /// Creates the entry of an exchange, without its secrets.
  init(_ exchange: RecordedExchange, bodyLimit: Int) {
    let redaction = exchange.redaction
    startedDateTime = HTTPArchive.text(of: exchange.start)
    time = (exchange.duration * 1_000).rounded()
    timings = ["send": 0, "wait": time ?? 0, "receive": 0]
    cache = [:]

    let url = redaction.recordedURL(exchange.url)
    var postData: HTTPArchive.Body?
    if exchange.hasStreamedRequestBody {
      postData = HTTPArchive.Body(
        mimeType: exchange.requestHeaders.value(ofHeader: "Content-Type") ?? "", comment: "Left out: a stream.")
    } else if let body = exchange.requestBody, !body.isEmpty {
      postData = HTTPArchive.Body(
        body, exchange.requestHeaders.value(ofHeader: "Content-Type"), url: exchange.url, redaction, limit: bodyLimit)
    }
    request = HTTPArchive.Request(
      method: exchange.method, url: url, headers: redaction.recordedHeaders(exchange.requestHeaders),
      queryString: RecordedAddress(url).query.map { HTTPArchive.Field(name: $0.name, value: $0.value) },
      postData: postData, bodySize: exchange.hasStreamedRequestBody ? -1 : exchange.requestBody?.count ?? 0)

    let type = exchange.response.header("Content-Type")
    let size = exchange.hasBodyElsewhere ? -1 : exchange.response.body.count
    var content = HTTPArchive.Body(mimeType: type ?? "", comment: nil)
    if exchange.hasBodyElsewhere {
      content.comment = "Left out: a download or a stream."
    } else if size > 0 {
      content = HTTPArchive.Body(exchange.response.body, type, url: exchange.url, redaction, limit: bodyLimit)
    }
    content.size = size
    response = HTTPArchive.Response(
      status: exchange.response.statusCode,
      headers: redaction.recordedHeaders(exchange.response.headers), content: content,
      redirectURL: exchange.response.header("Location").map(redaction.recordedURL) ?? "", bodySize: size)
  }
}

extension HTTPArchive.Body {
  /// Creates a body without its secrets, or its description if it can't be shown.
  fileprivate init(_ data: Data, _ contentType: String?, url: String, _ redaction: Redaction, limit: Int) {
    mimeType = contentType ?? ""
    guard data.count <= limit else {
      comment = "Left out: more than \(limit) bytes."
      return
    }
    text = redaction.recordedBody(data, contentType: contentType, url: url)
    if text == nil { comment = "Left out: it can't be checked for secrets." }
  }
}
