import Foundation

/// Generates the documents of one type from its old code's reads: valid ones, and ones with every fault and every pair
/// of faults, without duplicates. The same seed gives the same documents.
struct PayloadGenerator {
  private let plan: PayloadPlan
  private var documents: ShapedDocuments
  private var found: [Data] = []
  private var seen: Set<Data> = []

  /// Single faults are put this deep.
  private static let faultDepth = 3
  private static let maximumPayloads = 16_000
  /// The largest number of single faults in fields of the document itself, and the same number for nested fields.
  private static let maximumFaults = 4_000
  private static let maximumSpellings = 4_000
  /// All documents with a single fault together; large documents get fewer of them.
  private static let maximumFaultBytes = 12_000_000

  /// - Parameters:
  ///   - plan: what is read.
  ///   - seed: what the random choices follow.
  init(plan: PayloadPlan, seed: UInt64) {
    self.plan = plan
    documents = ShapedDocuments(plan: plan, seed: seed)
  }

  /// - Parameter minimum: how many documents there are at least.
  mutating func payloads(minimum: Int) -> [Data] {
    let base = documents.valid()
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
      add(documents.random(isFull: attempts % 3 == 0))
      if attempts % 2 == 0 {
        // A type that reads next to nothing still gets documents that differ.
        let value = documents.values.all.randomElement(using: &documents.random) ?? .null
        add(with(Document.Member("extra\(attempts)", value), in: documents.valid()))
      }
    }
    return found
  }

  /// Documents in which everything that is read is there and of the type that the accessors take.
  ///
  /// - Parameter leavesOut: whether every second one lacks something, and values may be of another format than the code
  ///   knows.
  mutating func validPayloads(count: Int, leavesOut: Bool = true) -> [Data] {
    documents.values.isStrict = !leavesOut
    defer { documents.values.isStrict = false }
    var own: [Data] = []
    var attempts = 0
    while own.count < count, attempts < count * 20 {
      attempts += 1
      var document = documents.valid()
      if leavesOut, attempts % 2 == 0, case .object(let members) = document, members.count > 1 {
        let left = Int.random(in: 0..<members.count, using: &documents.random)
        document = .object(members.enumerated().filter { $0.offset != left }.map(\.element))
      }
      // More than a scalar has values that come up by chance.
      switch document {
      case .number where attempts > 20: document = .number(String(attempts))
      case .string(let text) where attempts > 20 && plan.root.expected.isEmpty && !plan.root.isTime:
        document = .string("\(text) \(attempts)")
      case .object where attempts > count: document = with(.init("extra\(attempts)", .number("1")), in: document)
      default: break
      }
      let data = Data(document.bytes)
      if seen.insert(data).inserted { own.append(data) }
    }
    return own
  }

  private mutating func add(_ document: Document) {
    guard found.count < Self.maximumPayloads else { return }
    let data = Data(document.bytes)
    if seen.insert(data).inserted { found.append(data) }
  }

  private mutating func addSubsets() {
    let members = plan.members(of: plan.root)
    guard !members.isEmpty else { return }
    func add(where isThere: (Int) -> Bool) {
      self.add(
        .object(
          members.enumerated().filter { isThere($0.offset) }.map {
            Document.Member($0.element.key, documents.valid($0.element.shape))
          }))
    }
    if members.count <= 7 {
      for mask in 0..<(1 << members.count) { add { mask & (1 << $0) != 0 } }
    } else {
      for _ in 0..<200 {
        let isThere = members.map { _ in Bool.random(using: &documents.random) }
        add { isThere[$0] }
      }
    }
  }

  // MARK: Faults

  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// Every value in every field of the document itself, as far as the number allows: else each field gets another part of
  /// them. What lies inside models has its turn when those are checked themselves, so it gets the same number in all.
  private mutating func addSingleFaults(_ base: Document) {
    let all = documents.values.all
    let limit = min(Self.maximumFaults, max(Self.maximumFaultBytes / max(base.bytes.count, 1), all.count))
    let paths = paths(in: base, depth: 0)
    for paths in [paths.filter { $0.count == 1 }, paths.filter { $0.count > 1 }] {
      let step = max(1, (paths.count * all.count + limit - 1) / limit)
      for (number, path) in paths.enumerated() {
        add(changed(base, at: path[...]) { _ in nil })
        add(changed(base, at: path[...]) { _ in .null })
        add(changed(base, at: path[...]) { _ in .array(Array(repeating: .object([]), count: 3)) })
        for index in stride(from: number % step, to: all.count, by: step) {
          add(changed(base, at: path[...]) { _ in all[index] })
        }
      }
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
    let read = plan.members(of: plan.root).map { (member: $0, spellings: Self.spellings(of: $0.key)) }
    // With the key itself, before it and after it, and instead of it, each with four values; of many keys each has a part.
    let forms = 12
    let step = max(1, read.reduce(0) { $0 + $1.spellings.count } * forms / Self.maximumSpellings)
    for (number, (member, spellings)) in read.enumerated() {
      let others = [documents.valid(member.shape), .number("77"), .string("other"), .null]
      for (place, spelling) in spellings.enumerated() {
        for form in stride(from: (number + place) % step, to: forms, by: step) {
          let other = Document.Member(spelling, others[form % others.count])
          switch form / others.count {
          case 0: add(with(other, in: base))
          case 1: add(with(other, in: base, first: true))
          default: add(with(other, in: changed(base, at: [.key(member.key)]) { _ in nil }))
          }
        }
      }
      for value in others { add(with(.init(member.key, value), in: base)) }
    }
    for key in plan.otherKeys where !read.contains(where: { $0.member.key == key }) {
      for value in probes {
        add(with(.init(key, value), in: base))
        add(.object([.init(key, value)]))
      }
    }
  }

  // MARK: Pairs

  /// Documents in which every pair of fields has every pair of faults, as far as the greedy choice gets.
  private mutating func addPairs() {
    let members = plan.members(of: plan.root)
    guard members.count > 1 else { return }
    let faults = FieldValues.Fault.allCases.count
    var open = members.count * (members.count - 1) / 2 * faults * faults
    var covered = Array(repeating: false, count: members.count * members.count * faults * faults)
    func slot(_ a: Int, _ x: Int, _ b: Int, _ y: Int) -> Int { ((a * members.count + b) * faults + x) * faults + y }
    let limit = min(1_500, max(300, faults * faults * 4))
    for _ in 0..<limit where open > 0 {
      var best: (row: [Int], gain: Int) = ([], -1)
      for _ in 0..<(members.count > 25 ? 2 : 8) {
        let row = members.map { _ in Int.random(in: 0..<faults, using: &documents.random) }
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
            documents.value(FieldValues.Fault(rawValue: fault) ?? .valid, member.shape).map {
              Document.Member(member.key, $0)
            }
          }))
    }
  }
}
