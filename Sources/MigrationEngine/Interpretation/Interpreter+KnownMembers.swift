import Foundation
import MigrationPlan
import SwiftSyntax

/// Dictionaries and arrays that are written out: `let roles: [String: Role] = ["admin": .admin, "guest": .guest]`.
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
      let value = try value(of: member.value, in: state)
      // A member that is nil is there all the same.
      guard value.isNeverNil else { throw NotUnderstood(member) }
      found.append(.tuple([key, value]))
    }
    return .table(found)
  }

  /// Returns what a subscript finds in a dictionary that is written out.
  func member(
    of members: [Value], _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard let argument = access.arguments.first, argument.label == nil, access.trailingClosure == nil,
      access.arguments.count == (access.fallback == nil ? 1 : 2)
    else { throw NotUnderstood(access) }
    var found =
      try access.fallback.map { fallback throws(NotUnderstood) in try value(of: fallback, in: state) } ?? .none
    let key = try value(of: argument.expression, in: state)
    guard key.scalar == .string else { throw NotUnderstood(access) }
    for member in members.reversed() {
      guard case .tuple(let parts) = member, let isThis = equality(key, parts[0]) else { throw NotUnderstood(access) }
      found = .choose(isThis, parts[1], found)
    }
    return found
  }

  /// Returns an element of an array that is written out.
  func element(
    of parts: [Value], _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard let argument = access.arguments.only, argument.label == nil,
      case .literal(let literal) = try value(of: argument.expression, in: state), let index = Int(literal.source),
      parts.indices.contains(index)
    else { throw NotUnderstood(access) }
    return parts[index]
  }

  /// Returns the parts of a literal text that separators divide: `"user.name".components(separatedBy: ".")`; nil for
  /// other calls.
  func parts(ofTextBy call: FunctionCallExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let argument = call.arguments.only, call.trailingClosure == nil,
      [["components", "separatedBy"], ["split", "separator"]]
        .contains([access.declName.baseName.text, argument.label?.text]),
      case .literal(let literal) = try value(of: base, in: state), let text = literal.text,
      let separator = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !separator.isEmpty
    else { return nil }
    let parts = text.components(separatedBy: separator)
    // `split` leaves empty parts out.
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return .list(parts.map { .literal(Value.Literal($0.swiftLiteral, text: $0)) })
  }
}

extension SubscriptCallExprSyntax {
  /// The default value of a dictionary's subscript: `other` of `members["id", default: other]`.
  var fallback: ExprSyntax? {
    guard arguments.count == 2, let last = arguments.last, last.label?.text == "default" else { return nil }
    return last.expression
  }
}
