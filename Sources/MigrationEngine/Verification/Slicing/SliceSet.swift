/// The slices of all types that are verified together: the dependency closure of each, and its omissions.
struct SliceSet {
  typealias Side = GeneratedPackage.Side

  /// The units that some slices are compiled without, with their replacements.
  struct Omissions: Equatable {
    var units: [Side: Set<Int>] = [:]
    /// Types that are declared nowhere in the sources and only held, not used: each gets an empty class of its name.
    var standIns: Set<String> = []
    /// Whether computed properties are compared, too.
    var withComputed = true
  }

  let found: [MigratedType]
  let slicers: [Side: Slicer]
  private let nilGuard: NilGuard
  private(set) var omissions: [Int: Omissions]

  /// - Parameter nilGuard: what the old code's comparisons with nil mean.
  init(types: MigratedTypes, found: [MigratedType], nilGuard: NilGuard) {
    self.found = found
    self.nilGuard = nilGuard
    slicers = [
      .before: Slicer(facts: types.before, shown: ComputedProperties(types: types).shown),
      .after: Slicer(facts: types.after),
    ]
    let unavailable = Omissions(units: slicers.mapValues { $0.unavailable() })
    for type in found {
      if types.before.jsonInitializers(of: type.name).isEmpty, let expression = try? type.construction.get() {
        slicers[.before]?.construct(type.name, by: expression, in: type.before.file)
      }
      let roots: [Side: String] = [.before: type.name, .after: type.newName]
      let computed = Dictionary(
        uniqueKeysWithValues: slicers.map { side, slicer in
          let properties = DerivedProperties(slicer: slicer, excluded: unavailable.units[side] ?? [])
          return (side, properties.units(of: roots[side] ?? type.name))
        })
      for (side, slicer) in slicers {
        let common = computed[side]?.filter { name, _ in computed.values.allSatisfy { $0[name] != nil } }
        slicer.want(common ?? [:], in: roots[side] ?? type.name)
      }
    }
    omissions = Dictionary(uniqueKeysWithValues: found.indices.map { ($0, unavailable) })
  }

  mutating func set(_ omissions: Omissions, for numbers: [Int]) {
    for number in numbers { self.omissions[number] = omissions }
  }

  func root(_ number: Int, on side: Side) -> String {
    side == .before ? found[number].name : found[number].newName
  }

  func reach(_ number: Int, on side: Side) -> Set<Int> {
    slicers[side]?.reach(of: root(number, on: side), without: omissions[number]?.units[side] ?? []) ?? []
  }

  /// The files of one side's module for some of the types.
  func files(_ numbers: [Int], on side: Side) -> [SliceText.File] {
    guard let slicer = slicers[side] else { return [] }
    var units: Set<Int> = []
    var excluded: Set<Int> = []
    for number in numbers {
      units.formUnion(reach(number, on: side))
      excluded.formUnion(omissions[number]?.units[side] ?? [])
    }
    units = slicer.joined(units, without: excluded)
    let entries = Dictionary(grouping: numbers) { side == .before ? found[$0].before.file : found[$0].after.file }
      .mapValues { $0.map { (number: $0, source: entry($0, on: side)) } }
    return text(of: units, by: slicer, on: side).files(entries: entries, imports: side == .after ? ["Bridge"] : [])
  }

  private func text(of units: Set<Int>, by slicer: Slicer, on side: Side) -> SliceText {
    SliceText(
      index: slicer.index, units: units, shown: slicer.contents.shown, nilGuard: side == .before ? nilGuard : .null)
  }

  private func entry(_ number: Int, on side: Side) -> String {
    let computed = GeneratedPackage.entry(
      computed: number, on: side, root(number, on: side), properties: computedProperties(number))
    if side == .after { return GeneratedPackage.entry(after: number, found[number].newName) + computed }
    return GeneratedPackage.entry(
      before: number, (try? found[number].construction.get()) ?? "()", in: ownerOfConstruction(number)) + computed
  }

  /// The type around one that is made by statements, which may name what is in it.
  private func ownerOfConstruction(_ number: Int) -> String? {
    guard let facts = slicers[.before]?.index.facts, facts.jsonInitializers(of: found[number].name).isEmpty,
      let owner = found[number].before.enclosing, facts.type(named: owner)?.isGeneric == false
    else { return nil }
    return owner
  }

  /// The computed properties that are in both slices.
  func computedProperties(_ number: Int) -> [String] {
    guard omissions[number]?.withComputed == true else { return [] }
    let names = Side.allCases.map { side -> Set<String> in
      let reached = reach(number, on: side)
      return Set(slicers[side]?.wanted[root(number, on: side)]?.filter { reached.contains($0.value) }.map(\.key) ?? [])
    }
    return names[0].intersection(names[1]).sorted()
  }

  /// The stand-ins that some of the types need.
  func standIns(_ numbers: [Int]) -> Set<String> {
    numbers.reduce(into: []) { $0.formUnion(omissions[$1]?.standIns ?? []) }
  }

  /// The stand-ins that a type's own slices name.
  func namedStandIns(_ number: Int) -> [String] {
    let named = Side.allCases.reduce(into: Set<String>()) { names, side in
      for id in reach(number, on: side) { names.formUnion(slicers[side]?.contents.content(of: id).names ?? []) }
    }
    return standIns([number]).intersection(named).sorted()
  }

  /// Returns all texts on which a type's result depends, except for its number, which depends on the other types.
  func texts(_ number: Int) -> [String] {
    Side.allCases.flatMap { side in
      guard let slicer = slicers[side] else { return [root(number, on: side)] }
      let files = text(of: reach(number, on: side), by: slicer, on: side).files(entries: [:], imports: [])
      return [root(number, on: side)] + files.map(\.text)
    }
  }

  // MARK: What a result has to say

  /// Properties without which a type's slices were compiled, under both names.
  func leftOutProperties(_ number: Int) -> [String] {
    let units = omissions[number]?.units ?? [:]
    return units.flatMap { side, ids in ids.flatMap { slicers[side]?.storedProperties(of: $0) ?? [] } }.sorted()
  }

  /// Returns the places of the other omitted units. They may have been named without being used.
  func missingPlaces(_ number: Int) -> [String] {
    var seen: Set<String> = []
    return Side.allCases.flatMap { side -> [String] in
      guard let slicer = slicers[side] else { return [] }
      return slicer.refused(of: root(number, on: side), without: omissions[number]?.units[side] ?? []).sorted()
        .filter { slicer.storedProperties(of: $0).isEmpty }.map { slicer.position(of: $0).description }
    }.filter { seen.insert($0).inserted }
  }
}
