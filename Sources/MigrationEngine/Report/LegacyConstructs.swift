import SwiftSyntax

/// What is about a `JSON` besides initializers: stored documents, and functions that make a value of one.
struct LegacyConstructs {
  let project: ProjectFacts

  /// Every construct with its type.
  var found: [(owner: String, reason: Reason)] { stored + factories }

  private var stored: [(owner: String, reason: Reason)] {
    project.properties.compactMap { property in
      guard let owner = property.owner, !property.isComputed, !property.isStatic, isScanned(property.file),
        let type = property.type, type.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "JSON" })
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
