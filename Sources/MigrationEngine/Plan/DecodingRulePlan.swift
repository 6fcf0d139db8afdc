import MigrationPlan

/// The declaration of a rule: code that creates one property's value from the document.
struct DecodingRulePlan: Sendable, Equatable {
  /// The rule as it is written behind `@DecodedBy`: `PriceRule`, `RawValueRule<Role>`.
  var name: String
  /// The access modifier of the property, and of the rule, followed by a space.
  let access: String
  /// The type of the value, as source.
  let value: String
  /// The code of the closure; nil for a rule of the library.
  let body: Body?
  /// The reason why no simpler form is possible.
  var reason: Reason?
  /// Whether it gets the object that contains the property, instead of the value under the property's key.
  let isOfObject: Bool

  /// The code of a rule's closure.
  struct Body: Sendable, Equatable {
    /// An expression, or statements that return the value; with `try` where something in them throws.
    let lines: [RuleSource]
    /// Whether the document is refused if they give nil.
    let refusesNil: Bool
    /// Whether they refuse the document themselves.
    var refuses = false
    /// The names in the code that the old initializer had.
    var names: Set<String> = []
    /// Whether they make models, or call what throws, so that errors of those may come through.
    var mayThrowOthers = false
    /// Whether they state their type, so that the declaration does not have to.
    var namesType = false
    /// Whether they are one expression.
    var isExpression = false
    /// The default of a string that they do nothing but read, as source.
    var defaultText: String?

    init(_ lines: [RuleSource], refusesNil: Bool = false) {
      self.lines = lines
      self.refusesNil = refusesNil
    }
  }

  /// The name of the closure's parameter, where it has one.
  static let container = "container"

  /// The rule of the library that gets the whole object.
  static let wholeDocument = "WholeDocumentRule"

  var isOfLibrary: Bool { body == nil }

  /// Whether it refuses a document that lacks the value.
  var refuses: Bool { name.hasPrefix("RefusingRule<") || body.map { $0.refuses || $0.refusesNil } == true }

  /// The string of a rule that consists only of `?? "text"`, as source. A wrapper that other decoders support can
  /// express this default. (For other types than strings, they would accept other values.)
  var defaultText: String? { body?.defaultText }

  /// The declaration, each line without the indentation around it.
  ///
  /// - Parameters:
  ///   - unit: what a line is indented by.
  ///   - columns: how long a line may be.
  ///   - spelling: how a name of the libraries is written here.
  ///   - breaksExpressions: whether expressions that are too long are broken, and not conditions alone.
  func declaration(
    unit: String, columns: Int, breaksExpressions: Bool = true, spelling: (String) -> String
  ) -> [String] {
    if let defaultText {
      let property = "\(access == "private " ? "" : access)static var decodingDefault: String { \(defaultText) }"
      let head = "\(access)enum \(name): \(spelling("DefaultProviding")) {"
      let line = "\(head) \(property) }"
      return line.count <= columns ? [line] : [head, unit + property, "}"]
    }
    let conformance = spelling(isOfObject ? "ObjectDecodingRule" : "DecodingRule")
    let first = "\(access)enum \(name): \(conformance) {"
    guard let body else { return [] }
    // A member of a private type needs no modifier to be as private.
    let name = "\(access == "private " ? "" : access)static let value = Decoding"
    let head = "\(name)<\(value)>\(body.refusesNil ? ".required" : "") {"
    if let line = body.lines.only {
      let closure = "\(body.namesType ? "\(name) {" : head) \(Self.closure(line)) }"
      if first.count + closure.count + 3 <= columns { return ["\(first) \(closure) }"] }
      if unit.columns + closure.count <= columns { return [first, unit + closure, "}"] }
    }
    let lines = body.lines.flatMap {
      $0.lines(indentation: unit + unit, unit: unit, columns: columns, breaksExpressions: breaksExpressions)
    }
    return [first, "\(unit)\(head) \(Self.container) in"] + lines + ["\(unit)}", "}"]
  }

  /// Returns one expression as the body of a closure, without a name for the container if it needs none.
  static func closure(_ line: RuleSource) -> String {
    if line.needsName { return "\(container) in \(line.text())" }
    return line.asksContainer ? line.text(container: "$0") : "_ in \(line.text())"
  }
}
