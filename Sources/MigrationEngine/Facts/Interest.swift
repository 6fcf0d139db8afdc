import SwiftSyntax

/// The names and members that a run's decisions may look up. Files that use none of them need not be kept whole.
///
/// Only legacy code is converted. Another file matters if it names a type that may be converted, or changes one of its
/// properties. It also matters if it reads one whose name or type changes, or if it may use the type without naming it.
/// A file's declarations always matter, and are always kept.
struct Interest: Sendable, Equatable {
  /// Types that may be converted, their ancestors and descendants, helpers that take a document, and names to be.
  private(set) var names: Set<String> = []
  /// The properties of those types.
  private(set) var members: Set<String> = []
  /// Functions that change what they are called on.
  private(set) var mutatingFunctions: Set<String> = []
  /// Functions that print any argument.
  private(set) var printingFunctions: Set<String> = []
  /// The labels of the legacy initializers; an empty one for none.
  private(set) var labels: Set<String> = []
  /// Every name in legacy files: where one of these is declared, bodies may matter.
  let words: Set<String>
  /// Whether the run changes places that only read a property.
  private let changesReads: Bool
  /// Whether some type has dynamic member look-up by writable key paths, so that an apparent read may be a write.
  private let looksUp: Bool
  /// Whether places that only read a property matter.
  var includesReads: Bool { changesReads || looksUp }

  /// Texts that occur in any file with something to convert. Each is also part of longer names.
  private static let legacyTexts = [
    "JSON", "RequestParams", "GetRequest", "PostRequest", "PutRequest", "DeleteRequest", "APIRequest", "APIResponse",
    "APIUtil", "APICall", "MultipartFile", Suppression.type,
  ].map { Array($0.utf8) }

  /// The names of the legacy libraries. Common ones among them are taken for the project's own.
  static let legacyNames = Set(RuntimeLibrary.legacyNames.flatMap(\.names))
    .subtracting(["Status", "ContentType"])

  /// A part of the name of every protocol by which an earlier run had a type decoded.
  private static let earlierText = Array("Legacy".utf8)

  /// - Parameter includesEarlier: whether types that an earlier run converted may change.
  static func isLegacy(_ bytes: [UInt8], includesEarlier: Bool) -> Bool {
    legacyTexts.contains { bytes.contains(bytes: $0) } || includesEarlier && bytes.contains(bytes: earlierText)
  }

  /// The declarations of one file that decide which other files matter.
  struct Declarations: Sendable {
    /// Types with legacy code, and functions that take a document.
    private(set) var names: Set<String> = []
    /// The labels of the legacy initializers.
    private(set) var labels: Set<String> = []
    /// The types, with the names that they inherit from.
    fileprivate let types: [(name: String, isClass: Bool, inherited: [String])]
    /// The instance properties, with the names of their types.
    fileprivate let members: [(owner: String, name: String)]

    /// - Parameter includesReads: whether the run changes places that only read a property.
    init(_ file: FileFacts, includesReads: Bool) {
      types = file.types.map { ($0.simpleName, $0.kind == .classType, $0.inherited.map(\.lastComponent)) }
      members = file.properties.compactMap { property in
        property.isStatic ? nil : property.owner.map { ($0.lastComponent, property.name) }
      }
      for initializer in file.jsonInitializers {
        names.insert(initializer.owner.lastComponent)
        labels.formUnion(initializer.node.signature.parameterClause.parameters.prefix(1).map(\.label))
      }
      /// Whether an inheritance clause shows legacy code, or code of an earlier run whose types may change.
      func isConcerned(_ clause: InheritanceClauseSyntax?) -> Bool {
        guard let clause else { return false }
        return clause.isLegacy
          || includesReads
            && clause.inheritedTypes.contains { inherited in
              RuntimeLibrary.conversions.contains(RuntimeLibrary.unqualified(inherited.type.trimmedDescription))
            }
      }
      for type in file.types where isConcerned(type.inheritanceClause) { add(type.simpleName) }
      for found in file.extensions where isConcerned(found.node.inheritanceClause) { add(found.extended.lastComponent) }
      for property in file.properties where property.type?.isLegacy == true {
        if let owner = property.owner { add(owner.lastComponent) }
      }
      for property in file.properties where property.owner?.lastComponent == "JSON" { names.insert(property.name) }
      for function in file.functions
      where function.owner?.lastComponent == "JSON" || function.node.signature.isLegacy {
        names.insert(function.name)
      }
    }

    /// A type, and the name that a request may get.
    private mutating func add(_ name: String) {
      guard name != "JSON" else { return }
      names.insert(name)
      if name.hasSuffix("Request") { names.insert(String(name.dropLast("Request".count))) }
    }
  }

