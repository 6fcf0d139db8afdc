import Foundation
import HTTPTransport

/// The bytes that are being decoded, for an `init(from:)` that needs more of them than its decoder provides: a `JSON`, or
/// Bridge's old classes.
package final class ResponseBody: Sendable {
  /// The bytes.
  package let data: Data

  private let parsed = Locked<(any Sendable)?>(nil)

  /// Keeps the bytes of one response.
  package init(_ data: Data) {
    self.data = data
  }

  /// Returns the document that a parser creates from the bytes. The bytes are parsed once, however many values ask.
  ///
  /// - Parameter parse: parses the bytes. Called only for the first request of such a document.
  /// - Returns: the document.
  /// - Throws: the parser's error.
  package func document<Document: Sendable>(_ parse: (Data) throws -> Document) rethrows -> Document {
    if let document = parsed.withLock({ $0 }) as? Document { return document }
    let document = try parse(data)
    parsed.withLock { $0 = document }
    return document
  }
}

extension JSONDecoder {
  /// The bytes that the decoder is about to decode, for values that need them as they were received, such as a `JSON` of
  /// LegacyJSON (which keeps `2.0` apart from `2`). ``JSONResponseDecoding`` sets it. Your own decoding can do the same:
  ///
  /// ```swift
  /// decoder.responseBody = body
  /// return try decoder.decode(type, from: body)
  /// ```
  ///
  /// Nil, the default, means that such a value is put together from what the decoder gives.
  public var responseBody: Data? {
    get { (userInfo[.responseBody] as? ResponseBody)?.data }
    set { userInfo[.responseBody] = newValue.map { ResponseBody($0) } }
  }
}

extension CodingUserInfoKey {
  /// The key of the ``ResponseBody`` in a decoder's `userInfo`.
  package static let responseBody: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "CodableMigrationToolkit.responseBody") else {
      preconditionFailure("Foundation refuses a key of plain letters.")
    }
    return key
  }()
}
