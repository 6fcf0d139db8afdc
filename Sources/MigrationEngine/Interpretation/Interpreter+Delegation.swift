import MigrationPlan
import SwiftSyntax

/// Calls of other initializers, of the type and of its superclass.
extension Interpreter {
  /// Runs the superclass's initializer from the document.
  ///
  /// - Returns: whether a call is one of it.
  func callSuper(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) -> Bool {
    guard call.calledExpression.trimmedDescription == "super.init",
      let superclass = project.decodingSuperclass(of: type)
    else { return false }
    guard let argument = call.arguments.only, call.trailingClosure == nil, state.call == nil, state.nesting == 1,
      let entry = project.entry(of: superclass.name), entry.label == argument.label?.text,
      try value(of: argument.expression, in: state) == .document(DocumentPath())
    else { throw NotUnderstood(call) }
    state.callsSuper = true
    return true
  }

  /// Runs another initializer of the type, which only assigns its arguments.
  func delegate(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    guard let facts = project.type(named: type) else { throw NotUnderstood(call) }
    if project.isEmptyInitializerCall(call, in: facts) { return }
    guard let filled = DelegatedInitializer(project: project, type: facts, caller: initializer).filled(by: call),
      // Assignments behind the call would run the property observers.
      !project.instanceProperties(of: type).contains(where: \.isObserved)
    else { return try runDelegate(call, in: &state) }
    let values = try filled.map { assignment throws(NotUnderstood) in
      try held(assignment.value, as: project.property(assignment.property, of: type)?.type, in: state)
    }
    for (assignment, value) in zip(filled, values) { state.fill(assignment.property, with: value) }
  }

  /// Runs the body of another initializer of the type.
  private func runDelegate(_ call: FunctionCallExprSyntax, in state: inout State) throws(NotUnderstood) {
    let others = project.initializers(calledBy: call, of: type).filter { $0.node.id != initializer.id }
    // A subclass may have an initializer of its own in its place.
    guard call.trailingClosure == nil, state.call?.isInitializer != false, project.subclasses(of: type).isEmpty,
      let found = others.only, found.owner == type, let arguments = found.arguments(of: call),
      let body = found.node.body, found.node.genericParameterClause == nil,
      found.node.signature.effectSpecifiers == nil,
      !project.instanceProperties(of: type).contains(where: \.isObserved)
    else { throw NotUnderstood(call) }
    var interpreter = self
    // Code of another file may not be seen here.
    if found.node.root.id != initializer.root.id { interpreter.place = .elsewhere }
    var inner = state
    (inner.names, inner.call) = ([:], nil)
    inner.delegations += 1
    if inner.delegations > Self.deepest { throw NotUnderstood(call) }
    // A default value sees no properties.
    var standing = inner
    standing.properties = [:]
    for (parameter, argument) in zip(found.node.signature.parameterClause.parameters, arguments) {
      let expression = argument ?? parameter.defaultValue?.value
      guard let expression else { throw NotUnderstood(call) }
      let value = try held(expression, as: parameter.type, in: argument == nil ? standing : state)
      // A default stands in another scope.
      if argument == nil, value.isCode { throw NotUnderstood(call) }
      inner.declare(parameter.internalName, of: parameter.type, as: value)
    }
    let (count, caller) = (state.exits.count, state)
    state = try interpreter.run(Array(body.statements), in: inner)
      .met(since: count) { $0 == .returned(nil) }.named(as: state)
    (state.call, state.delegations) = (caller.call, caller.delegations)
  }
}

extension PropertyFacts {
  fileprivate var isObserved: Bool {
    !isComputed && declaration.bindings.contains { $0.accessorBlock != nil }
  }
}
