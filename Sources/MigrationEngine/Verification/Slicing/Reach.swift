import SwiftSyntax

/// What decoding a type reaches: followed by names, so that rather too much than too little is in it.
struct Reach {
  let index: DeclarationIndex
  /// Units that an earlier round has shown not to compile.
  let excluded: Set<Int>

  private(set) var units: Set<Int> = []
  private var owners: Set<String> = []
  private var names: Set<String> = []
  private var calls: Set<String> = []
  private var work: [Int] = []
  private let contents: UnitContents

  /// - Parameters:
  ///   - root: the full name of the type.
  ///   - index: all declarations of the side.
  ///   - excluded: units that must not be taken.
  ///   - contents: what the units name, kept from one type to the next.
  init(root: String, index: DeclarationIndex, excluded: Set<Int>, contents: UnitContents) {
    self.index = index
    self.excluded = excluded
    self.contents = contents
    for id in index.typeUnits[root, default: []] { take(id) }
    for id in index.membersByOwner[root, default: []] where contents.decodes(id) { take(id) }
    while let id = work.popLast() { expand(id) }
  }

  private mutating func take(_ id: Int) {
    guard !excluded.contains(id), units.insert(id).inserted else { return }
    if let frame = index.units[id].frame { take(frame) }
    work.append(id)
  }

  private mutating func expand(_ id: Int) {
    let content = contents.content(of: id)
    for name in content.names where names.insert(name).inserted { see(name) }
    for call in content.calls where calls.insert(call).inserted { see(call: call) }
    if let type = index.frameName(id), index.units[id].kind == .type || !index.units[id].isForeign { own(type) }
  }

  private mutating func see(_ name: String) {
    for id in index.unitsByName[name, default: []] {
      let unit = index.units[id]
      switch unit.kind {
      case .global: take(id)
      // A nested type can only be named where the one around it is.
      case .type where unit.owner == nil: take(id)
      case .conditional where unit.owner == nil: take(id)
      default:
        if unit.isForeign || unit.owner.map(owners.contains) == true { take(id) }
      }
    }
    for id in index.foreignMembers where index.units[id].owner?.split(separator: ".").last.map(String.init) == name {
      let unit = index.units[id]
      if unit.kind == .initializer, contents.fits(id, anyOf: calls) { take(id) }
      if unit.kind == .subscriptMember { take(id) }
    }
  }

  private mutating func see(call: String) {
    for owner in owners {
      for id in index.membersByOwner[owner, default: []]
      where index.units[id].kind == .initializer && contents.fits(id, anyOf: [call]) { take(id) }
    }
    for id in index.foreignMembers where index.units[id].kind == .initializer && contents.fits(id, anyOf: [call]) {
      if let owner = index.units[id].owner?.split(separator: ".").last.map(String.init), names.contains(owner) {
        take(id)
      }
    }
  }

  /// What decides how a type is decoded without being named anywhere; a slice without it would be another type. A conformance
  /// may come through a protocol of the project, so it is looked for in every type.
  static let alwaysRequired: Set = ["CodingKeys", "keySpelling", "legacyDecoder", "responseDecoding"]

  /// A type of the project is in the slice: so are its storage, its cases, and the members that are asked for by name.
  private mutating func own(_ type: String) {
    guard owners.insert(type).inserted else { return }
    for id in index.typeUnits[type, default: []] { take(id) }
    let frames = index.typeUnits[type, default: []] + index.extensionsByOwner[type, default: []]
    let required = Self.alwaysRequired.union(frames.flatMap { contents.content(of: $0).requirements })
      .union(contents.shown[type, default: []])
    // `func == (left: Type, right: Type)` beside the type.
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    for name in required {
      for id in index.unitsByName[name, default: []]
      where index.units[id].kind == .global && contents.content(of: id).names.contains(simple) { take(id) }
    }
    for id in index.extensionsByOwner[type, default: []] where contents.content(of: id).keepsConformance { take(id) }
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
}
