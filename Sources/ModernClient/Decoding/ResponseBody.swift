import Foundation
import HTTPTransport

/// The bytes that are being decoded, for an `init(from:)` that needs more of them than its decoder provides.
///
/// ``JSONResponseDecoding`` puts it into the decoder's `userInfo`, under `CodingUserInfoKey.responseBody`. Your own
/// decoding can do the same in one line:
///
/// ```swift
/// decoder.userInfo[.responseBody] = ResponseBody(data)
/// ```
public final class ResponseBody: Sendable {
  /// The bytes.
  public let data: Data

  private let parsed = Locked<(any Sendable)?>(nil)

  /// Keeps the bytes of one response.
  ///
  /// - Parameter data: the bytes.
  public init(_ data: Data) {
    self.data = data
  }

  /// Returns the document that a parser creates from the bytes. The bytes are parsed once, however many values ask.
  ///
  /// - Parameter parse: parses the bytes. Called only for the first request of such a document.
  /// - Returns: the document.
  /// - Throws: the parser's error.
  public func document<Document: Sendable>(_ parse: (Data) throws -> Document) rethrows -> Document {
    if let document = parsed.withLock({ $0 }) as? Document { return document }
    let document = try parse(data)
    parsed.withLock { $0 = document }
    return document
  }
}

extension CodingUserInfoKey {
  /// The key of the ``ResponseBody`` in a decoder's `userInfo`.
  public static let responseBody: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "CodableMigrationToolkit.responseBody") else {
      preconditionFailure("Foundation refuses a key of plain letters.")
    }
    return key
  }()
}
