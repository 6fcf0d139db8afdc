/// Reads the text of a `PathPattern`.
struct PathPatternParser {
  private let text: String
  private var rest: Substring

  init(text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func components() throws -> [PathPattern.Component] {
    var components: [PathPattern.Component] = []
    guard !rest.isEmpty else { throw failure("it is empty") }
    while let next = rest.first {
      if next == "[" {
        components.append(try bracket())
      } else {
        if !components.isEmpty {
          guard next == "." else { throw failure("a dot is missing before \(String(rest).debugDescription)") }
          rest.removeFirst()
        }
        components.append(try name())
      }
    }
    return components
  }

  private mutating func name() throws -> PathPattern.Component {
    let name = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" && $0 != "\"" }
    guard !name.isEmpty else { throw failure("a name is missing") }
    rest = rest[name.endIndex...]
    switch name {
    case "*": return .anything
    case "**": return .anyDepth
    default:
      guard !name.contains("*") else {
        throw failure("\(String(name).debugDescription) is neither a name nor * nor **")
      }
      return .name(String(name))
    }
  }

  private mutating func bracket() throws -> PathPattern.Component {
    rest.removeFirst()
    let component: PathPattern.Component
    if rest.first == "\"" {
      component = .name(try quoted())
    } else {
      let inside = rest.prefix { $0 != "]" }
      rest = rest[inside.endIndex...]
      if inside == "*" {
        component = .anyElement
      } else if let index = Int(inside), index >= 0 {
        component = .index(index)
      } else {
        throw failure("between brackets go an index, * or a key in quotes")
      }
    }
    guard rest.popFirst() == "]" else { throw failure("a bracket is not closed") }
    return component
  }

  private mutating func quoted() throws -> String {
    rest.removeFirst()
    var key = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return key
      case "\\":
        guard let escaped = rest.popFirst() else { throw failure("a quote is not closed") }
        key.append(escaped)
      default: key.append(character)
      }
    }
    throw failure("a quote is not closed")
  }

  private func failure(_ reason: String) -> PathPatternError {
    PathPatternError(text: text, reason: reason)
  }
}
