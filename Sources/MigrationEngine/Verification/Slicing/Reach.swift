import SwiftSyntax

/// The dependency closure of decoding a type. Follows references by name; over-approximates.
struct Reach {
  let index: DeclarationIndex
  /// Units that an earlier round has shown not to compile.
  let excluded: Set<Int>

  private(set) var units: Set<Int> = []
  /// The units that would be part of the closure, but are excluded.
  private(set) var refused: Set<Int> = []
  private var owners: Set<String> = []
  /// The names so far, both free ones and members.
  private var names: Set<String> = []
  private var free: Set<String> = []
  private var members: Set<String> = []
  /// The types of others whose extensions the code is in.
  private var foreignOwners: Set<String> = []
  private var calls: Set<String> = []
  private var literals: Set<String> = []
  private var work: [Int] = []
  private let contents: UnitContents

  /// - Parameters:
  ///   - root: the full name of the type.
  ///   - index: all declarations of the side.
  ///   - excluded: units that must not be taken.
  ///   - contents: what the units name, kept from one type to the next.
  ///   - wanted: units that are taken in any case.
  ///   - construction: the names used by the expression that creates the old value, and the file it is written to.
  init(
    root: String, index: DeclarationIndex, excluded: Set<Int>, contents: UnitContents, wanted: [Int] = [],
    construction: (content: UnitContents.Content, file: Int)? = nil
  ) {
    self.index = index
    self.excluded = excluded
    self.contents = contents
    for id in index.typeUnits[root, default: []] { take(id) }
    // An inherited initializer calls what the type overrides.
    for owner in index.facts.lineage(of: root) {
      for id in index.membersByOwner[owner, default: []] where contents.decodes(id) { take(id) }
    }
    for id in wanted { take(id) }
    if let construction { expand(construction.content, in: construction.file) }
    while let id = work.popLast() { expand(id) }
  }

  private mutating func take(_ id: Int) {
    guard !units.contains(id) else { return }
    guard !isExcluded(id) else {
      refused.insert(id)
      return
    }
    units.insert(id)
    let unit = index.units[id]
    if let frame = unit.frame { take(frame) }
    work.append(id)
    guard unit.isForeign, let owner = unit.owner, foreignOwners.insert(owner).inserted else { return }
    for member in index.membersByOwner[owner, default: []]
    where index.units[member].names.contains(where: free.contains) && isVisible(member, from: unit.file) {
      take(member)
    }
  }

  private func isExcluded(_ id: Int) -> Bool {
    excluded.contains(id) || index.units[id].frame.map(isExcluded) == true
  }

  private mutating func expand(_ id: Int) {
    expand(contents.content(of: id), in: index.units[id].file)
    // What a protocol asks for, each type that conforms has to have.
    if let node = index.units[id].node.as(InitializerDeclSyntax.self), node.body == nil {
      let call = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      if calls.insert(call).inserted { see(call: call) }
    }
    if let type = index.frameName(id), index.units[id].kind == .type || !index.units[id].isForeign { own(type) }
  }

  private mutating func expand(_ content: UnitContents.Content, in file: Int) {
    for name in content.free {
      see(name, from: file, isFirst: free.insert(name).inserted, isMember: false)
    }
    for name in content.members {
      see(name, from: file, isFirst: members.insert(name).inserted, isMember: true)
    }
    for call in content.calls where calls.insert(call).inserted { see(call: call) }
    for literal in content.literals where literals.insert(literal).inserted {
      for id in index.foreignInitializers.values.joined() where contents.fits(id, anyOf: [literal]) { take(id) }
    }
  }

  /// Returns whether a unit is visible from a file. Private units are visible only in their own file.
  private func isVisible(_ id: Int, from file: Int) -> Bool {
    index.units[id].file == file || !index.units[id].isPrivate
  }

  /// - Parameters:
  ///   - file: where it is named.
  ///   - isFirst: whether it was not named in this way before.
  ///   - isMember: whether it is named behind a point.
  private mutating func see(_ name: String, from file: Int, isFirst: Bool, isMember: Bool) {
    // Whatever is not private was taken when the name was first seen.
    let named =
      isFirst ? index.unitsByName[name, default: []] : index.privateUnitsByName[name]?[file] ?? []
    for id in named where isVisible(id, from: file) {
      let unit = index.units[id]
      switch unit.kind {
      case .global: if !isMember { take(id) }
      // A nested type can only be named where the one around it is.
      case .conditional where unit.owner == nil, .type where unit.owner == nil: if !isMember { take(id) }
      default:
        if unit.isForeign {
          if isMember || unit.owner.map(foreignOwners.contains) == true { take(id) }
        } else if unit.owner.map(owners.contains) == true {
          take(id)
        }
      }
    }
    guard names.insert(name).inserted else { return }
    for id in index.foreignInitializers[name, default: []] where contents.fits(id, anyOf: calls) { take(id) }
  }

  private mutating func see(call: String) {
    for owner in owners {
      for id in index.initializersByOwner[owner, default: []] where contents.fits(id, anyOf: [call]) { take(id) }
    }
    for (owner, initializers) in index.foreignInitializers where names.contains(owner) {
      for id in initializers where contents.fits(id, anyOf: [call]) { take(id) }
    }
  }

  /// Members that affect decoding without being named anywhere. A slice without them would decode differently. A
  /// conformance may come through a protocol of the project, so they are searched in every type.
  static let alwaysRequired: Set = ["CodingKeys", "legacyDecoder", "legacyRules", "responseDecoding"]

  /// A type of the project is in the slice: so are its storage, its cases, and the members that are asked for by name.
  private mutating func own(_ type: String) {
    guard owners.insert(type).inserted else { return }
    for id in index.typeUnits[type, default: []] { take(id) }
    let frames = index.typeUnits[type, default: []] + index.extensionsByOwner[type, default: []]
    let requirements = frames.reduce(into: Set<String>()) { $0.formUnion(contents.content(of: $1).requirements) }
    let required = Self.alwaysRequired.union(requirements)
      .union(contents.shown[type, default: []])
    // `func == (left: Type, right: Type)` beside the type.
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    for name in required {
      for id in index.unitsByName[name, default: []]
      where index.units[id].kind == .global && contents.content(of: id).names.contains(simple) { take(id) }
    }
    for id in index.extensionsByOwner[type, default: []] where contents.content(of: id).keepsConformance { take(id) }
    if requirements.contains("CodingKeys") { takeOwnDecoding() }
    for id in index.nestedTypes[type, default: []]
    where names.contains(index.units[id].names[0]) || required.contains(index.units[id].names[0]) { take(id) }
    for id in index.membersByOwner[type, default: []] {
      let unit = index.units[id]
      switch unit.kind {
      case .stored, .enumCase, .conditional, .subscriptMember: take(id)
      case .initializer:
        if contents.fits(id, anyOf: calls) || contents.isRequiredInitializer(id) { take(id) }
      default:
        if unit.names.contains(where: { names.contains($0) || required.contains($0) }) { take(id) }
      }
    }
  }

  /// `extension KeyedDecodingContainer { func decode(_ type: Int.Type, forKey key: Key) … }`: what Swift synthesizes calls it.
  private mutating func takeOwnDecoding() {
    for id in CodingProtocols.keyedContainers.flatMap({ index.membersByOwner[$0, default: []] })
    where index.units[id].names.contains(where: CodingProtocols.decodingMethods.contains) { take(id) }
  }
}
