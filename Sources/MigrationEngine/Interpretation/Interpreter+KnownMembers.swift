import MigrationPlan
import SwiftSyntax

/// Dictionaries that are written out: `let roles: [String: Role] = ["admin": .admin, "guest": .guest]`.
extension Interpreter {
  /// Returns the value of a dictionary literal.
  func table(of members: DictionaryElementListSyntax, in state: State) throws(NotUnderstood) -> Value {
    var texts: Set<String> = []
    var found: [Value] = []
    for member in members {
      let key = try value(of: member.key, in: state)
      // Two members of one key stop the program.
      guard case .literal(let literal) = key, let text = literal.text, texts.insert(text).inserted else {
        throw NotUnderstood(member)
      }
      found.append(.tuple([key, try value(of: member.value, in: state)]))
    }
    return .table(found)
  }

  /// Returns what a subscript finds in a dictionary that is written out.
  func member(
    of members: [Value], _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard let argument = access.arguments.first, argument.label == nil, access.trailingClosure == nil else {
      throw NotUnderstood(access)
    }
    var found = Value.none
    switch access.arguments.count {
    case 1: break
    case 2:
      guard let last = access.arguments.last, last.label?.text == "default" else { throw NotUnderstood(access) }
      found = try value(of: last.expression, in: state)
    default: throw NotUnderstood(access)
    }
    let key = try value(of: argument.expression, in: state)
    guard key.scalar == .string else { throw NotUnderstood(access) }
    for member in members.reversed() {
      guard case .tuple(let parts) = member, let isThis = equality(key, parts[0]) else { throw NotUnderstood(access) }
      found = .choose(isThis, parts[1], found)
    }
    return found
  }
}
