import Foundation
import LegacyJSON

/// Reads models directly from a response, for code that created a `JSON` only for that.
///
/// `User(json: JSON(value)["user"])` becomes `User(reading: value, at: "user")`, and
/// `JSON(value)["users"].arrayValue.map { User(json: $0) }` becomes `[User](reading: value, at: "users")`: the same
/// values for every response, without a `JSON`.
extension LegacyDecodable {
  /// Reads a value from a parsed response, or from data, which is parsed first.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: the path of the value's document.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data, which has to be JSON.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the value's document.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self.init(decoding: try JSON(data: data)[path])
  }
}

extension LegacyFailableDecodable {
  /// Reads a value from a parsed response, or from data, which is parsed first. Nil if the type refuses the document.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: the path of the value's document.
  public init?(reading object: Any, at path: any JSONSubscriptType...) {
    self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data, which has to be JSON. Nil if the type refuses the document.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the value's document.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init?(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self.init(decoding: try JSON(data: data)[path])
  }
}

extension LegacyThrowingDecodable {
  /// Reads a value from a parsed response, or from data, which is parsed first.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts: `Data`, or the result of `JSONSerialization` or an HTTP library. Data
  ///     that is not JSON counts as null.
  ///   - path: the path of the value's document.
  /// - Throws: the error of the type's `init(from:)`.
  public init(reading object: Any, at path: any JSONSubscriptType...) throws {
    try self.init(decoding: JSON(object)[path])
  }

  /// Reads a value from data, which has to be JSON.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the value's document.
  /// - Throws: the parser's error, or the error of the type's `init(from:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    try self.init(decoding: try JSON(data: data)[path])
  }
}

extension Array where Element: LegacyDecodable {
  /// Reads the elements of an array in a parsed response, or in data, as `.arrayValue.map(Element.init)` does.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: the path of the array. An absent value, or one of another type, counts as empty.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].arrayValue.map { Element(decoding: $0) }
  }

  /// Reads the elements of an array in data, which has to be JSON.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the array. An absent value, or one of another type, counts as empty.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].arrayValue.map { Element(decoding: $0) }
  }

  /// Reads the values that a loop over a `JSON` iterates: `for (_, item) in json["items"] { items.append(Item(json:
  /// item)) }`.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: the path of the array. For an object, the values of its members are read in no order.
  public init(readingEntries object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].map { Element(decoding: $1) }
  }

  /// Reads the values that a loop over a `JSON` iterates, from data, which has to be JSON.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the array. For an object, the values of its members are read in no order.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init(parsingEntries data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].map { Element(decoding: $1) }
  }
}

extension Array where Element: LegacyFailableDecodable {
  /// Reads the elements of an array in a parsed response, or in data, without those that refuse their document:
  /// `.arrayValue.compactMap(Element.init)`.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: the path of the array. An absent value, or one of another type, counts as empty.
  public init(reading object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].arrayValue.compactMap { Element(decoding: $0) }
  }

  /// Reads the elements of an array in data, which has to be JSON, without those that refuse their document.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the array. An absent value, or one of another type, counts as empty.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init(parsing data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].arrayValue.compactMap { Element(decoding: $0) }
  }

  /// Reads the values that a loop over a `JSON` iterates, without those that refuse their document.
  ///
  /// - Parameters:
  ///   - object: a value that `JSON(_:)` accepts. Data that is not JSON counts as null.
  ///   - path: the path of the array. For an object, the values of its members are read in no order.
  public init(readingEntries object: Any, at path: any JSONSubscriptType...) {
    self = JSON(object)[path].compactMap { Element(decoding: $1) }
  }

  /// Reads the values that a loop over a `JSON` iterates, from data, which has to be JSON, without those that refuse
  /// their document.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - path: the path of the array. For an object, the values of its members are read in no order.
  /// - Throws: the parser's error, as `JSON(data:)`.
  public init(parsingEntries data: Data, at path: any JSONSubscriptType...) throws {
    self = try JSON(data: data)[path].compactMap { Element(decoding: $1) }
  }
}
