import SwiftSyntax

extension ProjectFacts {
  /// Whether no other module, no protocol and no superclass knows a function.
  func isOnlyInternal(_ function: FunctionFacts) -> Bool {
    guard function.node.body != nil,
      !function.node.modifiers.contains(where: { ["override", "dynamic"].contains($0.name.text) })
    else { return false }
    guard let owner = function.owner, !Self.isJSON(owner) else { return !isVisible(function) }
    guard let type = type(named: owner), type.kind != .protocolType else { return false }
    return !asksFor(function.node, of: type) && reasonToLeave(type) == nil
  }

  /// Whether an extension gives a function to all types of a protocol of the project, which does not ask for it, and no
  /// other module knows it.
  func isGivenByProtocol(_ function: FunctionFacts) -> Bool {
    guard let owner = function.owner, type(named: owner)?.kind == .protocolType else { return false }
    return function.node.body != nil && functions(named: function.name).count == 1 && !isVisible(function)
  }

  private func isVisible(_ function: FunctionFacts) -> Bool {
    function.node.isVisibleOutside || mayBeUsedUnscanned(function.node, function.name)
  }

  /// The members of this name that may be the function, by the labels that they are called with, and by what `self` is.
  func memberAccesses(meaning function: FunctionFacts) -> [Use<MemberAccessExprSyntax>] {
    memberAccesses[function.name, default: []].filter { use in
      guard function.isSeen(in: use.file) else { return false }
      if use.node.base?.trimmedDescription == "self", let type = use.node.enclosingTypeName,
        !mayBeMember(function, of: type)
      {
        return false
      }
      guard let call = use.node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(use.node).id
      else { return true }
      return function.mayBeCalled(by: call)
    }
  }

  /// The names without a base that may be the function: a member of a type is seen in that type, and in those inside of
  /// it.
  func references(meaning function: FunctionFacts) -> [Use<DeclReferenceExprSyntax>] {
    references[function.name, default: []].filter { use in
      guard function.isSeen(in: use.file) else { return false }
      let scopes = sequence(first: use.node.enclosingTypeName) { $0?.enclosingScope }.prefix { $0 != nil }
      return function.owner == nil || scopes.contains { $0.map { mayBeMember(function, of: $0) } ?? false }
    }
  }

  /// Whether another function of its name may be meant where a function is.
  func mayBeOverloaded(_ function: FunctionFacts) -> Bool {
    functions(named: function.name).contains { other in
      guard other.node.id != function.node.id else { return false }
      guard let owner = other.owner, function.owner != nil else { return true }
      return mayBeMember(function, of: owner)
    }
  }

  /// Whether a function may be a member of a type: where one of the two types is no class or struct of the project, it is
  /// not known.
  private func mayBeMember(_ function: FunctionFacts, of name: String) -> Bool {
    guard let owner = function.owner else { return false }
    // Nothing inherits from a document.
    if Self.isJSON(owner), resolve(name, in: nil) != nil { return Self.isJSON(name) }
    let kinds: [TypeFacts.Kind] = [.classType, .structure, .enumeration, .actor]
    guard let type = resolve(name, in: nil), let own = self.type(named: owner),
      kinds.contains(type.kind), kinds.contains(own.kind)
    else { return true }
    return lineage(of: type.name).contains(own.name) || lineage(of: own.name).contains(type.name)
  }

  /// The methods of a type that are called on `self` alone: a rule, which has none, calls none of them.
  func ownMethods(of owner: String) -> [FunctionFacts] {
    functions(ofType: owner).filter { function in
      !function.isStatic && isOnlyInternal(function) && !isVisible(function) && mayRewrite(function.file)
        && type(named: owner)?.attributes.isEmpty == true
        && functions(named: function.name).count { $0.owner == owner } == 1
        && memberAccesses(meaning: function).allSatisfy { $0.node.base?.trimmedDescription == "self" }
    }
  }

  /// The methods of a type that only its initializer calls, or another one of them.
  func ownMethods(of owner: String, calledOnlyIn initializer: InitializerDeclSyntax, _ file: Int) -> [FunctionFacts] {
    var left = ownMethods(of: owner)
    while true {
      let callers = [(file, initializer.trimmedOffsets)] + left.map { ($0.file, $0.node.trimmedOffsets) }
      let called = left.filter { function in
        let uses =
          references(meaning: function).map { ($0.file, $0.node.trimmedOffsets.lowerBound) }
          + memberAccesses(meaning: function).map { ($0.file, $0.node.trimmedOffsets.lowerBound) }
        return !uses.isEmpty
          && uses.allSatisfy { use in callers.contains { $0.0 == use.0 && $0.1.contains(use.1) } }
      }
      if called.count == left.count { return left }
      left = called
    }
  }
}

extension FunctionFacts {
  /// Whether a file may name it.
  fileprivate func isSeen(in file: Int) -> Bool { file == self.file || !node.modifiers.isPrivate }

  /// Whether a call may be one of it, by its labels. (A call may leave some out, and closures behind it have none.)
  func mayBeCalled(by call: FunctionCallExprSyntax) -> Bool {
    var rest = zip(labels, parameters.map { $0.ellipsis != nil }).map { (label: $0, isVariadic: $1) }[...]
    var takesMore = false
    for argument in call.arguments {
      if takesMore, argument.label == nil { continue }
      guard let index = rest.firstIndex(where: { $0.label == argument.label?.text }) else { return false }
      takesMore = rest[index].isVariadic
      rest = rest[(index + 1)...]
    }
    return true
  }
}
