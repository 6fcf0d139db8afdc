import Foundation

// What SwiftyJSON 3 and 4 had under other names, so that code from those days compiles, and says what to write instead.

extension JSON {
  /// Parses a text: SwiftyJSON 3's spelling.
  ///
  /// - Parameter json: the document.
  @available(*, deprecated, renamed: "init(parseJSON:)")
  public static func parse(_ json: String) -> JSON {
    JSON(parseJSON: json)
  }

  /// The JSON null: SwiftyJSON 2's spelling.
  @available(*, deprecated, renamed: "null")
  public static var nullJSON: JSON { .null }

  #if canImport(ObjectiveC)  // Foundation on Linux has no `NSErrorPointer`, so there is no such code there.
    /// Parses a document, and gives null when it is none: SwiftyJSON 3's initializer, which took fragments too.
    ///
    /// - Parameters:
    ///   - data: the document.
    ///   - options: Foundation's reading options.
    ///   - error: where to put the error.
    @available(*, deprecated, message: "Use `try JSON(data:options:)` instead.")
    public init(data: Data, options: JSONSerialization.ReadingOptions = .fragmentsAllowed, error: NSErrorPointer) {
      do {
        try self.init(data: data, options: options)
      } catch let failure {
        self = .null
        error?.pointee = failure as NSError
      }
    }
  #endif
}

// Not `String`, `Bool`, `Array`, `Dictionary`: in an extension of `Type` they would hide the standard library's types.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Type {
  /// The kind `number`: SwiftyJSON 2's spelling.
  @available(*, deprecated, renamed: "number")
  public static var Number: Type { .number }

  /// The kind `null`: SwiftyJSON 2's spelling.
  @available(*, deprecated, renamed: "null")
  public static var Null: Type { .null }

  /// The kind `unknown`: SwiftyJSON 2's spelling.
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Type { .unknown }
}

extension SwiftyJSONError {
  /// The raw value: how it was read when `json.error` was an `NSError`.
  @available(*, deprecated, renamed: "errorCode")
  public var code: Int { errorCode }

  /// SwiftyJSON's error domain: how it was read when `json.error` was an `NSError`.
  @available(*, deprecated, renamed: "SwiftyJSONError.errorDomain")
  public var domain: String { Self.errorDomain }
}

/// The dictionary of writing options: SwiftyJSON 3 to 5.0.0's spelling.
// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(*, deprecated, renamed: "writingOptionsKeys")
public typealias writtingOptionsKeys = writingOptionsKeys

/// The domain of SwiftyJSON's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.errorDomain")
public let ErrorDomain = SwiftyJSONError.errorDomain

/// The code of `SwiftyJSONError.unsupportedType`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.unsupportedType")
public let ErrorUnsupportedType = SwiftyJSONError.unsupportedType.rawValue

/// The code of `SwiftyJSONError.indexOutOfBounds`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.indexOutOfBounds")
public let ErrorIndexOutOfBounds = SwiftyJSONError.indexOutOfBounds.rawValue

/// The code of `SwiftyJSONError.wrongType`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.wrongType")
public let ErrorWrongType = SwiftyJSONError.wrongType.rawValue

/// The code of `SwiftyJSONError.notExist`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.notExist")
public let ErrorNotExist = SwiftyJSONError.notExist.rawValue

/// The code of `SwiftyJSONError.invalidJSON`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, renamed: "SwiftyJSONError.invalidJSON")
public let ErrorInvalidJSON = SwiftyJSONError.invalidJSON.rawValue
