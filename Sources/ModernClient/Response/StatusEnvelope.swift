import Foundation

/// A body of which only the server's report is read.
struct StatusEnvelope: Decodable {
  let status: HTTPResponseStatus?

  /// The report in a body that may be anything.
  static func status(in body: Data) -> HTTPResponseStatus? {
    try? JSONResponseDecoding().decode(StatusEnvelope.self, from: body).status
  }
}
