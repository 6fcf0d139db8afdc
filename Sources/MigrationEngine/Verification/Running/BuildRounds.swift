/// Builds the slices of as many types as compile, in at most three builds.
///
/// If not everything compiles, the failures are found without building: the compiler checks the slices of all types
/// together, then each type that failed by itself, and finally all that pass. So one type's failure does not affect
/// another.
struct BuildRounds {
  let package: GeneratedPackage
  private(set) var slices: SliceSet
  /// The reasons why types could not be built.
  private(set) var reasons: [Int: String] = [:]

  static let maximumBuilds = 3

  init(package: GeneratedPackage, slices: SliceSet) {
    self.package = package
    self.slices = slices
  }

  /// - Parameter numbers: the types to build.
  /// - Returns: whether there is something to run; what is not in it has a reason.
  mutating func build(_ numbers: [Int]) async throws -> Bool {
    var open = numbers
    for round in 1...Self.maximumBuilds {
      dropUnwritten(open)
      open = open.filter { reasons[$0] == nil }
      guard !open.isEmpty else { return false }
      let compilation = try await compile(open)
      if compilation.succeeded { return true }
      let isLocated = compilation.problems.contains { $0.side != nil }
      guard isLocated, round < Self.maximumBuilds else {
        for number in open { reasons[number] = isLocated ? Self.together : compilation.firstError }
        return false
      }
      if round == 1 {
        try await sift(open)
      } else {
        drop(open, failing: compilation.problems)
      }
      open = open.filter { reasons[$0] == nil }
    }
    return false
  }

  private static let together = "it does not compile together with the other types of the project"

  private func compile(_ numbers: [Int]) async throws -> Compilation {
    try package.write(
      slices: files(numbers), standIns: slices.standIns(numbers), numbers: numbers)
    return try await Compilation.run(package)
  }

  private func files(_ numbers: [Int]) -> [GeneratedPackage.Side: [SliceText.File]] {
    Dictionary(uniqueKeysWithValues: GeneratedPackage.Side.allCases.map { ($0, slices.files(numbers, on: $0)) })
  }

  /// Finds what compiles, without a build.
  private mutating func sift(_ numbers: [Int]) async throws {
    let probe = try await CompilerProbe(package)
    let all = try await Settling(probe: probe, slices: slices, numbers: numbers).settled()
    var passed = all.numbers
    slices.set(all.omissions, for: passed)
    // Somebody else's failure may be all that is wrong with a type; by itself it gets its own chance.
    let failed = numbers.filter { all.reasons[$0] != nil }
    for number in failed {
      let own = try await Settling(probe: probe, slices: slices, numbers: [number]).settled()
      reasons[number] = own.reasons[number]
      guard reasons[number] == nil else { continue }
      slices.set(own.omissions, for: [number])
      passed.append(number)
    }
    // Each compiles; all together need not, with what each was compiled without.
    for _ in 0..<Self.maximumBuilds where !passed.isEmpty {
      let problems = try await probe.problems(files(passed), standIns: slices.standIns(passed), name: "all")
      if problems.isEmpty { return }
      drop(passed, failing: problems)
      passed.removeAll { reasons[$0] != nil }
    }
  }

  /// A type inside of one that can't be sliced, such as a view, has no place in the slices either.
  private mutating func dropUnwritten(_ numbers: [Int]) {
    for files in files(numbers).values {
      let written = files.flatMap(\.lines).compactMap { if case .entry(let number) = $0 { number } else { nil } }
      for number in Set(numbers).subtracting(written) {
        reasons[number] = "it is inside of a type that does not compile by itself"
      }
    }
  }

  /// Every type that reaches what fails is not checked.
  private mutating func drop(_ numbers: [Int], failing problems: [Compilation.Problem]) {
    let files = files(numbers)
    for problem in problems {
      guard let side = problem.side, let line = files[side]?.line(of: problem) else { continue }
      for number in numbers where reasons[number] == nil {
        switch line {
        case .entry(let entry): if entry != number { continue }
        case .unit(let id): if !slices.reach(number, on: side).contains(id) { continue }
        case .other: continue
        }
        reasons[number] = "\(Self.together): \(problem.message)"
      }
    }
  }
}

extension [SliceText.File] {
  /// Returns the origin of the line in a compiler's message.
  func line(of problem: Compilation.Problem) -> SliceText.Line? {
    guard let file = first(where: { $0.name == problem.file }), file.lines.indices.contains(problem.line - 1) else {
      return nil
    }
    return file.lines[problem.line - 1]
  }
}
