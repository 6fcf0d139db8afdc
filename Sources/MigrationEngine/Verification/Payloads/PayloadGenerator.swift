import Foundation

/// Makes the documents of one type: from what its old code reads, valid ones and ones with every fault and every pair of
/// faults, and none twice. The same seed gives the same documents.
struct PayloadGenerator {
  private let plan: PayloadPlan
  private let values: FieldValues
  private var random: SeededRandom
  private var found: [Data] = []
  private var seen: Set<Data> = []

  /// How deep models inside models are filled.
  private static let maximumDepth = 4
  /// Single faults are put this deep.
  private static let faultDepth = 3
  private static let maximumFields = 4_000

  /// - Parameters:
  ///   - plan: what is read.
  ///   - seed: what the random choices follow.
  init(plan: PayloadPlan, seed: UInt64) {
    self.plan = plan
    values = FieldValues(strings: plan.strings, numbers: plan.numbers)
    random = SeededRandom(seed: seed)
  }

  /// - Parameter minimum: how many documents there are at least.
  mutating func payloads(minimum: Int) -> [Data] {
    let base = valid(plan.root, depth: 0)
    add(base)
    for root: Document in [
      .null, .object([]), .array([]), .string(""), .string("text"), .number("5"), .bool(true), .array([base]),
      .array([.object([])]),
    ] {
      add(root)
    }
    addSubsets()
    addSingleFaults(base)
    addKeys(base)
    addPairs()
    var attempts = 0
    while found.count < minimum, attempts < minimum * 20 {
      attempts += 1
      add(randomDocument(plan.root, depth: 0, isFull: attempts % 3 == 0))
      if attempts % 2 == 0 {
        // A type that reads next to nothing still gets documents that differ.
        add(
          with(
            Document.Member("extra\(attempts)", values.all.randomElement(using: &random) ?? .null),
            in: valid(plan.root, depth: 0)))
      }
    }
    return found
  }

  /// Documents in which everything that is read is there and of the type that the accessors take; but for what is left
  /// out at random in every second one, when that is asked for.
  mutating func validPayloads(count: Int, leavesOut: Bool = true) -> [Data] {
    var own: [Data] = []
    var attempts = 0
    while own.count < count, attempts < count * 20 {
      attempts += 1
      var document = valid(plan.root, depth: 0)
      if leavesOut, attempts % 2 == 0, case .object(let members) = document, members.count > 1 {
        let left = Int.random(in: 0..<members.count, using: &random)
        document = .object(members.enumerated().filter { $0.offset != left }.map(\.element))
      }
      if attempts > count { document = with(.init("extra\(attempts)", .number("1")), in: document) }
      let data = Data(document.bytes)
      if seen.insert(data).inserted { own.append(data) }
    }
    return own
  }

  private mutating func add(_ document: Document) {
    guard found.count < Self.maximumFields * 4 else { return }
    let data = Data(document.bytes)
    if seen.insert(data).inserted { found.append(data) }
  }

  // MARK: Valid documents

  private func resolved(_ shape: ReadShape) -> [ReadShape] {
    [shape] + shape.models.sorted().compactMap { plan.shapes[$0] }
  }

  /// The members that are read of a value, by it and by the models made of it.
  private func members(_ shape: ReadShape) -> [(key: String, shape: ReadShape)] {
    var keys: Set<String> = []
    return resolved(shape).flatMap(\.members).filter { keys.insert($0.key).inserted }
  }

  private func element(_ shape: ReadShape) -> ReadShape? { resolved(shape).lazy.compactMap(\.element).first }

  private mutating func valid(_ shape: ReadShape, depth: Int) -> Document {
    let members = members(shape)
    if !members.isEmpty {
      guard depth < Self.maximumDepth else { return .object([]) }
      return .object(members.map { Document.Member($0.key, valid($0.shape, depth: depth + 1)) })
    }
    if let element = element(shape) {
      guard depth < Self.maximumDepth else { return .array([]) }
      return .array([valid(element, depth: depth + 1), valid(element, depth: depth + 1)])
    }
    let whole = merged(shape)
    if whole.accessors.isEmpty, whole.expected.isEmpty, !shape.models.isEmpty { return .object([]) }
    return values.valid(whole, using: &random)
  }

