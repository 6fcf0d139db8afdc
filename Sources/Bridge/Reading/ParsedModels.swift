import Foundation
import LegacyJSON

/// Models of what a request was answered with, for code that made a `JSON` of it only to make models of that.
///
/// `User(json: JSON(value)["user"])` becomes `User(reading: value, at: "user")`, and
/// `JSON(value)["users"].arrayValue.map { User(json: $0) }` becomes `[User](reading: value, at: "users")`: the same values
/// for every answer, without a `JSON` in between.
extension LegacyDecodable {
  /// Reads a value from a parsed answer, or from data that is parsed first.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: The path of the value's document.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data that has to be JSON.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the value's document.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self.init(decoding: try JSON(data: data)[path])
  }
}

extension LegacyFailableDecodable {
  /// Reads a value from a parsed answer, or from data that is parsed first: nil when the type refuses the document.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: The path of the value's document.
  public init?(reading object: Any, at path: any JSONSubscriptType...) {
    self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data that has to be JSON: nil when the type refuses the document.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the value's document.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init?(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self.init(decoding: try JSON(data: data)[path])
  }
}

extension LegacyThrowingDecodable {
  /// Reads a value from a parsed answer, or from data that is parsed first.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: The path of the value's document.
  /// - Throws: The error of the type's `init(from:)`.
  public init(reading object: Any, at path: any JSONSubscriptType...) throws {
    try self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data that has to be JSON.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the value's document.
  /// - Throws: The parser's error, or the error of the type's `init(from:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    try self.init(decoding: try JSON(data: data)[path])
  }
}

extension Array where Element: LegacyDecodable {
  /// Reads the elements of an array in a parsed answer, or in data that is parsed first: `.arrayValue.map(Element.init)`.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: The path of the array. An absent value, or one of another type, counts as empty.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].arrayValue.map { Element(decoding: $0) }
  }

  /// Reads the elements of an array in data that has to be JSON.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the array. An absent value, or one of another type, counts as empty.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].arrayValue.map { Element(decoding: $0) }
  }

  /// Reads what a loop over a `JSON` saw: `for (_, item) in json["items"] { items.append(Item(json: item)) }`.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: The path of the array. For an object, the values of its members are read in no order.
  public init(readingEntries object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].map { Element(decoding: $1) }
  }

  /// Reads what a loop over a `JSON` saw, in data that has to be JSON.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the array. For an object, the values of its members are read in no order.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init(parsingEntries data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].map { Element(decoding: $1) }
  }
}

extension Array where Element: LegacyFailableDecodable {
  /// Reads the elements of an array in a parsed answer, or in data that is parsed first, without those that refuse their
  /// document: `.arrayValue.compactMap(Element.init)`.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: The path of the array. An absent value, or one of another type, counts as empty.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].arrayValue.compactMap { Element(decoding: $0) }
  }

  /// Reads the elements of an array in data that has to be JSON, without those that refuse their document.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the array. An absent value, or one of another type, counts as empty.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].arrayValue.compactMap { Element(decoding: $0) }
  }

  /// Reads what a loop over a `JSON` saw, without what refuses its document.
  ///
  /// - Parameters:
  ///   - object: A value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: The path of the array. For an object, the values of its members are read in no order.
  public init(readingEntries object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].compactMap { Element(decoding: $1) }
  }

  /// Reads what a loop over a `JSON` saw, in data that has to be JSON, without what refuses its document.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - path: The path of the array. For an object, the values of its members are read in no order.
  /// - Throws: The parser's error, as `JSON(data:)`.
  public init(parsingEntries data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].compactMap { Element(decoding: $1) }
  }
}
