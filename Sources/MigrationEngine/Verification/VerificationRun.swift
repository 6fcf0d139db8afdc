import Foundation
import SwiftSyntax

/// One verification: slices, builds, payloads, results.
struct VerificationRun {
  private let types: MigratedTypes
  private let found: [MigratedType]
  private let recorded: RecordedPayloads
  private let options: Verifier.Options
  private let package: GeneratedPackage
  private let slicers: [GeneratedPackage.Side: Slicer]
  private let names: [String: String]
  private var results: [Int: Verification] = [:]
  private var leftOut: [GeneratedPackage.Side: Set<Int>] = [:]
  /// For each type, what its slices would have had, and were compiled without.
  private var missing: [Int: [String]] = [:]

  init(types: MigratedTypes, found: [MigratedType], recorded: RecordedPayloads, options: Verifier.Options) throws {
    self.types = types
    self.found = found
    self.recorded = recorded
    self.options = options
    package = GeneratedPackage(
      folder: URL(fileURLWithPath: options.buildPath).standardizedFileURL,
      toolkit: try Toolkit(path: options.toolkitPath))
    slicers = [.before: Slicer(facts: types.before), .after: Slicer(facts: types.after)]
    names = RenamedProperties(types: types).names
  }

  mutating func results() async throws -> [Int: Verification] {
    let lock = try FolderLock(folder: package.folder)
    defer { lock.release() }
    for (number, type) in found.enumerated() {
      if case .failure(let why) = type.construction { results[number] = .notChecked(why.reason) }
    }
    for side in GeneratedPackage.Side.allCases { leftOut[side] = slicers[side]?.unavailableStorage() }
    var proved = ProvedTypes.load(from: package.folder)
    let fingerprints = try await fingerprints()
    for (number, fingerprint) in fingerprints {
      if var known = proved.results[fingerprint] {
        known.notes.append("unchanged since it was proved")
        results[number] = known
      }
    }
    if !open.isEmpty, try await compile() {
      try await check()
      for (number, fingerprint) in fingerprints {
        if let result = results[number], proved.results[fingerprint] == nil {
          proved.note(result, fingerprint: fingerprint)
        }
      }
      try proved.save(in: package.folder)
    }
    return results
  }

  /// The types that have no result yet.
  private var open: [Int] { found.indices.filter { results[$0] == nil } }

  private func root(_ number: Int, on side: GeneratedPackage.Side) -> String {
    side == .before ? found[number].name : found[number].newName
  }

  private func reach(_ number: Int, on side: GeneratedPackage.Side) -> Set<Int> {
    slicers[side]?.reach(of: root(number, on: side), without: leftOut[side, default: []]) ?? []
  }

  private func entry(_ number: Int, on side: GeneratedPackage.Side) -> String {
    if side == .after { return GeneratedPackage.entry(after: number, found[number].newName) }
    return GeneratedPackage.entry(before: number, (try? found[number].construction.get()) ?? "()")
  }

  private func files(_ numbers: [Int], on side: GeneratedPackage.Side) -> [SliceText.File] {
    guard let slicer = slicers[side] else { return [] }
    let units = numbers.reduce(into: Set<Int>()) { $0.formUnion(reach($1, on: side)) }
    let entries = Dictionary(grouping: numbers) { side == .before ? found[$0].before.file : found[$0].after.file }
      .mapValues { $0.map { (number: $0, source: entry($0, on: side)) } }
    return SliceText(index: slicer.index, units: units).files(
      entries: entries, imports: side == .after ? ["Bridge"] : [])
  }

  // MARK: What was proved before

  private func fingerprints() async throws -> [Int: String] {
    let version = try await runProcess(.name("swift"), ["--version"], seconds: 60).output
    let toolkit = package.toolkit.fingerprint()
    var common = Fingerprint()
    for text in [version, toolkit, "\(options.seed)", "\(options.minimumPayloads)"] { common.add(text) }
    for payload in recorded.payloads { common.add(payload.data) }
    return Dictionary(
      uniqueKeysWithValues: open.map { number in
        var own = common
        for side in GeneratedPackage.Side.allCases {
          // Without the number in it, which depends on the other types.
          own.add(root(number, on: side))
          guard let slicer = slicers[side] else { continue }
          let text = SliceText(index: slicer.index, units: reach(number, on: side)).files(entries: [:], imports: [])
          for file in text { own.add(file.text) }
        }
        return (number, own.text)
      })
  }

  // MARK: Compiling

  /// Builds until everything that is left compiles; what does not is not checked.
  ///
  /// - Returns: whether there is something to run.
  private mutating func compile() async throws -> Bool {
    for round in 1...Verifier.maximumRounds {
      let numbers = open
      guard !numbers.isEmpty else { return false }
      let slices = Dictionary(
        uniqueKeysWithValues: GeneratedPackage.Side.allCases.map { ($0, files(numbers, on: $0)) })
      try package.write(slices: slices, numbers: numbers)
      let compilation = try await Compilation.run(package)
      if compilation.succeeded {
        noteMissing()
        return true
      }
      let before = (open, leftOut)
      for problem in compilation.problems { note(problem, slices: slices, isFirst: round == 1) }
      guard before.0 != open || before.1 != leftOut else {
        for number in open { results[number] = .notChecked(compilation.firstError) }
        return false
      }
    }
    for number in open {
      results[number] = .notChecked("other types of the project did not compile in \(Verifier.maximumRounds) rounds")
    }
    return false
  }

