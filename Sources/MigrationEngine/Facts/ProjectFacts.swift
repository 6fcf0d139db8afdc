import SwiftSyntax

/// The facts about all files before any of them changes: declarations, and their uses.
///
/// Looks up names as the compiler would, in the cases that the tool decides on. An ambiguous name gives nothing, and
/// the decision that needed it falls back to the next lower outcome.
struct ProjectFacts: Sendable {
  let files: [SourceFile]
  private(set) var types: [TypeFacts] = []
  private(set) var properties: [PropertyFacts] = []
  private(set) var functions: [FunctionFacts] = []
  /// Names that `typealias` declares. Their meaning is not followed.
  private(set) var aliases: Set<String> = []
  private(set) var aliasedTypes: [String: [TypeSyntax]] = [:]

  private var mutatingFunctions: Set<String> = []
  private var operatorGroups: [String: String] = [:]
  private var precedenceGroups: [PrecedenceGroupDeclSyntax] = []
  /// The precedences of the infix operators that the project declares.
  var operators: [String: Precedence] {
    precedences { operatorGroups.compactMapValues { Precedence(ofGroup: $0, among: precedenceGroups) } }
  }
  private let precedences = Memo<[String: Precedence]>()
  private(set) var subclassesByName: [String: [TypeFacts]] = [:]
  /// The full name of each class' superclass; nil until all types are known.
  private(set) var superclassNames: [String: String]?
  private(set) var typesByName: [String: [Int]] = [:]
  private var copiedTypes: Set<String> = []
  private var typesBySimpleName: [String: [Int]] = [:]
  private var propertiesByName: [String: [Int]] = [:]
  /// The instance properties of each type, by their names.
  private var members: [String: [String: [Int]]] = [:]
  private var functionsByName: [String: [Int]] = [:]
  private var functionsByOwner: [String: [Int]] = [:]
  private var initializersByOwner: [String: [InitializerFacts]] = [:]
  private var jsonInitializersByOwner: [String: [JSONInitializer]] = [:]
  /// The extensions of each type of the project, by its full name.
  private var extensionsByType: [String: [ExtensionFacts]] = [:]

  /// Every `a.b`, by `b`.
  private(set) var memberAccesses: [String: [Use<MemberAccessExprSyntax>]] = [:]
  /// Every name that stands alone in an expression.
  private(set) var references: [String: [Use<DeclReferenceExprSyntax>]] = [:]
  /// Every name of a type, by its last component.
  private(set) var typeReferences: [String: [Use<Syntax>]] = [:]
  /// Every component of a key path.
  private(set) var keyPathComponents: [String: [Use<DeclReferenceExprSyntax>]] = [:]

  /// Every `if let name` without a value.
  private(set) var shorthandBindings: [String: [Use<TokenSyntax>]] = [:]

