import Foundation

extension JSON {
  /// Parses a document.
  ///
  /// Accepts the same documents as `JSONSerialization` on Linux, on every platform, with the same results. A lone `5`
  /// is an error, unless `options` allow fragments; a comma may stand before a closing bracket; of duplicate keys the
  /// last one wins; arrays and objects nest at most 512 deep. Integers of up to 64 bits are exact, and numbers with
  /// more digits than a double holds are kept exactly, as decimals.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: Foundation's reading options. The mutability options have no effect.
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

  /// Parses a document as SwiftyJSON 3 did with `JSON(data:)`, which did not throw: invalid JSON becomes null.
  ///
  /// - Parameters:
  ///   - data: the document, in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///   - options: Foundation's reading options; SwiftyJSON 3 accepted a lone `5` by default.
  public init(parsing data: Data, options: JSONSerialization.ReadingOptions = .fragmentsAllowed) {
    self = (try? JSON(data: data, options: options)) ?? .null
  }

  /// Parses a text. Invalid JSON becomes null without an error, as in SwiftyJSON.
  ///
  /// - Parameter text: the document. A lone `5` or `"s"` becomes null too.
  public init(parseJSON text: String) {
    var text = text
    self = text.withUTF8 { (try? JSON(document: $0, allowsFragments: false)) ?? .null }
  }

  /// Parses a document to decode it once. Does the same as `init(data:)`, but lists the members of small objects.
  ///
  /// - Parameter data: the document.
  /// - Throws: the error of `init(data:)`.
  package init(decoding data: Data) throws {
    self = try data.withUnsafeBytes { bytes in
      try JSON(document: bytes.bindMemory(to: UInt8.self), allowsFragments: false, listsMembers: true)
    }
  }

  private init(
    document: UnsafeBufferPointer<UInt8>, allowsFragments: Bool, listsMembers: Bool = false
  ) throws {
    do throws(JSONParsingError) {
      self = try DocumentEncoding(of: document).withUTF8(of: document) { utf8 throws(JSONParsingError) in
        var parser = JSONParser(bytes: utf8, listsMembers: listsMembers)
        let json = try parser.parse()
        guard allowsFragments || json.isContainer else { throw JSONParsingError(.fragment, at: 0, in: utf8) }
        return json
      }
    } catch {
      throw error.cocoaError
    }
  }
}