  /// How a value is read, by the code that names it and by the models made of it.
  private func merged(_ shape: ReadShape) -> ReadShape {
    guard !shape.models.isEmpty else { return shape }
    let whole = ReadShape(key: shape.key)
    for part in resolved(shape) {
      whole.accessors.formUnion(part.accessors)
      whole.expected.formUnion(part.expected)
    }
    return whole
  }

  private mutating func addSubsets() {
    let members = members(plan.root)
    guard !members.isEmpty else { return }
    if members.count <= 7 {
      for mask in 0..<(1 << members.count) {
        add(
          .object(
            members.enumerated().filter { mask & (1 << $0.offset) != 0 }.map {
              Document.Member($0.element.key, valid($0.element.shape, depth: 1))
            }))
      }
    } else {
      for _ in 0..<200 {
        add(
          .object(
            members.filter { _ in Bool.random(using: &random) }.map {
              Document.Member($0.key, valid($0.shape, depth: 1))
            }))
      }
    }
  }

  // MARK: Faults

  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private mutating func addSingleFaults(_ base: Document) {
    var count = 0
    for path in paths(in: base, depth: 0) {
      add(changed(base, at: path[...]) { _ in nil })
      for value in values.all {
        add(changed(base, at: path[...]) { _ in value })
        count += 1
      }
      // The same fault where everything else is missing.
      add(changed(base, at: path[...]) { _ in .array(Array(repeating: .object([]), count: 3)) })
      if count > Self.maximumFields { break }
    }
  }

  private func paths(in document: Document, depth: Int) -> [[Step]] {
    guard depth < Self.faultDepth else { return [] }
    switch document {
    case .object(let members):
      return members.flatMap { member in
        [[Step.key(member.key)]] + paths(in: member.value, depth: depth + 1).map { [Step.key(member.key)] + $0 }
      }
    case .array(let elements):
      guard let first = elements.first else { return [] }
      return [[Step.index(0)]] + paths(in: first, depth: depth + 1).map { [Step.index(0)] + $0 }
    default: return []
    }
  }

  private func changed(_ document: Document, at path: ArraySlice<Step>, _ change: (Document) -> Document?) -> Document {
    guard let step = path.first else { return change(document) ?? document }
    let rest = path.dropFirst()
    switch (document, step) {
    case (.object(let members), .key(let key)):
      return .object(
        members.compactMap { member in
          guard member.key == key else { return member }
          if rest.isEmpty { return change(member.value).map { Document.Member(key, $0) } }
          return Document.Member(key, changed(member.value, at: rest, change))
        })
    case (.array(let elements), .index(let index)):
      return .array(
        elements.enumerated().compactMap { offset, element in
          guard offset == index else { return element }
          if rest.isEmpty { return change(element) }
          return changed(element, at: rest, change)
        })
    default: return document
    }
  }

  // MARK: Keys

  /// The other spellings of a key: what a key strategy would take for the same.
  static func spellings(of key: String) -> [String] {
    let camel = KeyNames.camelCase(fromSnakeCase: key)
    let snake = KeyNames.snakeCase(fromCamelCase: key)
    let candidates = [
      camel, snake, snake.replacing("_", with: "__"), key.lowercased(), key.uppercased(),
      camel.prefix(1).uppercased() + camel.dropFirst(),
      camel.replacing("Id", with: "ID"), camel.replacing("Url", with: "URL"), "_" + key, key + "_",
    ]
    var seen: Set = [key]
    return candidates.filter { seen.insert($0).inserted }
  }

  private func with(_ member: Document.Member, in document: Document, first: Bool = false) -> Document {
    guard case .object(let members) = document else { return .object([member]) }
    return .object(first ? [member] + members : members + [member])
  }

