/// Code of a rule, in which the container has no name yet, and whose conditions may stand on lines of their own.
struct RuleSource: Sendable, Equatable, ExpressibleByStringInterpolation {
  private enum Part: Sendable, Equatable {
    case text(String)
    case container
    /// The body of a closure.
    case closure(RuleSource)
    /// Where a line that is too long is broken: between two conditions, or behind the last one.
    case gap(isBetween: Bool)
  }

  private var parts: [Part] = []

  /// The container that the rule is given.
  static let container = RuleSource(parts: [.container])
  /// The comma between two conditions, where a long line may be broken.
  static let betweenConditions = RuleSource(parts: [.gap(isBetween: true)])
  /// The space behind the last condition, where a long line may be broken.
  static let behindConditions = RuleSource(parts: [.gap(isBetween: false)])

  private init(parts: [Part]) { self.parts = parts }

  init(_ text: String) { append(.text(text)) }

  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.source }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = RuleSource("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { source.append(.text(literal)) }
    mutating func appendInterpolation(_ text: String) { source.append(.text(text)) }
    mutating func appendInterpolation(_ other: RuleSource) { source += other }
  }

  private mutating func append(_ part: Part) {
    guard case .text(let more) = part else { return parts.append(part) }
    if more.isEmpty { return }
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + more)
    } else {
      parts.append(part)
    }
  }

  static func += (source: inout RuleSource, other: RuleSource) { for part in other.parts { source.append(part) } }

  /// A closure with this code, which is given something: `{ $0.count() }`, `{ item in item.count() }`, `{ _ in "none" }`.
  var asClosure: RuleSource { RuleSource(parts: [.closure(namesGiven ? self : "_ in \(self)")]) }

  /// Whether it names what a closure around it is given.
  var namesGiven: Bool {
    if case .text(let first)? = parts.first, first.split(separator: " ").dropFirst().first == "in" { return true }
    return parts.contains { part in
      if case .text(let text) = part { text.contains("$0") || text.contains("$1") } else { false }
    }
  }

  var indented: RuleSource { "  \(self)" }

  /// Whether it asks the container.
  var asksContainer: Bool {
    parts.contains { part in
      switch part {
      case .container: true
      case .closure(let body): body.asksContainer
      case .text, .gap: false
      }
    }
  }

  /// Whether the container needs a name: a closure inside has parameters of its own.
  var needsName: Bool {
    parts.contains { part in
      if case .closure(let body) = part { return body.asksContainer }
      return false
    }
  }

  /// Whether there is a closure behind a call, outside of all parentheses.
  var hasTrailingClosure: Bool {
    var depth = 0
    for part in parts {
      switch part {
      case .closure: if depth == 0 { return true }
      case .text(let text):
        for character in text {
          switch character {
          case "(", "[": depth += 1
          case ")", "]": depth -= 1
          case "{" where depth == 0: return true
          default: break
          }
        }
      case .container, .gap: break
      }
    }
    return false
  }

  func hasSuffix(_ suffix: String) -> Bool {
    if case .text(let text)? = parts.last { return text.hasSuffix(suffix) }
    return false
  }

  /// The code on one line.
  func text(container: String = DecodingRulePlan.container) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .container: container
      case .closure(let body): "{ \(body.text(container: container)) }"
      case .gap(let isBetween): isBetween ? ", " : " "
      }
    }.joined()
  }

  var count: Int { text().count }

  /// The code as a statement: on one line where it fits, and else with each of several conditions on a line of its own, or
  /// as ``RuleLayout`` breaks it.
  ///
  /// - Parameters:
  ///   - indentation: what stands before a line.
  ///   - unit: what a line is indented by, for each two spaces that it begins with.
  ///   - columns: how long a line may be.
  ///   - breaksExpressions: whether an expression is broken that is longer.
  func lines(indentation: String, unit: String, columns: Int, breaksExpressions: Bool = true) -> [String] {
    let text = text()
    let depth = text.prefix { $0 == " " }.count / 2
    let indentation = indentation + String(repeating: unit, count: depth)
    let whole = indentation + text.dropFirst(depth * 2)
    guard whole.columns > columns else { return [whole] }
    if !breaksExpressions, !parts.contains(.gap(isBetween: true)) { return [whole] }
    guard parts.contains(.gap(isBetween: true)) else {
      return RuleLayout(unit: unit, columns: columns).lines(String(text.dropFirst(depth * 2)), indentation: indentation)
    }
    var lines: [RuleSource] = [""]
    for part in parts {
      if case .gap(let isBetween) = part {
        if isBetween { lines[lines.count - 1].append(.text(",")) }
        lines.append(isBetween ? RuleSource(unit) : "")
      } else {
        lines[lines.count - 1].append(part)
      }
    }
    return [indentation + lines[0].text().dropFirst(depth * 2)] + lines.dropFirst().map { indentation + $0.text() }
  }

  /// Whether none of its lines is more than twice as long as it may be, and an expression is not more than four lines
  /// long.
  func isReadable(columns: Int) -> Bool {
    (parts.contains(.gap(isBetween: true)) || count <= 4 * columns)
      && lines(indentation: "", unit: "  ", columns: columns).allSatisfy { $0.columns <= 2 * columns }
  }
}

extension [RuleSource] {
  /// The code of a list, on one line.
  var joined: RuleSource {
    reduce(into: "") { list, element in list += list == "" ? element : ", \(element)" }
  }

  /// The code of conditions, one behind the other.
  var asConditions: RuleSource {
    guard var joined = first else { return "" }
    for condition in dropFirst() {
      joined += .betweenConditions
      joined += condition
    }
    return joined
  }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "the container has no name yet")
  mutating func appendInterpolation(_ source: RuleSource) {}

}
