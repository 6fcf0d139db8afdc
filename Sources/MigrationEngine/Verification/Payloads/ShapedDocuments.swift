/// Generates documents by a plan: valid ones, and ones with random faults.
///
/// Models nest, and a document that fills them all is soon too large. So a document fills as many levels as keep it
/// small, and some of the deeper models, different ones in each document.
struct ShapedDocuments {
  var values: FieldValues
  var random: SeededRandom
  private let plan: PayloadPlan
  /// The depth of nested models that are always filled.
  private let filledModels: Int
  /// The number of deeper models that may still be filled in the current document.
  private var spareModels = Self.spareModels
  /// The number of members and elements that the current document may still have. What is read by a function that calls
  /// itself has no models, and grows with every level.
  private var spareMembers = Self.spareMembers

  private static let maximumFilledModels = 3
  private static let spareModels = 3
  private static let spareMembers = 2_000
  private static let maximumMembers = 150
  /// No source reads deeper than this; a plan that goes on is a circle.
  private static let maximumDepth = 16

  /// - Parameters:
  ///   - plan: what is read.
  ///   - seed: what the random choices follow.
  init(plan: PayloadPlan, seed: UInt64) {
    self.plan = plan
    values = FieldValues(strings: plan.strings, numbers: plan.numbers)
    random = SeededRandom(seed: seed)
    filledModels =
      (1...Self.maximumFilledModels).last { plan.isSmall(filling: $0, limit: Self.maximumMembers) } ?? 1
  }

  /// A document in which everything that is read is there, and of a type that the accessors take.
  mutating func valid() -> Document {
    begin()
    return valid(plan.root, models: 0, depth: 0)
  }

  /// A value for one member of the document.
  mutating func valid(_ shape: ReadShape) -> Document {
    begin()
    return valid(shape, models: 0, depth: 1)
  }

  /// A document whose fields have any fault each.
  ///
  /// - Parameter isFull: whether most fields are valid.
  mutating func random(isFull: Bool) -> Document {
    begin()
    return faulty(plan.root, models: 0, depth: 0, isFull: isFull)
  }

  /// A value with a fault for one member; nil leaves it out.
  mutating func value(_ fault: FieldValues.Fault, _ shape: ReadShape) -> Document? {
    begin()
    return value(fault, shape, models: 0, depth: 1)
  }

  // MARK: Making

  private mutating func begin() {
    spareModels = Self.spareModels
    spareMembers = Self.spareMembers
  }

  /// The level of a value's members or elements; nil when they are left out.
  private mutating func level(of shape: ReadShape, _ count: Int, models: Int, depth: Int) -> Int? {
    guard depth < Self.maximumDepth, spareMembers > 0 else { return nil }
    spareMembers -= count
    guard depth > 0, !shape.models.isEmpty else { return models }
    guard models >= filledModels else { return models + 1 }
    guard spareModels > 0, Int.random(in: 0..<6, using: &random) == 0 else { return nil }
    spareModels -= 1
    return models + 1
  }

  private mutating func valid(_ shape: ReadShape, models: Int, depth: Int) -> Document {
    let members = plan.members(of: shape)
    if !members.isEmpty {
      guard let level = level(of: shape, members.count, models: models, depth: depth) else { return .object([]) }
      return .object(members.map { Document.Member($0.key, valid($0.shape, models: level, depth: depth + 1)) })
    }
    if let element = plan.element(of: shape) {
      guard let level = level(of: shape, 2, models: models, depth: depth) else { return .array([]) }
      return .array((0..<2).map { _ in valid(element, models: level, depth: depth + 1) })
    }
    let whole = plan.whole(shape)
    if whole.accessors.isEmpty, whole.expected.isEmpty, !shape.models.isEmpty { return .object([]) }
    return values.valid(whole, using: &random)
  }

  private mutating func value(_ fault: FieldValues.Fault, _ shape: ReadShape, models: Int, depth: Int) -> Document? {
    if fault == .nested { return faulty(shape, models: models, depth: depth, isFull: false) }
    return values.value(fault, valid: valid(shape, models: models, depth: depth), using: &random)
  }

  private mutating func faulty(_ shape: ReadShape, models: Int, depth: Int, isFull: Bool) -> Document {
    let members = plan.members(of: shape)
    if !members.isEmpty {
      guard let level = level(of: shape, members.count, models: models, depth: depth) else { return .null }
      return .object(
        members.compactMap { member in
          let isValid = isFull ? Int.random(in: 0..<4, using: &random) > 0 : Bool.random(using: &random)
          if isValid { return Document.Member(member.key, valid(member.shape, models: level, depth: depth + 1)) }
          let fault = FieldValues.Fault.allCases.randomElement(using: &random) ?? .valid
          return value(fault, member.shape, models: level, depth: depth + 1).map { Document.Member(member.key, $0) }
        })
    }
    if let element = plan.element(of: shape) {
      let count = [0, 1, 2, 3, 10].randomElement(using: &random) ?? 0
      guard let level = level(of: shape, count, models: models, depth: depth) else { return .array([]) }
      return .array((0..<count).map { _ in faulty(element, models: level, depth: depth + 1, isFull: isFull) })
    }
    return values.all.randomElement(using: &random) ?? .null
  }
}

extension PayloadPlan {
  private func parts(of shape: ReadShape) -> [ReadShape] { [shape] + shape.models.sorted().compactMap { shapes[$0] } }

  /// The members that are read of a value, by it and by the models made of it.
  func members(of shape: ReadShape) -> [(key: String, shape: ReadShape)] {
    var keys: Set<String> = []
    return parts(of: shape).flatMap(\.members).filter { keys.insert($0.key).inserted }
  }

  fileprivate func element(of shape: ReadShape) -> ReadShape? { parts(of: shape).lazy.compactMap(\.element).first }

  /// Returns the reads of a value, by the code that names it and by the models created from it.
  fileprivate func whole(_ shape: ReadShape) -> ReadShape {
    guard !shape.models.isEmpty else { return shape }
    let whole = ReadShape(key: shape.key)
    for part in parts(of: shape) {
      whole.accessors.formUnion(part.accessors)
      whole.expected.formUnion(part.expected)
    }
    return whole
  }

  /// Whether a document that fills some levels of models has no more members and elements than a limit.
  fileprivate func isSmall(filling levels: Int, limit: Int) -> Bool {
    var count = 0
    func add(_ shape: ReadShape, models: Int, depth: Int) -> Bool {
      let level = depth > 0 && !shape.models.isEmpty ? models + 1 : models
      guard level <= levels else { return true }
      let members = members(of: shape).map(\.shape)
      let inner = members.isEmpty ? element(of: shape).map { [$0, $0] } ?? [] : members
      return inner.allSatisfy { part in
        count += 1
        return count <= limit && add(part, models: level, depth: depth + 1)
      }
    }
    return add(root, models: 0, depth: 0)
  }
}
