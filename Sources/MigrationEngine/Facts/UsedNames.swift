import SwiftSyntax

/// The names that a file without legacy code uses, by the kind of use. They decide whether a migration has to look into
/// the file. They are kept after the file's syntax tree is released.
struct UsedNames: Sendable {
  let declaredTypes: Set<String>
  /// The functions and properties outside of its types: global ones, and those of extensions.
  let declaredMembers: Set<String>
  let types: Set<String>
  let references: Set<String>
  let members: Set<String>
  let keyPathComponents: Set<String>
  let shorthandBindings: Set<String>
  /// The names that are written to.
  let mutations: Set<String>
  /// The receivers that change if a method of each name is mutating.
  let receivers: [String: Set<String>]
  /// The receivers that change if a method called only for its effect is mutating.
  let statementReceivers: Set<String>
  /// The first labels of calls of `.init`, empty for none.
  let initializerLabels: Set<String>
  /// Whether the file handles a value of unknown type: compares it by identity, holds it weakly, reflects it, or
  /// creates it by `.init()`.
  let touchesAnyValue: Bool

  init(of facts: FileFacts) {
    declaredTypes = Set(facts.types.map(\.simpleName))
    let own = Set(facts.types.map(\.name))
    func isOutside(_ owner: String?) -> Bool { owner.map { !own.contains($0) } ?? true }
    declaredMembers = Set(facts.functions.lazy.filter { isOutside($0.owner) }.map(\.name))
      .union(facts.properties.lazy.filter { isOutside($0.owner) }.map(\.name))
    types = Set(facts.typeReferences.keys)
    references = Set(facts.references.keys)
    members = Set(facts.memberAccesses.keys)
    keyPathComponents = Set(facts.keyPathComponents.keys)
    shorthandBindings = Set(facts.shorthandBindings.keys)
    mutations = Set(facts.mutations.keys)
    receivers = facts.memberAccesses.mapValues { uses in
      uses.reduce(into: []) { names, use in
        names.formUnion(use.node.base?.changedMembers.map(\.name) ?? [])
      }
    }.filter { !$0.value.isEmpty }
    statementReceivers = facts.statementCalls.values.joined().reduce(into: []) { names, use in
      names.formUnion(use.node.changedMembers.map(\.name))
    }
    let initializers = facts.memberAccesses["init", default: []].map(\.node)
    let arguments = initializers.map { ($0, $0.parent?.as(FunctionCallExprSyntax.self)?.arguments) }
    initializerLabels = Set(arguments.compactMap { $1?.first.map { $0.label?.text ?? "" } })
    touchesAnyValue =
      facts.hasMirrors || facts.identityOperands.contains { !$0.node.is(NilLiteralExprSyntax.self) }
      || facts.weakCaptures.contains { $0.node.mayHoldAnyValue(besides: own) }
      || arguments.contains { $1?.isEmpty ?? ($0.base == nil) }
  }

  /// Whether it uses one of some names in whatever way.
  func contains(anyOf names: Set<String>) -> Bool {
    [types, references, members, keyPathComponents, shorthandBindings, mutations, statementReceivers]
      .contains { !$0.isDisjoint(with: names) }
  }
}

extension ClosureCaptureSyntax {
  /// - Parameter own: the types of the file, of which it is known what `self` is.
  fileprivate func mayHoldAnyValue(besides own: Set<String>) -> Bool {
    guard initializer == nil, name.text == "self" else { return true }
    return enclosingTypeName.map { !own.contains($0) } ?? true
  }
}
