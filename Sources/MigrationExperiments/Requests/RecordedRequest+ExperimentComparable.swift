import Foundation
import HTTPTransport
import LegacyJSON

/// A recorded request is compared by its meaning to a server.
extension RecordedRequest: ExperimentComparable {
  /// The method, the parts of the URL, the query items by their names, the header fields by their lower-case names, and
  /// the body by its content type: JSON by its values, a form by its fields, a multipart form by its parts without
  /// regard to the boundary, text as text, and anything else as bytes.
  ///
  /// The order of query items and fields matters only among those of the same name. A space in a query is `%20`; in a
  /// form, `+` too.
  public var experimentValue: Any { RequestMessage(self) }
}

/// The parts of a request that are compared. Their names appear in the paths of differences.
struct RequestMessage {
  let method: String
  let scheme: String?
  let user: String?
  let password: String?
  let host: String?
  let port: Int?
  let path: String?
  let query: [String: [String]]
  let headers: [String: String]
  let body: Any?

  init(_ request: RecordedRequest) {
    let components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    method = request.method
    scheme = components?.scheme?.lowercased()
    user = components?.user
    password = components?.password
    host = components?.host?.lowercased()
    port = components?.port
    path = components.map { $0.percentEncodedPath.isEmpty ? "/" : $0.percentEncodedPath }
    query = FormFields.read(components?.percentEncodedQuery ?? "", plusIsSpace: false)
    let contentType = request.header("Content-Type").flatMap(MediaType.init)
    var headers = Dictionary(request.headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    if let contentType, contentType.isMultipart { headers["content-type"] = contentType.name }
    self.headers = headers
    body = request.body.map { RequestBodyReading.value(of: $0, as: contentType) }
  }

  /// The names of all fields, including those in the body.
  var fieldNames: [String] {
    var names = Array(query.keys) + Array(headers.keys)
    switch body {
    case let fields as [String: [String]]: names += fields.keys
    case let parts as [String: [RequestBodyReading.Part]]: names += parts.keys
    case let json as JSON:
      var values = [json]
      while let value = values.popLast() {
        names += value.dictionaryValue.keys
        values += value.dictionaryValue.values
        values += value.arrayValue
      }
    default: break
    }
    return names
  }
}
