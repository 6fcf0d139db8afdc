import SwiftSyntax

/// What is about a `JSON` besides initializers from one: stored documents, functions that make a value of one, and
/// initializers that take several.
struct LegacyConstructs {
  let project: ProjectFacts

  /// Every construct with its type.
  var found: [(owner: String, reason: Reason)] { stored + factories + otherInitializers }

  /// `init(rows: [JSON])`, `init(json: inout JSON)`: what they take is not one document.
  private var otherInitializers: [(owner: String, reason: Reason)] {
    project.initializers.compactMap { initializer in
      let parameters = initializer.node.signature.parameterClause.parameters
      guard isScanned(initializer.file), !parameters.contains(where: { $0.type.isJSON }),
        let parameter = parameters.first(where: { $0.type.namesJSON })
      else { return nil }
      return (
        initializer.owner,
        reason(
          "it is made of `\(parameter.type.trimmedDescription)`; by hand: write an `init(from:)`", initializer.file,
          initializer.node)
      )
    }
  }

  private var stored: [(owner: String, reason: Reason)] {
    project.properties.compactMap { property in
      guard let owner = property.owner, !property.isComputed, !property.isStatic, isScanned(property.file),
        let type = property.type, type.namesJSON
      else { return nil }
      return (
        owner,
        reason(
          "`\(property.name)` stores `\(type.trimmedDescription)`; by hand: store what is read from it", property.file,
          property.declaration)
      )
    }
  }

  /// `static func fromJSON(_ json: JSON) -> Model`.
  private var factories: [(owner: String, reason: Reason)] {
    project.functions.compactMap { function in
      guard let owner = function.owner, function.isStatic, isScanned(function.file), owner != "JSON",
        function.parameters.contains(where: { $0.type.isJSON }), let result = function.returnType,
        makes(result, owner)
      else { return nil }
      return (
        owner,
        reason(
          "`\(function.name)` makes one of a `JSON`; by hand: move its statements into an `init(from:)`", function.file,
          function.node)
      )
    }
  }

  private func makes(_ result: TypeSyntax, _ owner: String) -> Bool {
    let wrapped = result.as(OptionalTypeSyntax.self)?.wrappedType ?? result
    return wrapped.trimmedDescription == "Self"
      || wrapped.dottedName.flatMap { project.resolve($0, in: owner)?.name } == owner
  }

  private func isScanned(_ file: Int) -> Bool {
    project.files[file].role != .context && !project.vendoredFiles.contains(file)
  }

  private func reason(_ text: String, _ file: Int, _ node: some SyntaxProtocol) -> Reason {
    Reason(text, at: project.files[file].position(of: node))
  }
}

extension TypeSyntax {
  /// Whether `JSON` stands anywhere in the type.
  fileprivate var namesJSON: Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == "JSON" } }
}
