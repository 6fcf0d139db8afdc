import SwiftSyntax

/// Finds the module from which a file gets `JSON`.
///
/// The result depends only on code that the tool does not rewrite, or whose rewriting gives the same result. So a
/// second run finds what the first did.
extension ProjectFacts {
  /// Whether `JSON` is known to be SwiftyJSON's, or LegacyJSON's, in a file: by an import of its own, by one that a file of
  /// the project passes on, or because a copy of the library is in its module.
  func importsJSON(in file: Int) -> Bool {
    (hasVendoredJSON || isJSONPassedOn || importsJSONItself(file)) && !importsOtherJSON(file)
  }

  /// Returns whether a file imports the `JSON` of another library by its name, which then takes precedence.
  private func importsOtherJSON(_ file: Int) -> Bool {
    imports[file].contains { $0.scope == "JSON" && !Import.jsonLibraries.contains($0.module) }
  }

  /// Whether a file that names `JSON` means the copy of SwiftyJSON in its own module: it imports the library in no way.
  func readsVendoredJSON(in file: Int) -> Bool {
    hasVendoredJSON && !isJSONPassedOn && !importsJSONItself(file)
  }

  /// Whether a copy of the library is among the sources, or among those of the project that were not scanned.
  private var hasVendoredJSON: Bool { !vendoredFiles.isEmpty || projectWithLibrary != nil }

  func importsJSONItself(_ file: Int) -> Bool {
    imports[file].contains { Import.jsonLibraries.contains($0.module) }
  }

  /// Whether a file is one of those that are migrated and reported, and no copy of the library.
  func isScanned(_ file: Int) -> Bool { files[file].role != .context && !vendoredFiles.contains(file) }

  /// Whether a file may be rewritten: it is migrated, and no copy of the library.
  func mayRewrite(_ file: Int) -> Bool { files[file].role == .migrated && !vendoredFiles.contains(file) }

  /// Whether a file imports Foundation, or a framework that brings it.
  func importsFoundation(in file: Int) -> Bool {
    // SwiftyJSON passes it on; in its place, the file imports what it names.
    imports[file].contains { FoundationNames.modules.contains($0.module) || $0.module == "SwiftyJSON" }
  }

  /// Returns whether a type's name is `JSON`, with the library's name or without. False if there is no name.
  static func isJSON(_ name: String?) -> Bool { ["JSON", "SwiftyJSON.JSON", "LegacyJSON.JSON"].contains(name) }

  /// The files of a copy of SwiftyJSON among the sources, by what they declare.
  ///
  /// A `struct JSON` with subscripts and every accessor of the library is one, in one file or in several.
  static func filesOfSwiftyJSON(
    types: [TypeFacts], properties: [PropertyFacts], extensions: [ExtensionFacts]
  ) -> Set<Int> {
    let values = types.filter { $0.name == "JSON" && $0.kind == .structure }
    guard !values.isEmpty else { return [] }
    let own = properties.filter { isJSON($0.owner) && !$0.isStatic }
    let parts = extensions.filter { isJSON($0.extended) }
    func isWhole(in files: Set<Int>) -> Bool {
      let names = Set(own.filter { files.contains($0.file) }.map(\.name))
      let blocks =
        values.filter { files.contains($0.file) }.map(\.memberBlock)
        + parts.filter { files.contains($0.file) }.map(\.node.memberBlock)
      return accessors.isSubset(of: names)
        && blocks.contains { $0.members.contains { $0.decl.is(SubscriptDeclSyntax.self) } }
    }
    let wholes = values.map(\.file).filter { file in
      types.contains { $0.name == "JSONSubscriptType" && $0.file == file } || isWhole(in: [file])
    }
    guard wholes.isEmpty else { return Set(wholes) }
    // Nothing else of the project can declare the same members and conformances again.
    guard values.count == 1, isWhole(in: Set(values.map(\.file) + own.map(\.file) + parts.map(\.file))) else {
      return []
    }
    return Set(values.map(\.file))
      .union(own.filter { accessors.contains($0.name) }.map(\.file))
      .union(parts.filter { !conformances.isDisjoint(with: $0.inherited.map(\.lastComponent)) }.map(\.file))
      .union(types.filter { helpers.contains($0.name) }.map(\.file))
  }

  /// Members that `JSON` has in every version of SwiftyJSON, and that no other type has in this combination.
  static let accessors: Set = [
    "array", "arrayObject", "arrayValue", "bool", "boolValue", "dictionary", "dictionaryObject", "dictionaryValue",
    "double", "doubleValue", "int", "intValue", "number", "numberValue", "string", "stringValue",
  ]

  private static let conformances: Set = [
    "ArrayLiteralConvertible", "BooleanLiteralConvertible", "Collection", "CollectionType", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "DictionaryLiteralConvertible",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "FloatLiteralConvertible",
    "IntegerLiteralConvertible", "RawRepresentable", "Sequence", "SequenceType", "StringLiteralConvertible",
  ]

  private static let helpers: Set = ["JSONSubscriptType", "SwiftyJSONError"]
}

extension ExprSyntax {
  /// `JSON` or `JSON.init` as it is called, with the library's name or without.
  var isJSONInitializer: Bool { initializedTypeName.map(ProjectFacts.isJSON) ?? false }
}

extension MemberAccessExprSyntax {
  /// `JSON.null`, with the library's name or without.
  var isNullJSON: Bool { declName.trimmedDescription == "null" && base?.dottedName.map(ProjectFacts.isJSON) == true }
}

extension TypeSyntax {
  /// `JSON`, `JSON?` or `JSON!`.
  var isJSON: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isJSON }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.isJSON }
    return isPlainJSON
  }

  /// `JSON`, with the library's name or without.
  var isPlainJSON: Bool { dottedName.map(ProjectFacts.isJSON) ?? false }
}
