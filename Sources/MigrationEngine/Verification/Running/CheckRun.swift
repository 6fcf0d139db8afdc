import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs the checker for some orders, and restarts it after every payload that ends it.
struct CheckRun {
  private let program: URL
  private let folder: URL
  private let orders: [CheckOrder]
  /// Tells the runs apart that go on at the same time.
  private let part: Int
  /// The number of seconds that one payload may take.
  private static let patience = 20

  /// The number of crashes in the original after which a type is given up.
  private static let maximumCrashes = 200
  private static let seconds = 1_800

  /// The outcome of each order, by the type's number.
  enum Outcome: Sendable {
    case verdict(CheckVerdict)
    /// The new code ended the program, where the old one did not.
    case crash(CheckDifference, equal: Int)
    /// The original stopped the program too often; what was found until then.
    case givenUp(String, equal: Int, values: Int)
  }

  /// Runs all orders, on all cores.
  static func outcomes(of orders: [CheckOrder], in package: GeneratedPackage) async throws -> [Int: Outcome] {
    let program = try await Compilation.products(of: package).appendingPathComponent(GeneratedPackage.product)
    return try await withThrowingTaskGroup(of: [Int: Outcome].self) { group in
      for (part, orders) in shares(of: orders).enumerated() {
        let run = CheckRun(program: program, folder: package.folder, orders: orders, part: part)
        group.addTask { try await run.outcomes() }
      }
      return try await group.reduce(into: [:]) { all, own in all.merge(own) { first, _ in first } }
    }
  }

  /// The orders in as many shares as there are cores, with about as many bytes of payloads in each.
  private static func shares(of orders: [CheckOrder]) -> [[CheckOrder]] {
    let sized = orders.map { order in
      let attributes = try? FileManager.default.attributesOfItem(atPath: order.payloads)
      return (order: order, size: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
    let count = min(ProcessInfo.processInfo.activeProcessorCount, orders.count)
    var shares = [(orders: [CheckOrder], size: Int)](repeating: ([], 0), count: count)
    for (order, size) in sized.sorted(by: { ($1.size, $0.order.number) < ($0.size, $1.order.number) }) {
      guard let smallest = shares.indices.min(by: { shares[$0].size < shares[$1].size }) else { break }
      shares[smallest].orders.append(order)
      shares[smallest].size += size
    }
    return shares.map(\.orders)
  }

  private func outcomes() async throws -> [Int: Outcome] {
    let jobFile = folder.appendingPathComponent("job-\(part).json")
    let verdicts = folder.appendingPathComponent("verdicts-\(part).ndjson").path
    let progressFile = folder.appendingPathComponent("progress-\(part)").path
    try? FileManager.default.removeItem(atPath: verdicts)
    var outcomes: [Int: Outcome] = [:]
    var resume: CheckProgress?
    while true {
      try? FileManager.default.removeItem(atPath: progressFile)
      let job = CheckJob(
        orders: orders, verdicts: verdicts, progress: progressFile, resume: resume, patience: Self.patience)
      try JSONEncoder().encode(job).write(to: jobFile)
      let result = try await runChecker(jobFile)
      if result.succeeded { break }
      guard let last = ProgressFile.read(progressFile) ?? resume, last.order < orders.count else {
        throw InternalFault(message: "the checker did not start: \(result.output.suffix(500))")
      }
      resume = try next(after: last, hangs: result.exitCode == Int(Watchdog.exitStatus), &outcomes)
    }
    for line in ((try? String(contentsOfFile: verdicts, encoding: .utf8)) ?? "").split(separator: "\n") {
      guard let verdict = try? JSONDecoder().decode(CheckVerdict.self, from: Data(line.utf8)) else { continue }
      if outcomes[verdict.number] == nil { outcomes[verdict.number] = .verdict(verdict) }
    }
    return outcomes
  }

  /// Decides where to go on after the program ended.
  private func next(
    after last: CheckProgress, hangs: Bool, _ outcomes: inout [Int: Outcome]
  ) throws -> CheckProgress {
    let order = orders[last.order]
    let payloads = try PayloadFile.read(order.payloads)
    let text = last.payload < payloads.count ? String(decoding: payloads[last.payload], as: UTF8.self) : ""
    let end = hangs ? "no end" : "the end of the program"
    switch last.step {
    case .before:
      var resumed = last
      resumed.payload += 1
      resumed.crashes += 1
      if resumed.crashes <= Self.maximumCrashes { return resumed }
      outcomes[order.number] = .givenUp(
        "the original gives \(end) on more than \(Self.maximumCrashes) payloads, such as \(text)",
        equal: last.equal, values: last.values)
    case .after:
      outcomes[order.number] = .crash(
        CheckDifference(payload: text, path: "the value", before: "a value or a failure", after: end), equal: last.equal
      )
    case .shrinking:
      outcomes[order.number] = .crash(
        CheckDifference(
          payload: text, path: "the value", before: "another value",
          after: "another value (\(end) for a smaller document)"), equal: last.equal)
    }
    return CheckProgress(order: last.order + 1, payload: 0, step: .before, equal: 0, values: 0, crashes: 0)
  }

  private func runChecker(_ job: URL) async throws -> ProcessResult {
    do {
      return try await runProcess(
        .path(FilePath(program.path)), [job.path],
        // A crash is an answer here, not something to be looked into; and what is made by walking a dictionary is the same
        // on both sides.
        environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]),
        seconds: Self.seconds)
    } catch is TimeLimitExceeded {
      throw SourceProblem(path: program.path, message: "the comparison did not end within \(Self.seconds) seconds")
        .alone
    }
  }
}