  /// Every initializer.
  private(set) var initializers: [InitializerFacts] = []
  /// Every initializer that takes a `JSON`, in the order of the files.
  private(set) var jsonInitializers: [JSONInitializer] = []
  /// The initializer that decoding replaces, if the number of calls has to decide.
  private(set) var mostCalledInitializers: [String: SyntaxIdentifier] = [:]
  /// Every place that is assigned, passed `inout` or changed by a method of the standard library, by member name.
  private(set) var mutations: [String: [Use<Syntax>]] = [:]
  /// Whether a file imports, or declares, a type that looks members up by key paths which may write.
  private(set) var looksUpWritably = false
  private var statementCalls: [String: [Use<ExprSyntax>]] = [:]
  /// Operands that are compared by identity.
  private(set) var identityOperands: [Use<ExprSyntax>] = []
  /// The types of weak references.
  private(set) var weakTypes: [Use<TypeSyntax>] = []
  /// The names that closures capture as `weak` or `unowned`.
  private(set) var weakCaptures: [Use<ClosureCaptureSyntax>] = []
  /// Values that are printed, or interpolated into a string.
  private(set) var printedValues: [Use<ExprSyntax>] = []
  /// The types of the values that are compared by identity, held weakly, or printed.
  var objects: ObjectUses { objectUsesOfValues { ObjectUses(in: self) } }
  private let objectUsesOfValues = Memo<ObjectUses>()
  private let nestedTypes = Memo<[String: [Int]]>()
  private(set) var caughtErrors: [FileFacts.CaughtError] = []
  /// The places that throw, by the text of the error.
  private(set) var thrownErrors: [String: [FileFacts.Place]] = [:]
  /// The places that inspect the stored properties of types.
  private let reflections = Memo<Reflections>()
  /// The places that name a type or function for which only objects are allowed.
  private(set) var objectUses: [FileFacts.Place] = []
  /// The places that check a value for `Encodable` or `Decodable`.
  private(set) var codableCasts: [String: [FileFacts.Place]] = [:]
  /// Functions for which another one of the same name and labels requires a `Codable` value.
  var codableOverloads: [CodableOverload] {
    overloads { CodableOverload.all(among: functionsByName.values.map { $0.map { functions[$0] } }) }
  }
  private let overloads = Memo<[CodableOverload]>()
  /// Every subscript that the project declares, with the full name of the type that has it, or of one of another module.
  /// Those of a copy of SwiftyJSON are left out.
  var subscripts: [(owner: String, node: SubscriptDeclSyntax)] {
    declaredSubscripts {
      let own = types.filter { !vendoredFiles.contains($0.file) }.map { ($0.name, $0.memberBlock) }
      let added = extensions.filter { !vendoredFiles.contains($0.file) }.map { ($0.extended, $0.node.memberBlock) }
      return (own + added).flatMap { owner, block in
        block.members.compactMap { member in member.decl.as(SubscriptDeclSyntax.self).map { (owner, $0) } }
      }
    }
  }
  private let declaredSubscripts = Memo<[(owner: String, node: SubscriptDeclSyntax)]>()
  /// The declarations that hide members and operators of SwiftyJSON and of the standard library.
  var redeclarations: Redeclarations { redeclared { Redeclarations(in: self) } }
  private let redeclared = Memo<Redeclarations>()
  /// Which declarations may have side effects, as far as it was asked.
  let purity = PurityRecords()
  /// Which declarations are known to have side effects, as far as it was asked.
  let knownEffects = PurityRecords()
  /// The names of the cases of all enumerations.
  var caseNames: Set<String> {
    enumerationCases {
      Set(types.lazy.filter { $0.kind == .enumeration }.flatMap { $0.memberBlock.enumerationCases.map(\.name.text) })
    }
  }
  private let enumerationCases = Memo<Set<String>>()
  /// Extensions with properties or subscripts only for `Codable` types.
  private(set) var codableExtensions: [ExtensionFacts] = []
  private(set) var extensions: [ExtensionFacts] = []
  /// The names that are certainly those of protocols, wherever they are declared: a struct conforms to them, say.
  private(set) var protocolNames: Set<String> = []
  /// The functions that create a value of a type from one document, by the full name of the type.
  private var factoriesByType: [String: [Factory]] = [:]
  /// The functions that make a document, and create a value of a type from it, by the full name of the type.
  private var parsersByType: [String: [FunctionFacts]] = [:]
  /// The methods and getters of `JSON` that create a value, by the full name of its type.
  private(set) var documentMakers: [String: [DocumentMaker]] = [:]
  /// Names of generic parameters and associated types. Their meaning is not followed.
  private(set) var placeholders: Set<String> = []
  /// Aliases, generic parameters and associated types, by their names; other names of the library's `JSON` are left out.
  private(set) var scopedNames: [String: [ScopedName]] = [:]
  /// The files by the roots of their trees.
  let filesByTree: [SyntaxIdentifier: Int]

  /// Files that are a copy of SwiftyJSON.
  private(set) var vendoredFiles: Set<Int> = []
  /// The subscripts that the project gives `JSON`.
  private(set) var ownSubscripts: [OwnSubscript] = []
  /// The imports of each file.
  private(set) var imports: [[Import]] = []
  /// The modules that files import, not counting those that tests do to see what is internal.
  var importedModules: Set<String> {
    modules { Set(imports.joined().lazy.filter { !$0.attributes.contains("@testable") }.map(\.module)) }
  }
  private let modules = Memo<Set<String>>()
  /// Whether a file re-exports SwiftyJSON or LegacyJSON (`@_exported`), or makes its `JSON` visible everywhere by an
  /// alias.
  private(set) var isJSONPassedOn = false
  /// Whether the project makes the library's type visible to all of its files: `typealias JSON = SwiftyJSON.JSON`.
  private var isLibraryJSONAliased = false
  /// The project file that lists a copy of SwiftyJSON which is in none of the files.
  let projectWithLibrary: String?
  /// The types that are not converted because of a fault of the tool.
  let faultyTypes: Set<FaultyType>
  /// The limit to what is converted; nil if there is none.
  let limit: ConversionLimit?
  /// Whether initializers that become stored properties lose what they print.
  let dropsPrints: Bool

