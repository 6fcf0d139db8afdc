import SwiftSyntax

extension TypeMigration {
  /// Returns the reason why a type has to keep its document for its computed properties: they create models anew at
  /// each read, and only on access. Nil if no code can observe that, or if the type keeps no document.
  func reasonToStayComputed(_ name: String) -> Reason? {
    guard recognised[name]?.document != nil else { return nil }
    for field in fields(of: name) {
      guard case .model(let model) = field.type.element else { continue }
      if let written = writtenModel(in: model) {
        return Reason(
          .documentKept,
          "it keeps the document: `\(written)` is made by statements that may do more than read, and only when "
            + "`\(field.property)` is asked for", at: field.position)
      }
      if let place = placeOfSharing(model) {
        return Reason(
          .documentKept,
          "it keeps the document: `\(field.property)` gives a new `\(model)` at each reading, and one may be changed",
          at: place)
      }
    }
    if let place = circle(through: name) {
      return Reason(
        .documentKept, "it keeps the document: a stored value would hold another of its own type without end", at: place
      )
    }
    return nil
  }

  /// Returns a model, or one that it contains, that is not plain.
  private func writtenModel(in model: String) -> String? {
    var seen: Set<String> = [model]
    var open = [model]
    while let current = open.popLast() {
      if RuntimeLibrary.models.contains(current) { continue }
      guard recognised[current] != nil else { return current }
      for (held, _) in models(of: current, inArrays: true) where seen.insert(held).inserted { open.append(held) }
    }
    return nil
  }

  /// Returns a place where it may matter that two references point to the same object. Nil if the model and everything
  /// it holds are values, or never change.
  private func placeOfSharing(_ model: String) -> SourcePosition? {
    var seen: Set<String> = [model]
    var open = [model]
    while let current = open.popLast() {
      if let place = placeOfSharingItself(current) { return place }
      for (held, _) in models(of: current, inArrays: true) where seen.insert(held).inserted { open.append(held) }
    }
    return nil
  }

  private func placeOfSharingItself(_ model: String) -> SourcePosition? {
    guard let type = project.type(named: model), type.kind == .classType else { return nil }
    if let operand = project.identityOperands.first(where: { !$0.node.is(NilLiteralExprSyntax.self) }) {
      return project.files[operand.file].position(of: operand.node)
    }
    let uses = MemberUses(facts: project)
    let family = project.lineage(of: model) + project.subclasses(of: model).map(\.name)
    for property in family.flatMap(project.instanceProperties(of:)) {
      guard let owner = property.owner, !property.isConstant else { continue }
      if type.has(.open) || type.has(.public) {
        return project.files[property.file].position(of: property.declaration)
      }
      if let place = uses.mutation(of: property.name, owner: owner, except: deletedRanges) { return place }
    }
    return nil
  }

  /// Returns the field through which a value would contain itself, other than in an array.
  private func circle(through name: String) -> SourcePosition? {
    var seen: Set<String> = []
    var open = models(of: name, inArrays: false)
    while let (model, position) = open.popLast() {
      if model == name { return position }
      if seen.insert(model).inserted { open += models(of: model, inArrays: false) }
    }
    return nil
  }

  /// Returns the project's types that a value contains, as far as is known.
  private func models(of name: String, inArrays: Bool) -> [(String, SourcePosition)] {
    if recognised[name] != nil {
      return fields(of: name).compactMap { field in
        if case .model(let model) = inArrays ? field.type.element : field.type { (model, field.position) } else { nil }
      }
    }
    return project.lineage(of: name).flatMap { owner in
      project.instanceProperties(of: owner).flatMap { property in
        (property.type.map { Array($0.codeTokens) } ?? []).compactMap { token in
          project.resolve(token.text, in: owner).map {
            ($0.name, project.files[property.file].position(of: property.declaration))
          }
        }
      }
    }
  }
}

extension PropertyFacts {
  /// Whether nothing can set it.
  fileprivate var isConstant: Bool {
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return true }
    guard isComputed, let accessors = declaration.bindings.first?.accessorBlock?.accessors else { return false }
    switch accessors {
    case .getter: return true
    case .accessors(let list): return list.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
  }
}
