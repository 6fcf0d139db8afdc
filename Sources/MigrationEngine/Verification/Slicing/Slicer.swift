import SwiftSyntax

/// Cuts slices out of one side.
final class Slicer {
  let index: DeclarationIndex
  let contents: UnitContents
  /// Members that are wanted besides what decoding needs, by the type's name.
  private(set) var wanted: [String: [String: Int]] = [:]
  /// The names used by the construction of each type's values, with the file that the construction is written to.
  private var constructions: [String: (content: UnitContents.Content, file: Int)] = [:]
  private struct Cut: Hashable {
    let root: String
    let excluded: Set<Int>
  }
  private var known: [Cut: Reach] = [:]

  /// - Parameter shown: for some types, the properties that their values are compared by.
  init(facts: ProjectFacts, shown: [String: [String]] = [:]) {
    index = DeclarationIndex(facts: facts)
    contents = UnitContents(index: index, shown: shown)
  }

  /// The units that decoding a type needs.
  func reach(of root: String, without excluded: Set<Int>) -> Set<Int> {
    reached(from: root, without: excluded).units
  }

  /// The units of several slices, and what these need together: where one of them has a protocol's requirement, the types of
  /// all others have to satisfy it.
  func joined(_ units: Set<Int>, without excluded: Set<Int>) -> Set<Int> {
    var units = units
    while true {
      let required = Set(units.filter(isRequirement).flatMap(signatures(of:)))
      guard !required.isEmpty else { return units }
      var missing: [String: [Int]] = [:]
      for id in units where index.units[id].kind == .type && !index.units[id].node.is(ProtocolDeclSyntax.self) {
        guard let owner = index.frameName(id) else { continue }
        missing[owner] = index.membersByOwner[owner, default: []].filter { member in
          !units.contains(member) && !excluded.contains(member)
            && !required.isDisjoint(with: signatures(of: member))
        }
      }
      missing = missing.filter { !$0.value.isEmpty }
      let before = units.count
      for (owner, members) in missing {
        let reach = Reach(root: owner, index: index, excluded: excluded, contents: contents, wanted: members)
        units.formUnion(reach.units)
      }
      if units.count == before { return units }
    }
  }

  /// The names of a member; of an initializer its labels.
  private func signatures(of id: Int) -> [String] {
    guard let initializer = index.units[id].node.as(InitializerDeclSyntax.self) else { return index.units[id].names }
    return ["init(" + initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")"]
  }

  private func isRequirement(_ id: Int) -> Bool {
    index.units[id].frame.map { index.units[$0].node.is(ProtocolDeclSyntax.self) } == true
  }

  /// Puts computed properties into a type's slice, as far as they are named.
  func want(_ properties: [String: Int], in root: String) {
    wanted[root] = properties
    known = known.filter { $0.key.root != root }
  }

  /// Adds the names that an expression uses to a type's slice. The expression creates the old value.
  func construct(_ root: String, by expression: String, in file: Int) {
    constructions[root] = (UnitContents.content(of: expression), file)
    known = known.filter { $0.key.root != root }
  }

  /// Returns the excluded units that other units name.
  func refused(of root: String, without excluded: Set<Int>) -> Set<Int> {
    reached(from: root, without: excluded).refused
  }

  private func reached(from root: String, without excluded: Set<Int>) -> Reach {
    let cut = Cut(root: root, excluded: excluded)
    if let found = known[cut] { return found }
    let found = Reach(
      root: root, index: index, excluded: excluded, contents: contents,
      wanted: wanted[root, default: [:]].values.sorted(), construction: constructions[root])
    known[cut] = found
    return found
  }

  /// Whether decoding may do without a unit: anything but the frame of a type that is decoded, its cases, its decoding, and
  /// the storage that this fills. What is needed all the same shows in the next build.
  func mayBeLeftOut(_ id: Int) -> Bool {
    let unit = index.units[id]
    switch unit.kind {
    case .enumCase: return false
    case .type: return !isDecoded(index.frameName(id)) && !Reach.alwaysRequired.contains(unit.names[0])
    case .extensionFrame: return unit.isForeign || !isDecoded(unit.owner)
    case .initializer: return !contents.decodes(id)
    case .stored: return !isTouched(id)
    case .member: return Reach.alwaysRequired.isDisjoint(with: unit.names) && !contents.decodes(id)
    case .global, .subscriptMember, .conditional: return true
    }
  }