  /// The names in files that the run is not given, and that see what is internal in its modules.
  let unscannedNames: Set<String>

  /// The entry of `mutations` for writes through any key path.
  static let anyKeyPath = "[keyPath:]"

  struct Use<Node: Sendable>: Sendable, FileLocated {
    var file: Int
    let node: Node
  }

  init(tree: SourceTree) {
    files = tree.files
    filesByTree = Dictionary(files.enumerated().map { ($1.tree.id, $0) }) { first, _ in first }
    projectWithLibrary = tree.projectWithLibrary
    faultyTypes = tree.faultyTypes
    limit = tree.limit
    dropsPrints = tree.dropsPrints
    unscannedNames = tree.unscannedNames
    imports = tree.facts.map(\.imports)
    let all = tree.facts
    ((memberAccesses, mutations), (references, typeReferences)) = Parallel.both {
      (Self.joined(all.map(\.memberAccesses)), Self.joined(all.map(\.mutations)))
    } _: {
      (Self.joined(all.map(\.references)), Self.joined(all.map(\.typeReferences)))
    }
    keyPathComponents = Self.joined(all.map(\.keyPathComponents))
    shorthandBindings = Self.joined(all.map(\.shorthandBindings))
    statementCalls = Self.joined(all.map(\.statementCalls))
    for facts in all { add(facts) }
    isLibraryJSONAliased = leaveOutLibraryJSON()
    typesByName = Dictionary(grouping: types.indices) { types[$0].name }
    typesBySimpleName = Dictionary(grouping: types.indices) { types[$0].simpleName }
    propertiesByName = Dictionary(grouping: properties.indices) { properties[$0].name }
    for (index, property) in properties.enumerated() where !property.isStatic {
      members[property.owner ?? "", default: [:]][property.name, default: []].append(index)
    }
    functionsByName = Dictionary(grouping: functions.indices) { functions[$0].name }
    functionsByOwner = Dictionary(grouping: functions.indices) { functions[$0].owner ?? "" }
    vendoredFiles = Self.filesOfSwiftyJSON(types: types, properties: properties, extensions: extensions)
    jsonInitializers.removeAll { vendoredFiles.contains($0.file) }
    jsonInitializersByOwner = Dictionary(grouping: jsonInitializers, by: \.owner)
    initializersByOwner = Dictionary(grouping: initializers, by: \.owner)
    copiedTypes = namesOfCopies()
    noteSuperclasses()
    for type in types {
      switch type.kind {
      case .structure, .actor: protocolNames.formUnion(type.inherited)
      // The first entry may be the superclass, or the raw type of an enumeration.
      case .classType, .enumeration: protocolNames.formUnion(type.inherited.dropFirst())
      case .protocolType: break
      }
    }
    protocolNames.formUnion(extensions.flatMap(\.inherited))
    for found in extensions {
      if let type = resolve(found.extended, in: nil) { extensionsByType[type.name, default: []].append(found) }
    }
    noteCallsOfMutatingFunctions()
    noteCallsOfForeignFunctions()
    factoriesByType = allFactories()
    parsersByType = allParsers()
    documentMakers = allDocumentMakers()
    codableExtensions = extensions.filter(\.asksForCodable)
    noteOwnSubscripts()
    for (owner, found) in jsonInitializersByOwner where found.count > 1 {
      mostCalledInitializers[owner] = mostCalledInitializer(of: owner)?.node.id
    }
    isJSONPassedOn =
      isLibraryJSONAliased
      || zip(files, imports).contains { file, imports in
        file.role == .migrated
          && imports.contains { $0.isPassedOn && Import.jsonLibraries.contains($0.module) }
      }
  }

