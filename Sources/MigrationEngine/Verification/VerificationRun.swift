import Foundation
import SwiftSyntax

/// One verification: slices, builds, payloads, results.
struct VerificationRun {
  private let types: MigratedTypes
  private let found: [MigratedType]
  private let recorded: [Data]
  private let options: Verifier.Options
  private let package: GeneratedPackage
  private let names: [String: String]
  private var slices: SliceSet
  private var results: [Int: Verification] = [:]

  init(types: MigratedTypes, found: [MigratedType], recorded: [Data], options: Verifier.Options) throws {
    self.types = types
    self.found = found
    self.recorded = recorded
    self.options = options
    package = GeneratedPackage(
      folder: URL(fileURLWithPath: options.buildPath).standardizedFileURL,
      toolkit: try Toolkit(path: options.toolkitPath))
    slices = SliceSet(types: types, found: found, nilGuard: options.nilGuard)
    names = RenamedProperties(types: types).names
  }

  mutating func results() async throws -> [Int: Verification] {
    let lock = try FolderLock(folder: package.folder)
    defer { lock.release() }
    for (number, type) in found.enumerated() {
      if case .failure(let why) = type.construction { results[number] = .notChecked(why.reason) }
    }
    var proved = ProvedTypes.load(from: package.folder)
    let fingerprints = try await fingerprints()
    for (number, fingerprint) in fingerprints {
      if var known = proved.results[fingerprint] {
        known.notes.append("unchanged since it was proved")
        results[number] = known
      }
    }
    if !open.isEmpty {
      var rounds = BuildRounds(package: package, slices: slices)
      let isBuilt = try await rounds.build(open)
      slices = rounds.slices
      for (number, reason) in rounds.reasons { results[number] = .notChecked(reason) }
      if isBuilt { try await check() }
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

  // MARK: What was proved before

  private func fingerprints() async throws -> [Int: String] {
    let version = try await runProcess(.name("swift"), ["--version"], seconds: 60).output
    let toolkit = package.toolkit.fingerprint()
    var common = Fingerprint()
    for text in [version, toolkit, "\(options.seed)", "\(options.minimumPayloads)"] { common.add(text) }
    for document in recorded { common.add(document) }
    return Dictionary(
      uniqueKeysWithValues: open.map { number in
        var own = common
        for text in slices.texts(number) { own.add(text) }
        return (number, own.text)
      })
  }

  // MARK: Running

  private mutating func check() async throws {
    let folder = package.folder.appendingPathComponent("payloads")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plans = PayloadPlans(types: types)
    let orders = try open.map { number in
      let file = folder.appendingPathComponent("\(number)")
      let plan = plans.plan(for: found[number], number, in: slices)
      var generator = PayloadGenerator(plan: plan, seed: options.seed)
      var payloads = recorded
      if found[number].isTightened {
        // Every second one lacks something, and may be refused.
        payloads += generator.validPayloads(count: 2 * options.minimumPayloads)
      } else {
        // Code that unwraps by force stops on most documents with a fault.
        if slices.slicers[.before]?.unwrapsByForce(slices.reach(number, on: .before)) == true {
          payloads += generator.validPayloads(count: options.minimumPayloads, leavesOut: false)
        }
      }
      payloads += generator.payloads(minimum: options.minimumPayloads)
      if found[number].parsesText { payloads.removeAll { !$0.isTextOfContainer } }
      try PayloadFile.data(payloads).write(to: file)
      return CheckOrder(
        number: number, payloads: file.path, names: names, ignored: slices.leftOutProperties(number),
        isTightened: found[number].isTightened,
        keys: plan.keys)
    }
    let outcomes = try await CheckRun.outcomes(of: orders, in: package)
    for order in orders { results[order.number] = verification(of: outcomes[order.number], number: order.number) }
  }

  /// Fewer values than this should be known to whoever reads the result.
  private static let fewValues = 20

  private func verification(of outcome: CheckRun.Outcome?, number: Int) -> Verification {
    switch outcome {
    case nil: return .notChecked("the checker gave no result")
    case .givenUp(let reason, let equal, let values):
      // The valid documents come first: with enough of them, the rest is only said not to have been run.
      guard equal >= options.minimumPayloads, values > 0 else { return .notChecked(reason) }
      return Verification(status: .provedEqual, payloads: equal, notes: ["\(reason); what came after was not run"])
    case .crash(let difference, let equal):
      return Verification(status: .differs, payloads: equal, difference: difference)
    case .verdict(let verdict):
      var result = Verification(
        status: verdict.difference == nil ? .provedEqual : .differs, payloads: verdict.equal,
        difference: verdict.difference, refusals: verdict.refusals)
      if verdict.difference == nil, verdict.values == 0 || verdict.equal == 0 {
        return .notChecked("no payload gives a value on both sides")
      }
      if verdict.difference == nil, verdict.values < Self.fewValues {
        result.notes.append("only \(verdict.values) of them give a value, on the others both sides fail")
      }
      if verdict.crashes > 0 {
        result.notes.append("the original stops the program on \(verdict.crashes) more, which were left out")
      }
      if !verdict.opaque.isEmpty {
        result.notes.append("can't be compared: \(verdict.opaque.map { "`\($0)`" }.joined(separator: ", "))")
      }
      let places = slices.missingPlaces(number)
      if !places.isEmpty {
        let more = places.count > 3 ? " and \(places.count - 3) more" : ""
        result.notes.append(
          "compiled without what does not compile by itself: \(places.prefix(3).joined(separator: ", "))\(more)")
      }
      if !verdict.unstable.isEmpty {
        let names = verdict.unstable.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
        result.notes.append("not compared, since the original gives another value each time: \(names)")
      }
      let standIns = slices.namedStandIns(number)
      if !standIns.isEmpty {
        result.notes.append("a stand-in is compiled for \(standIns.map { "`\($0)`" }.joined(separator: ", "))")
      }
      let own = slices.leftOutProperties(number).filter {
        $0.hasPrefix(found[number].name + ".") || $0.hasPrefix(found[number].newName + ".")
      }
      if !own.isEmpty {
        result.notes.append("left out, not read by decoding: \(own.map { "`\($0)`" }.joined(separator: ", "))")
      }
      return result
    }
  }
}

extension Data {
  /// Whether it is the text of an object or an array.
  fileprivate var isTextOfContainer: Bool {
    first { !" \n\r\t".utf8.contains($0) }.map("{[".utf8.contains) ?? false
  }
}
