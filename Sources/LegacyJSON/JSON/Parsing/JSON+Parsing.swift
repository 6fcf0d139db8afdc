import Foundation

extension JSON {
  /// Parses a document.
  ///
  /// Takes what `JSONSerialization` on Linux takes, on every platform, and as it does: a lone `5` is an error, unless
  /// `options` allow fragments; a comma may stand before a closing bracket; of equal keys the last one counts; at most
  /// 512 arrays and objects are in one another. Integers stay exact to 64 bits, and numbers with more digits than a
  /// double holds stay exact as decimals.
  ///
  /// - Parameters:
  ///   - data: The document, in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///   - options: Foundation's reading options. Those about mutability have no meaning for values.
  /// - Throws: `CocoaError.propertyListReadCorrupt`, as Foundation does, with the line and column in its text.
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    let known: JSONSerialization.ReadingOptions = [.fragmentsAllowed, .mutableContainers, .mutableLeaves]
    guard known.isSuperset(of: options) else {
      // JSON5 and its like are Foundation's, where it has them.
      self = JSON(converting: try JSONSerialization.jsonObject(with: data, options: options))
      return
    }
    self = try data.withUnsafeBytes { bytes in
      try JSON(document: bytes.bindMemory(to: UInt8.self), allowsFragments: options.contains(.fragmentsAllowed))
    }
  }

  /// Parses a document as SwiftyJSON 3 did by `JSON(data:)`, which could not throw: what is none becomes null.
  ///
  /// - Parameters:
  ///   - data: The document, in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///   - options: Foundation's reading options; in those days a lone `5` was a document.
  public init(parsing data: Data, options: JSONSerialization.ReadingOptions = .fragmentsAllowed) {
    self = (try? JSON(data: data, options: options)) ?? .null
  }

  /// Parses a text. What is not JSON becomes null, without an error, as in SwiftyJSON.
  ///
  /// - Parameter text: The document. A lone `5` or `"s"` becomes null too.
  public init(parseJSON text: String) {
    var text = text
    self = text.withUTF8 { (try? JSON(document: $0, allowsFragments: false)) ?? .null }
  }

  private init(document: UnsafeBufferPointer<UInt8>, allowsFragments: Bool) throws {
    do throws(JSONParsingError) {
      self = try DocumentEncoding(of: document).withUTF8(of: document) { utf8 throws(JSONParsingError) in
        var parser = JSONParser(bytes: utf8)
        let json = try parser.parse()
        guard allowsFragments || json.isContainer else { throw JSONParsingError(.fragment, at: 0, in: utf8) }
        return json
      }
    } catch {
      throw error.cocoaError
    }
  }
}
