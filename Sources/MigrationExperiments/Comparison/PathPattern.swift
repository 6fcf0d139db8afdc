/// A pattern of paths to which a rule applies: `products[*].cachedAt`.
///
/// | pattern | stands for |
/// | --- | --- |
/// | `owner.name` | the property, or the dictionary's key, of that name |
/// | `headers["X-Id"]` | the same, for names that are not plain words |
/// | `products[3]`, `products[*]` | one element; any element, of sets too, and any key |
/// | `*.cachedAt` | any one step |
/// | `**.cachedAt` | any number of steps, none at all included |
///
/// Names are those of the control.
public struct PathPattern: Sendable, Hashable {
  enum Component: Sendable, Hashable {
    case name(String)
    case index(Int)
    case anyElement
    case anything
    case anyDepth
  }

  let components: [Component]

  /// The pattern as it was written.
  public let description: String

  /// Parses a pattern.
  ///
  /// - Parameter text: the pattern.
  /// - Throws: a `PathPatternError` if the text is not a valid pattern.
  public init(parsing text: String) throws {
    var parser = PathPatternParser(text: text)
    components = try parser.components()
    description = text
  }
}

extension PathPattern: CustomStringConvertible {}

extension PathPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a literal in source code. The program stops if it is not a valid pattern.
  ///
  /// - Parameter value: the pattern.
  public init(stringLiteral value: String) {
    do {
      try self.init(parsing: value)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// An error for text that is not a valid path pattern.
public struct PathPatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text.
  public let text: String
  /// The reason why the pattern is invalid.
  public let reason: String

  /// The whole sentence.
  public var description: String { "\(text.debugDescription) is not a path pattern: \(reason)." }
}

extension PathPattern.Component {
  func matches(_ component: ValuePath.Component) -> Bool {
    switch (self, component) {
    case (.name(let name), .property(let other)), (.name(let name), .key(let other)): name == other
    case (.index(let index), .index(let other)): index == other
    case (.index(let index), .key(let other)): String(index) == other
    case (.anyElement, .index), (.anyElement, .key), (.anyElement, .element): true
    case (.anything, _), (.anyDepth, _): true
    default: false
    }
  }
}
