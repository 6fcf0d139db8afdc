/// A value that stores the number of its file in a tree.
protocol FileLocated {
  var file: Int { get set }
}

extension FileLocated {
  /// Returns the same in a tree where the file has another number.
  fileprivate func moved(to file: Int) -> Self {
    var moved = self
    moved.file = file
    return moved
  }
}

extension Array where Element: FileLocated {
  fileprivate func moved(to file: Int) -> Self { map { $0.moved(to: file) } }
}

extension Dictionary {
  fileprivate func moved<Located: FileLocated>(to file: Int) -> Self where Value == [Located] {
    mapValues { $0.moved(to: file) }
  }
}

extension FileFacts {
  /// The facts of the same file in a tree where it has another number.
  func moved(to file: Int) -> FileFacts {
    var facts = self
    facts.types = types.moved(to: file)
    facts.properties = properties.moved(to: file)
    facts.functions = functions.moved(to: file)
    facts.initializers = initializers.moved(to: file)
    facts.jsonInitializers = jsonInitializers.moved(to: file)
    facts.extensions = extensions.moved(to: file)
    facts.scopedNames = scopedNames.moved(to: file)
    facts.memberAccesses = memberAccesses.moved(to: file)
    facts.references = references.moved(to: file)
    facts.typeReferences = typeReferences.moved(to: file)
    facts.keyPathComponents = keyPathComponents.moved(to: file)
    facts.shorthandBindings = shorthandBindings.moved(to: file)
    facts.mutations = mutations.moved(to: file)
    facts.statementCalls = statementCalls.moved(to: file)
    facts.identityOperands = identityOperands.moved(to: file)
    facts.weakTypes = weakTypes.moved(to: file)
    facts.weakCaptures = weakCaptures.moved(to: file)
    facts.printedValues = printedValues.moved(to: file)
    facts.caughtErrors = caughtErrors.moved(to: file)
    facts.thrownErrors = thrownErrors.moved(to: file)
    facts.objectUses = objectUses.moved(to: file)
    facts.codableCasts = codableCasts.moved(to: file)
    return facts
  }
}