  /// Whether a type takes JSON, or is decoded.
  private func isDecoded(_ name: String?) -> Bool {
    guard let name, index.typeUnits[name] != nil else { return false }
    let frames = index.typeUnits[name, default: []] + index.extensionsByOwner[name, default: []]
    return index.membersByOwner[name, default: []].contains(where: contents.decodes)
      || frames.contains { id in
        let group = index.units[id].node.asProtocol((any DeclGroupSyntax).self)
        return group?.inheritanceClause?.inheritedTypes.contains { inherited in
          let text = inherited.type.trimmedDescription
          return text.hasSuffix("Decodable") || text.hasSuffix("Codable") || text.hasSuffix("HTTPResponse")
        } == true
      }
  }

  /// Whether an initializer that decodes fills, or may fill, a stored property.
  private func isTouched(_ id: Int) -> Bool {
    let unit = index.units[id]
    guard let owner = unit.owner, !unit.isForeign else { return false }
    let decoding = index.facts.lineage(of: owner).flatMap { index.membersByOwner[$0, default: []] }
      .filter(contents.decodes)
    // The compiler's own `init(from:)` reads everything.
    guard !decoding.isEmpty else { return true }
    return decoding.contains { !contents.content(of: $0).names.isDisjoint(with: unit.names) }
  }

  /// Returns the units that can't be compiled by themselves, judging by names: those that name a type of Apple's
  /// platforms, and optional storage that refers to another object of the app.
  func unavailable() -> Set<Int> {
    Set(
      index.units.filter { unit in
        (contents.content(of: unit.id).names.contains(where: isOfAppKits)
          || unit.kind == .stored && refersToObject(unit.node)) && mayBeLeftOut(unit.id)
      }.map(\.id))
  }

  /// `var owner: Controller?`
  private func refersToObject(_ node: Syntax) -> Bool {
    guard let binding = node.as(VariableDeclSyntax.self)?.bindings.only, let type = binding.typeAnnotation?.type,
      binding.initializer == nil,
      let name = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
      let found = index.facts.resolve(name, in: nil)
    else { return false }
    return found.kind == .classType && !isDecoded(found.name) || found.kind == .protocolType
  }

  private func isOfAppKits(_ name: String) -> Bool {
    guard index.typeUnits[name] == nil else { return false }
    return ["UI", "CL", "MK", "SK", "AV", "PH", "WK", "CA", "CN", "EK"].contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(2)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// Whether some of the units stop the program where an optional is nil, a cast fails, or an error is thrown.
  func unwrapsByForce(_ units: Set<Int>) -> Bool {
    units.contains { id in
      guard index.units[id].node.asProtocol((any DeclGroupSyntax).self) == nil else { return false }
      let finder = ForceFinder(viewMode: .sourceAccurate)
      finder.walk(index.units[id].node)
      return finder.found
    }
  }

  private final class ForceFinder: SyntaxVisitor {
    var found = false

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }

    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.questionOrExclamationMark)
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { note(node.questionOrExclamationMark) }

    private func note(_ mark: TokenSyntax?) -> SyntaxVisitorContinueKind {
      if mark?.tokenKind == .exclamationMark { found = true }
      return .visitChildren
    }
  }

  /// `Type.property` of a unit of storage.
  func storedProperties(of id: Int) -> [String] {
    let unit = index.units[id]
    guard unit.kind == .stored, let owner = unit.owner else { return [] }
    return unit.names.map { "\(owner).\($0)" }
  }

  /// Returns the place of a unit in the user's sources.
  func position(of id: Int) -> SourcePosition {
    index.facts.files[index.units[id].file].position(of: index.units[id].node)
  }
}
