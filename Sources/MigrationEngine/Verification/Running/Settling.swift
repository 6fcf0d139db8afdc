/// Finds the units that some types' slices have to omit, by running the compiler repeatedly until a fixed point.
struct Settling {
  typealias Side = GeneratedPackage.Side

  private let probe: CompilerProbe
  private var slices: SliceSet
  private(set) var numbers: [Int]
  private(set) var omissions: SliceSet.Omissions
  /// The reasons why types do not compile, whatever is left out.
  private(set) var reasons: [Int: String] = [:]
  /// The compiler's first message about each unit. Later messages are mostly about units that were left out meanwhile.
  private var complaints: [Side: [Int: String]] = [:]
  /// The first complaint that is about no unit.
  private var general: String?

  private static let maximumSteps = 10

  init(probe: CompilerProbe, slices: SliceSet, numbers: [Int]) {
    self.probe = probe
    self.slices = slices
    self.numbers = numbers
    omissions = numbers.first.flatMap { slices.omissions[$0] } ?? .init()
  }

  /// - Returns: itself, with what compiles in `numbers`.
  consuming func settled() async throws -> Settling {
    let name = numbers.count == 1 ? "\(numbers[0])" : "all"
    for _ in 0..<Self.maximumSteps where !numbers.isEmpty {
      let files = Dictionary(uniqueKeysWithValues: Side.allCases.map { ($0, slices.files(numbers, on: $0)) })
      let problems = try await probe.problems(files, standIns: omissions.standIns, name: name)
      if problems.isEmpty { return self }
      let before = (omissions, reasons)
      for problem in problems { note(problem, files, given: before.0.standIns) }
      if before.0 == omissions, before.1 == reasons { break }
      slices.set(omissions, for: numbers)
      numbers.removeAll { reasons[$0] != nil }
    }
    for number in numbers {
      let said = complaints.values.lazy.flatMap(\.values).first
      reasons[number] = said ?? "it does not compile by itself\(general.map { ": \($0)" } ?? "")"
    }
    numbers = []
    return self
  }

  /// - Parameter given: the stand-ins that were there when the compiler was asked.
  private mutating func note(
    _ problem: Compilation.Problem, _ files: [Side: [SliceText.File]], given: Set<String>
  ) {
    guard let side = problem.side, let slicer = slices.slicers[side], let line = files[side]?.line(of: problem) else {
      general = general ?? problem.message
      return
    }
    let text = "\(side == .before ? "the old" : "the new") code does not compile by itself: \(problem.message)"
    switch line {
    case .entry(let number):
      if omissions.withComputed, !slices.computedProperties(number).isEmpty {
        omissions.withComputed = false
      } else if reasons[number] == nil {
        reasons[number] = text
      }
    case .unit(let id):
      let complaint = "\(text) (\(slicer.position(of: id)))"
      if complaints[side]?[id] == nil { complaints[side, default: [:]][id] = complaint }
      if slicer.mayBeLeftOut(id) {
        omissions.units[side, default: []].insert(id)
      } else if let type = Self.missingType(problem.message), !given.contains(type), !isDeclared(type) {
        omissions.standIns.insert(type)
      } else {
        let frame = slicer.index.units[id].frame.flatMap { complaints[side]?[$0] }
        let reason = cause(of: problem.message, on: side) ?? frame ?? complaints[side]?[id] ?? complaint
        for number in numbers where reasons[number] == nil && slices.reach(number, on: side).contains(id) {
          reasons[number] = reason
        }
      }
    case .other: general = general ?? problem.message
    }
  }

  /// `cannot find type 'UIImage' in scope`, or a value that is named like a type.
  private static func missingType(_ message: String) -> String? {
    guard message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '") else { return nil }
    return message.split(separator: "'").dropFirst().first.map(String.init).flatMap {
      $0.first?.isUppercase == true ? $0 : nil
    }
  }

  private func isDeclared(_ type: String) -> Bool {
    Side.allCases.contains { side in
      guard let slicer = slices.slicers[side] else { return false }
      return numbers.contains { number in
        slices.reach(number, on: side).contains { id in
          slicer.index.units[id].frame == nil && slicer.index.units[id].names.contains(type)
        }
      }
    }
  }

  /// Returns the compiler's message about the omitted unit whose absence another message reports.
  private func cause(of message: String, on side: Side) -> String? {
    let names = Set(message.split(separator: "'").map { $0.prefix { $0 != "(" } }.map(String.init))
    return complaints[side]?.lazy.filter { id, _ in
      omissions.units[side]?.contains(id) == true
        && slices.slicers[side]?.index.units[id].names.contains(where: names.contains) == true
    }.map(\.value).min()
  }
}