  /// In the first round what can't be compiled and need not be there goes; otherwise every type that needs it is not
  /// checked, so that the others are left for the next round.
  private mutating func note(
    _ problem: Compilation.Problem, slices: [GeneratedPackage.Side: [SliceText.File]], isFirst: Bool
  ) {
    guard let side = problem.side, let file = slices[side]?.first(where: { $0.name == problem.file }),
      file.lines.indices.contains(problem.line - 1), let slicer = slicers[side]
    else { return }
    let text = "\(side == .before ? "the old" : "the new") code does not compile by itself: \(problem.message)"
    switch file.lines[problem.line - 1] {
    case .entry(let number):
      if results[number] == nil { results[number] = .notChecked(text) }
    case .unit(let id):
      if isFirst, slicer.mayBeLeftOut(id) {
        leftOut[side, default: []].insert(id)
      } else {
        let position = slicer.position(of: id)
        for number in open where reach(number, on: side).contains(id) {
          results[number] = .notChecked("\(text) (\(position))")
        }
      }
    case .other: break
    }
  }

  /// What does not compile may have been named without being used; whoever reads the result should know.
  private mutating func noteMissing() {
    for (side, ids) in leftOut.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !ids.isEmpty {
      guard let slicer = slicers[side] else { continue }
      for number in open {
        let whole = slicer.reach(of: root(number, on: side), without: [])
        for id in whole.intersection(ids).sorted() where slicer.storedProperties(of: id).isEmpty {
          missing[number, default: []].append(slicer.position(of: id).description)
        }
      }
    }
  }

  // MARK: Running

  private mutating func check() async throws {
    let folder = package.folder.appendingPathComponent("payloads")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plans = PayloadPlans(types: types)
    let ignored = leftOutProperties
    let orders = try open.map { number in
      let file = folder.appendingPathComponent("\(number)")
      let plan = plans.plan(
        for: found[number], before: reach(number, on: .before), after: reach(number, on: .after), slicers: slicers)
      var generator = PayloadGenerator(plan: plan, seed: options.seed)
      var payloads = recorded.payloads.map(\.data)
      var others: [Data] = []
      let keys = plan.keys
      if found[number].isTightened {
        payloads += generator.validPayloads(count: options.minimumPayloads)
        for payload in generator.payloads(minimum: options.minimumPayloads) {
          if Document(parsing: payload)?.isUncommon(keys: keys) == false {
            payloads.append(payload)
          } else {
            others.append(payload)
          }
        }
      } else {
        // Code that unwraps by force stops on most documents with a fault.
        if slicers[.before]?.unwrapsByForce(reach(number, on: .before)) == true {
          payloads += generator.validPayloads(count: options.minimumPayloads, leavesOut: false)
        }
        payloads += generator.payloads(minimum: options.minimumPayloads)
      }
      try PayloadFile.data(payloads + others).write(to: file)
      return CheckOrder(
        number: number, payloads: file.path, names: names, ignored: ignored, isTightened: found[number].isTightened,
        judged: payloads.count, keys: keys)
    }
    let outcomes = try await CheckRun(package: package, orders: orders).outcomes()
    for order in orders { results[order.number] = verification(of: outcomes[order.number], number: order.number) }
  }

  /// Properties without which the slices were compiled, under both names.
  private var leftOutProperties: [String] {
    let found = leftOut.flatMap { side, ids in ids.flatMap { slicers[side]?.storedProperties(of: $0) ?? [] } }
    return found.sorted()
  }

  private func verification(of outcome: CheckRun.Outcome?, number: Int) -> Verification {
    switch outcome {
    case nil: return .notChecked("the checker gave no result")
    case .givenUp(let reason, let equal, let values):
      // The valid documents come first: with enough of them, the rest is only said not to have been run.
      guard equal >= options.minimumPayloads, values > 0 else { return .notChecked(reason) }
      return Verification(status: .provedEqual, payloads: equal, notes: ["\(reason); what came after was not run"])
    case .crash(let difference, let equal):
      return Verification(status: .differs, payloads: equal, difference: .init(difference))
    case .verdict(let verdict):
      var result = Verification(
        status: verdict.difference == nil ? .provedEqual : .differs, payloads: verdict.equal,
        difference: verdict.difference.map(Verification.Difference.init),
        refusals: verdict.refusals.map { .init(how: $0.how, count: $0.count, example: $0.example) })
      if verdict.difference == nil, verdict.values == 0 || verdict.equal == 0 {
        return .notChecked("no payload gives a value on both sides")
      }
      if verdict.crashes > 0 {
        result.notes.append("the original stops the program on \(verdict.crashes) more, which were left out")
      }
      if !verdict.opaque.isEmpty {
        result.notes.append("can't be compared: \(verdict.opaque.map { "`\($0)`" }.joined(separator: ", "))")
      }
      if let places = missing[number] {
        let more = places.count > 3 ? " and \(places.count - 3) more" : ""
        result.notes.append(
          "compiled without what does not compile by itself: \(places.prefix(3).joined(separator: ", "))\(more)")
      }
      if !verdict.unstable.isEmpty {
        let names = verdict.unstable.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
        result.notes.append("not compared, since the original gives another value each time: \(names)")
      }
      let own = leftOutProperties.filter {
        $0.hasPrefix(found[number].name + ".") || $0.hasPrefix(found[number].newName + ".")
      }
      if !own.isEmpty {
        result.notes.append("left out, not read by decoding: \(own.map { "`\($0)`" }.joined(separator: ", "))")
      }
      return result
    }
  }
}

extension Verification.Difference {
  init(_ found: CheckDifference) {
    self.init(payload: found.payload, path: found.path, before: found.before, after: found.after)
  }
}
