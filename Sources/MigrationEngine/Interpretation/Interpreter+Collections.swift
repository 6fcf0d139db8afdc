import MigrationPlan
import SwiftSyntax

/// Members that extensions of the project add to arrays of documents:
/// `extension Collection { subscript(safe index: Index) -> Element? { … } }`.
extension Interpreter {
  private static let owners: Set = [
    "Array", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
  ]

  /// Whether a member of an extension is one of an array of documents.
  private func isOfDocuments(_ owner: String?, _ node: some SyntaxProtocol & WithModifiersSyntax) -> Bool {
    guard let owner, Self.owners.contains(owner), !project.isDeclaredHere(owner), isVisible(node) else { return false }
    let asked = Syntax(node).enclosingExtension?.genericWhereClause?.requirements.trimmedDescription
    return asked.map { ["Element == JSON", "Iterator.Element == JSON"].contains($0) } ?? true
  }

  /// The method of all arrays that a call calls on one of documents; nil for other calls.
  func collectionMethod(
    _ name: String, of base: ExprSyntax, calledBy call: FunctionCallExprSyntax, in state: State
  ) -> Function? {
    let found = project.functions(named: name).filter { function in
      !function.isStatic && function.mayBeCalled(by: call) && isOfDocuments(function.owner, function.node)
    }
    guard !found.isEmpty, let array = try? chain(base, in: state), array.conditions.isEmpty,
      array.value.isArrayOfDocuments, array.value.isNeverNil, !array.value.isEntries,
      let meant = meant(
        of: found, by: call.arguments.map(\.expression), in: state, signature: { ($0.parameters, $0.returnType) }),
      !isCalled(meant.node, in: meant.file)
    else { return nil }
    return converted(Function(meant), meant.node, in: meant.file)?.of(value: array.value)
  }

  /// Returns what a property of all arrays holds for one of documents; nil for other members.
  func collectionMember(
    _ name: String, of array: Value, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard array.isArrayOfDocuments, array.isNeverNil, !array.isEntries,
      let found = project.properties(named: name).filter({ property in
        property.isComputed && !property.isStatic && isOfDocuments(property.owner, property.declaration)
      }).only,
      !isCalled(found.declaration, in: found.file), let getter = Function(getterOf: found)
    else { return nil }
    return try value(of: getter.of(value: array), [], at: node, in: state)
  }

  /// Returns what a subscript of all arrays finds in one of documents; nil for other subscripts.
  func value(
    ofSubscript access: SubscriptCallExprSyntax, of array: Value, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard array.isArrayOfDocuments, array.isNeverNil, !array.isEntries,
      access.arguments.contains(where: { $0.label != nil })
    else { return nil }
    return try subscripts(calledBy: access, where: isOfDocuments).only.flatMap { found throws(NotUnderstood) in
      try value(of: found, calledBy: access, on: array, in: state)
    }
  }

  /// The condition under which an array has an index: `indices.contains(2)`; nil for other expressions.
  func hasIndex(_ expression: ExprSyntax, in state: State) -> Condition? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains",
      let argument = call.arguments.only, argument.label == nil, let indices = access.base,
      indices.nameOfMember == "indices",
      let array = indices.as(MemberAccessExprSyntax.self).map({ $0.base.flatMap { try? value(of: $0, in: state) } })
        ?? state.receiver,
      array.isArrayOfDocuments, case .literal(let literal)? = try? value(of: argument.expression, in: state),
      let index = Int(literal.source)
    else { return nil }
    return index < 0 ? .never : .has(moreThan: index, array)
  }

  /// Returns the last of some documents, for the index before their number: `list[list.count - 1]`; nil for other
  /// indices, and where there may be none.
  func last(of array: Value, at index: ExprSyntax, in state: State) -> Value? {
    guard let (left, sign, right) = index.infix, sign == "-", right.trimmedDescription == "1",
      case .count(array)? = try? value(of: left, in: state), makesRules, !array.isEntries,
      let isThere = Condition.has(moreThan: 0, array), state.known(isThere) == .always
    else { return nil }
    return .unwrap(.picked(from: array, by: Code([.text(".last")], hasOwnType: true)))
  }
}

extension ExprSyntax {
  /// `count` of `list.count` and of `count`; nil for other expressions.
  fileprivate var nameOfMember: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