  private mutating func addKeys(_ base: Document) {
    let probes: [Document] = [
      .number("3"), .string("other"), .string("4"), .null, .bool(true), .object([]), .array([.number("1")]),
    ]
    let read = members(plan.root)
    for member in read {
      let others = [valid(member.shape, depth: 1), .number("77"), .string("other"), .null]
      for spelling in Self.spellings(of: member.key) {
        for value in others {
          // With the key itself, before it and after it, and instead of it.
          add(with(.init(spelling, value), in: base))
          add(with(.init(spelling, value), in: base, first: true))
          add(with(.init(spelling, value), in: changed(base, at: [.key(member.key)]) { _ in nil }))
        }
      }
      for value in others { add(with(.init(member.key, value), in: base)) }
    }
    for key in plan.otherKeys where !read.contains(where: { $0.key == key }) {
      for value in probes {
        add(with(.init(key, value), in: base))
        add(.object([.init(key, value)]))
      }
    }
  }

  // MARK: Pairs

  /// Documents in which every pair of fields has every pair of faults, as far as the greedy choice gets.
  private mutating func addPairs() {
    let members = members(plan.root)
    guard members.count > 1 else { return }
    let faults = FieldValues.Fault.allCases.count
    var open = members.count * (members.count - 1) / 2 * faults * faults
    var covered = Array(repeating: false, count: members.count * members.count * faults * faults)
    func slot(_ a: Int, _ x: Int, _ b: Int, _ y: Int) -> Int { ((a * members.count + b) * faults + x) * faults + y }
    let limit = min(1_500, max(300, faults * faults * 4))
    for _ in 0..<limit where open > 0 {
      var best: (row: [Int], gain: Int) = ([], -1)
      for _ in 0..<(members.count > 25 ? 2 : 8) {
        let row = members.map { _ in Int.random(in: 0..<faults, using: &random) }
        var gain = 0
        for a in row.indices {
          for b in row.indices.dropFirst(a + 1) where !covered[slot(a, row[a], b, row[b])] { gain += 1 }
        }
        if gain > best.gain { best = (row, gain) }
      }
      for a in best.row.indices {
        for b in best.row.indices.dropFirst(a + 1) where !covered[slot(a, best.row[a], b, best.row[b])] {
          covered[slot(a, best.row[a], b, best.row[b])] = true
          open -= 1
        }
      }
      add(
        .object(
          zip(members, best.row).compactMap { member, fault in
            value(FieldValues.Fault(rawValue: fault) ?? .valid, member.shape, depth: 1).map {
              Document.Member(member.key, $0)
            }
          }))
    }
  }

  private mutating func value(_ fault: FieldValues.Fault, _ shape: ReadShape, depth: Int) -> Document? {
    if fault == .nested { return randomDocument(shape, depth: depth, isFull: false) }
    return values.value(fault, valid: valid(shape, depth: depth), using: &random)
  }

  /// A document whose fields have any fault each.
  private mutating func randomDocument(_ shape: ReadShape, depth: Int, isFull: Bool) -> Document {
    let members = members(shape)
    guard depth < Self.maximumDepth else { return .null }
    if !members.isEmpty {
      return .object(
        members.compactMap { member in
          let isValid = isFull ? Int.random(in: 0..<4, using: &random) > 0 : Bool.random(using: &random)
          if isValid { return Document.Member(member.key, valid(member.shape, depth: depth + 1)) }
          let fault = FieldValues.Fault.allCases.randomElement(using: &random) ?? .valid
          return value(fault, member.shape, depth: depth + 1).map { Document.Member(member.key, $0) }
        })
    }
    if let element = element(shape) {
      let count = [0, 1, 2, 3, 10].randomElement(using: &random) ?? 0
      return .array((0..<count).map { _ in randomDocument(element, depth: depth + 1, isFull: isFull) })
    }
    return values.all.randomElement(using: &random) ?? .null
  }
}