  /// - Parameters:
  ///   - facts: what is known of all files, or so far.
  ///   - declarations: what the same files declare.
  ///   - words: every name in legacy files.
  ///   - includesReads: whether the run changes places that only read a property.
  init(_ facts: [FileFacts], _ declarations: [Declarations], words: Set<String>, includesReads: Bool) {
    self.words = words
    changesReads = includesReads
    looksUp = facts.contains(where: \.looksUpWritably)
    for file in declarations {
      names.formUnion(file.names)
      labels.formUnion(file.labels)
    }
    let types = declarations.flatMap(\.types).filter { !$0.inherited.isEmpty }
    let declared = Set(declarations.lazy.flatMap(\.types).map(\.name))
    var kin: Set<String> = []
    repeat {
      kin = names
      for type in types { addKin(of: type, declared) }
      for file in facts where !file.aliases.isEmpty { addAliases(of: file) }
    } while kin != names
    for property in declarations.lazy.flatMap(\.members) where names.contains(property.owner) {
      members.insert(property.name)
    }
    for file in facts {
      mutatingFunctions.formUnion(file.mutatingFunctions)
      printingFunctions.formUnion(file.printingFunctions)
    }
  }

  private mutating func addKin(of type: (name: String, isClass: Bool, inherited: [String]), _ declared: Set<String>) {
    if names.contains(type.name) {
      // Only a class has a superclass, and it comes first.
      if type.isClass, let first = type.inherited.first, declared.contains(first) { names.insert(first) }
    } else if !names.isDisjoint(with: type.inherited) {
      names.insert(type.name)
    }
  }

  /// Other names of such types.
  private mutating func addAliases(of file: FileFacts) {
    for (name, uses) in file.typeReferences where names.contains(name) {
      for use in uses {
        if let alias = use.node.parent?.parent?.as(TypeAliasDeclSyntax.self) { names.insert(alias.name.text) }
      }
    }
  }

  /// Returns the names that this has and an earlier one lacks.
  func added(to other: Interest) -> Set<String> {
    let added = includesReads == other.includesReads ? members.subtracting(other.members) : members
    return names.subtracting(other.names).union(added)
      .union(mutatingFunctions.subtracting(other.mutatingFunctions))
      .union(printingFunctions.subtracting(other.printingFunctions))
  }

  /// Whether a file is needed whole.
  func concerns(_ used: UsedNames) -> Bool {
    used.touchesAnyValue || !used.declaredTypes.isDisjoint(with: words) || !used.declaredMembers.isDisjoint(with: words)
      || namesOne(used) || changesOne(used)
      || !used.keyPathComponents.isDisjoint(with: members) || !used.initializerLabels.isDisjoint(with: labels)
      || !printingFunctions.isDisjoint(with: used.references) || !printingFunctions.isDisjoint(with: used.members)
      || (includesReads && readsOne(used))
  }

  private func namesOne(_ used: UsedNames) -> Bool {
    [used.types, used.references, used.members].contains { !$0.isDisjoint(with: names) }
  }

  private func changesOne(_ used: UsedNames) -> Bool {
    used.mutations.contains(ProjectFacts.anyKeyPath) || !used.mutations.isDisjoint(with: members)
      || !used.statementReceivers.isDisjoint(with: members)
      || mutatingFunctions.contains { used.receivers[$0]?.isDisjoint(with: members) == false }
  }

  private func readsOne(_ used: UsedNames) -> Bool {
    [used.references, used.members, used.shorthandBindings].contains { !$0.isDisjoint(with: members) }
  }

  /// Whether a change of a place changes a property that matters.
  fileprivate func changesMember(_ place: ExprSyntax) -> Bool {
    place.changedMembers.contains { members.contains($0.name) }
  }
}

extension FileFacts {
  /// Returns the facts that remain of a file if only the names of interest are kept.
  func restricted(to interest: Interest) -> FileFacts {
    func mayBeRead(_ name: String) -> Bool {
      interest.names.contains(name) || interest.printingFunctions.contains(name)
        || interest.includesReads && interest.members.contains(name)
    }
    var left = self
    left.isReduced = true
    left.typeReferences = typeReferences.filter { interest.names.contains($0.key) }
    left.references = references.filter { mayBeRead($0.key) || $0.key == "Self" }
    left.memberAccesses = memberAccesses.filter {
      mayBeRead($0.key) || interest.mutatingFunctions.contains($0.key) || $0.key == "init"
    }
    left.keyPathComponents = keyPathComponents.filter { interest.members.contains($0.key) }
    left.shorthandBindings = shorthandBindings.filter { interest.members.contains($0.key) }
    left.mutations = mutations.filter { interest.members.contains($0.key) || $0.key == ProjectFacts.anyKeyPath }
    left.statementCalls = statementCalls.mapValues { $0.filter { interest.changesMember($0.node) } }
    return left
  }
}

extension FunctionParameterSyntax {
  /// The label that a call gives, empty for none.
  fileprivate var label: String { firstName.text == "_" ? "" : firstName.text }
}

extension SyntaxProtocol {
  /// Whether a part of a declaration names something of the legacy libraries.
  fileprivate var isLegacy: Bool {
    codeTokens.contains { Interest.legacyNames.contains($0.text) }
  }
}