  /// Removes the aliases of the library's `JSON`.
  ///
  /// - Returns: whether one of them makes it visible to all files.
  private mutating func leaveOutLibraryJSON() -> Bool {
    let found = scopedNames["JSON", default: []].filter(\.isLibraryJSON)
    guard !found.isEmpty else { return false }
    scopedNames["JSON"]?.removeAll(where: \.isLibraryJSON)
    if scopedNames["JSON"]?.contains(where: { $0.node.is(TypeAliasDeclSyntax.self) }) == false {
      aliases.remove("JSON")
    }
    return found.contains { $0.owner == nil && $0.region == nil && !$0.isPrivate }
  }

  private mutating func noteSuperclasses() {
    var names: [String: String] = [:]
    for type in types {
      guard let superclass = declaredSuperclass(of: type) else { continue }
      // One of several types of its name is a subclass all the same.
      if self.type(named: type.name) != nil { names[type.name] = superclass.name }
      subclassesByName[superclass.name, default: []].append(type)
    }
    superclassNames = names
  }

  /// Notes the subscripts in extensions of `JSON`, and of the protocols that it is made to conform to.
  private mutating func noteOwnSubscripts() {
    let own = extensions.filter { Self.isJSON($0.extended) && !vendoredFiles.contains($0.file) }
    let protocols = Conformances(to: own.flatMap(\.inherited), in: self).protocols
    for found in own + protocols.flatMap({ extensions(of: $0.name) }) {
      ownSubscripts += found.node.memberBlock.members.compactMap { member in
        member.decl.as(SubscriptDeclSyntax.self).flatMap { OwnSubscript($0, in: files[found.file], self) }
      }
    }
  }

  /// Whether a method of a name may change the value that it is called on.
  func mayChangeReceiver(_ method: String) -> Bool {
    FactCollector.mutatingMethods.contains(method) || mutatingFunctions.contains(method)
  }

  /// Records the receivers of calls of the project's `mutating` functions.
  private mutating func noteCallsOfMutatingFunctions() {
    for name in mutatingFunctions.sorted() {
      for use in memberAccesses[name, default: []] where use.node.parent?.is(FunctionCallExprSyntax.self) == true {
        for (member, node) in use.node.base?.changedMembers ?? [] {
          mutations[member, default: []].append(Use(file: use.file, node: node))
        }
      }
    }
  }

  /// Records the receivers of another module's methods that are called for their effect, because these may be mutating.
  private mutating func noteCallsOfForeignFunctions() {
    for (method, uses) in statementCalls where functionsByName[method] == nil {
      for use in uses {
        for (member, node) in use.node.changedMembers {
          mutations[member, default: []].append(Use(file: use.file, node: node))
        }
      }
    }
  }

  private mutating func add(_ facts: FileFacts) {
    types += facts.types
    properties += facts.properties
    functions += facts.functions
    aliases.formUnion(facts.aliases)
    aliasedTypes.merge(facts.aliasedTypes) { $0 + $1 }
    initializers += facts.initializers
    jsonInitializers += facts.jsonInitializers
    looksUpWritably = looksUpWritably || facts.looksUpWritably
    identityOperands += facts.identityOperands
    weakTypes += facts.weakTypes
    weakCaptures += facts.weakCaptures
    printedValues += facts.printedValues
    caughtErrors += facts.caughtErrors
    thrownErrors.merge(facts.thrownErrors) { $0 + $1 }
    objectUses += facts.objectUses
    codableCasts.merge(facts.codableCasts) { $0 + $1 }
    extensions += facts.extensions
    placeholders.formUnion(facts.placeholders)
    scopedNames.merge(facts.scopedNames) { $0 + $1 }
    mutatingFunctions.formUnion(facts.mutatingFunctions)
    operatorGroups.merge(facts.operators) { first, _ in first }
    precedenceGroups += facts.precedenceGroups
  }

  /// Appends in place: building a new list for each file would take quadratic time.
  private static func joined<Node>(_ files: [[String: [Use<Node>]]]) -> [String: [Use<Node>]] {
    var all: [String: [Use<Node>]] = [:]
    for (name, found) in files.joined() { all[name, default: []] += found }
    return all
  }

  /// Returns the only type with a full name. Nil if there is none, or more than one. Identical copies of a protocol or
  /// an enumeration count as one, because each file sees the same.
  func type(named name: String) -> TypeFacts? {
    guard let found = typesByName[name], found.count == 1 || copiedTypes.contains(name) else { return nil }
    return types[found[0]]
  }

