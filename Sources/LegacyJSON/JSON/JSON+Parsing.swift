import Foundation

extension JSON {
  /// Parses a document.
  ///
  /// As in SwiftyJSON, a document is an array or an object: a lone `5` is an error, unless `options` allow fragments.
  /// Integers stay exact to 64 bits, and numbers with more digits than a double holds stay exact as decimals.
  ///
  /// - Parameters:
  ///   - data: The document, in UTF-8, UTF-16 or UTF-32.
  ///   - options: Foundation's reading options.
  /// - Throws: Foundation's error, when the document is not JSON.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    self = JSON(converting: try JSONSerialization.jsonObject(with: data, options: options))
  }

  /// Parses a text. What is not JSON becomes null, without an error, as in SwiftyJSON.
  ///
  /// - Parameter text: The document. A lone `5` or `"s"` becomes null too.
  public init(parseJSON text: String) {
    self = (try? JSON(data: Data(text.utf8))) ?? .null
  }
}