  /// Returns the names of protocols, and of enumerations that are not created from documents, which have several
  /// identical declarations.
  private func namesOfCopies() -> Set<String> {
    Set(
      typesByName.filter { name, found in
        guard found.count > 1, jsonInitializersByOwner[name, default: []].allSatisfy({ $0.node.body == nil }) else {
          return false
        }
        let declarations = found.map { types[$0] }
        return declarations.allSatisfy { [.protocolType, .enumeration].contains($0.kind) }
          && Set(declarations.map { files[$0.file].text(in: $0.node.trimmedOffsets) }).count == 1
      }.keys)
  }

  /// Returns the reason why a full name, as used for initializers from JSON, belongs to no single type.
  func reasonWithoutType(_ name: String) -> Reason {
    if typesByName[name] != nil { return Reason(.nameDeclaredTwice, "more than one type has the name `\(name)`") }
    return Reason(
      .notInGivenFolders,
      aliases.contains(name.lastComponent)
        ? "`\(name)` is another name for a type" : "the type is declared elsewhere")
  }

  /// Whether a type is declared more than once in the same words.
  func isCopied(_ name: String) -> Bool { copiedTypes.contains(name) }

  func hasType(withSimpleName name: String) -> Bool { typesBySimpleName[name] != nil }

  func types(withSimpleName name: String) -> [TypeFacts] {
    typesBySimpleName[name, default: []].map { types[$0] }
  }

  func properties(named name: String) -> [PropertyFacts] {
    propertiesByName[name, default: []].map { properties[$0] }
  }

  func functions(named name: String) -> [FunctionFacts] {
    functionsByName[name, default: []].map { functions[$0] }
  }

  /// The functions of a type, those in its extensions too.
  func functions(ofType owner: String) -> [FunctionFacts] {
    functionsByOwner[owner, default: []].map { functions[$0] }
  }

  /// Returns the functions that create a value of a type from one document, without other parameters.
  func factories(of type: String) -> [Factory] { factoriesByType[type, default: []] }

  /// The functions that make a document, and create a value of a type from it.
  func parsers(of type: String) -> [FunctionFacts] { parsersByType[type, default: []] }

  /// The initializers of a type that take a `JSON`.
  func jsonInitializers(of owner: String) -> [JSONInitializer] { jsonInitializersByOwner[owner, default: []] }

  /// The initializers that a type's declaration and its extensions have, by the full name that they are written with.
  func initializers(of owner: String) -> [InitializerFacts] { initializersByOwner[owner, default: []] }

  /// The types that are declared directly in a type.
  func types(in enclosing: String) -> [TypeFacts] {
    let inside = nestedTypes {
      Dictionary(grouping: types.indices.filter { types[$0].enclosing != nil }) { types[$0].enclosing ?? "" }
    }
    return inside[enclosing, default: []].map { types[$0] }
  }

  /// The extensions of a type, in the order of the files.
  func extensions(of type: String) -> [ExtensionFacts] { extensionsByType[type, default: []] }

  /// The instance properties of a type itself, stored and computed, in their order.
  func instanceProperties(of owner: String) -> [PropertyFacts] {
    members[owner, default: [:]].values.joined().sorted().map { properties[$0] }
  }

  func isDeclaredHere(_ name: String) -> Bool {
    if aliases.contains(name) { return true }
    // A copy of SwiftyJSON among the sources is SwiftyJSON.
    return typesBySimpleName[name, default: []].contains { !vendoredFiles.contains(types[$0].file) }
  }

  /// Returns a place that shows a type with its stored properties, where a property wrapper would be visible. Nil if
  /// there is none.
  func place(showing type: String) -> SourcePosition? {
    reflections { Reflections(in: self) }.place(showing: type, in: self)
  }

  /// Whether a type itself declares an instance property, once or more.
  func declares(_ property: String, in owner: String) -> Bool { members[owner]?[property] != nil }

  /// The property of a type, or of one of its superclasses.
  func property(_ name: String, of owner: String) -> PropertyFacts? {
    for owner in lineage(of: owner) {
      if let found = members[owner]?[name], found.count == 1 { return properties[found[0]] }
    }
    return nil
  }
}

extension Collection {
  /// The single element; nil when there is none, or more than one.
  var only: Element? { count == 1 ? first : nil }
}
