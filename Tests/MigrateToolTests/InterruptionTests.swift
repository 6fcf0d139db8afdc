import Foundation
import TestSupport
import Testing

/// A run with `--write` that is ended at any moment leaves all files old or all new: at once after SIGINT and SIGTERM, after
/// the recovery that the next run asks for after SIGKILL.
///
/// `CAMPAIGN=full` ends 200 runs over 2,000 files.
@Suite(.runsProcesses) struct InterruptionTests {
  private static let isFull = Campaign.count(2) == 2
  private let names = Sources.names(isFull ? 2_000 : 300)

  @Test func whateverEndsARunAllFilesAreOldOrAllAreNew() async throws {
    try await withTemporaryFolder { folder in
      let sources = try Sources(in: folder, names)
      var random = SeededGenerator(seed: 36)
      var counts: [String: Int] = [:]
      var ended = 0
      let moments = Campaign.count(200)
      for number in 0..<moments {
        let signal = [SIGINT, SIGTERM, SIGKILL][number % 3]
        let moment = Moment.any(of: names, &random)
        let result = try await command(
          toolPath, ["migrate", "Sources", "--rename", "--write", "--allow-dirty", "--quiet"], in: folder
        ) { process in
          await moment.wait(for: process, in: sources.folder)
          kill(process, signal)
        }
        let wasEnded = result.exitCode != 0
        if signal == SIGKILL {
          if sources.isTouched {
            let refused = try await migrateTool("scan", "Sources", in: folder)
            #expect(refused.exitCode == 1)
            #expect(refused.errors.contains("migrate-tool migrate --recover Sources\n"), "\(refused.errors)")
            let recovered = try await migrateTool("migrate", "--recover", in: folder)
            #expect(recovered.exitCode == 0, "\(recovered.errors)")
          }
          #expect([nil, 0].contains(result.exitCode), "\(result.errors)")
        } else {
          #expect([128 + Int(signal), 0].contains(result.exitCode), "\(result.errors)")
          // On a busy machine the signal may come before the tool listens to it.
          #expect(!wasEnded || result.errors.isEmpty || result.errors.hasPrefix("Interrupted: "), "\(result.errors)")
        }
        let outcome = try sources.outcome()
        #expect(outcome != .mixed, "run \(number), \(signal) at \(moment)")
        #expect(
          !wasEnded || signal == SIGKILL
            || (outcome == .old) == ["", "Interrupted: nothing was written.\n"].contains(result.errors))
        let line = "\(signal) at \(moment.phase): \(wasEnded ? "ended" : "went through"), \(outcome)"
        counts[line, default: 0] += 1
        ended += wasEnded ? 1 : 0
        // The campaign takes long: it says how far it is.
        if Self.isFull {
          print("run \(number): signal \(line)")
          fflush(nil)
        }
        if outcome != .old { try sources.write() }
      }
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) × signal \(name)") }
      #expect(ended > moments / 2)
    }
  }

  @Test func aSignalBeforeAnythingIsWrittenEndsTheRun() async throws {
    try await withTemporaryFolder { folder in
      let sources = try Sources(in: folder, names)
      // Reading a pipe that nobody writes: the run can't get further.
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Context"), withIntermediateDirectories: true)
      let pipe = folder.appendingPathComponent("Context/Pipe.swift").path
      try #require(mkfifo(pipe, 0o600) == 0)
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        let result = try await command(
          toolPath, ["migrate", "Sources", "--write", "--allow-dirty", "--context", "Context"], in: folder
        ) { process in
          // The writing end can be opened once there is a reader.
          let end = open(pipe, O_WRONLY)
          kill(process, signal)
          // The end of the pipe would be the end of the file.
          while !Moment.hasEnded(process) { sched_yield() }
          close(end)
        }
        #expect(result.exitCode == 128 + Int(signal))
        #expect(try sources.outcome() == .old)
      }
    }
  }

  /// A moment of a run, told by what is in its work folder.
  private struct Moment: Sendable, CustomStringConvertible {
    enum Phase: String, Sendable, CaseIterable { case preparing, replacing, removing }

    let phase: Phase
    /// The name in the work folder of the file that is next.
    let file: String

    var description: String { "\(phase) \(file)" }

    static func any(of names: [String], _ random: inout SeededGenerator) -> Moment {
      let index = Int.random(in: names.indices, using: &random)
      let phases: [Phase] = [
        .preparing, .preparing, .preparing, .replacing, .replacing, .replacing, .replacing, .removing,
      ]
      return Moment(phase: random.pick(phases), file: "\(index)-\(names[index])")
    }

    /// Returns at the moment, or when the process has ended.
    func wait(for process: pid_t, in folder: URL) async {
      let work = folder.appendingPathComponent(".migrate-tool-write").path
      let (new, old) = ("\(work)/new/\(file)", "\(work)/old/\(file)")
      let (replacing, done) = ("\(work)/journal-replacing", "\(work)/journal-done")
      func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
      while !Self.hasEnded(process) {
        switch phase {
        case .preparing: if exists(new) || exists(replacing) || exists(done) { return }
        case .replacing: if exists(done) || (exists(replacing) && !exists(new)) { return }
        case .removing: if exists(done), !exists(old) { return }
        }
        sched_yield()
      }
    }

    static func hasEnded(_ process: pid_t) -> Bool {
      var info = siginfo_t()
      let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
      return result != 0 || info.si_signo == SIGCHLD
    }
  }

  /// Files that a run changes: a model, and uses of its property, which gets another name.
  private struct Sources {
    enum Outcome { case old, new, mixed }

    let folder: URL
    private let names: [String]

    static func names(_ count: Int) -> [String] { ((1..<count).map { "F\($0).swift" } + ["Model.swift"]).sorted() }

    init(in parent: URL, _ names: [String]) throws {
      folder = parent.appendingPathComponent("Sources")
      self.names = names
      try write()
    }

    func write() throws { for name in names { try folder.write(text(of: name), to: name) } }

    private func text(of name: String) -> String {
      guard name == "Model.swift" else {
        return "func \(name.dropLast(6))(_ model: Model) -> Int { model.product_id }\n"
      }
      return """
        import LegacyJSON

        struct Model {
          let product_id: Int

          init(json: JSON) {
            product_id = json["product_id"].intValue
          }
        }

        """
    }

    /// Whether a run has left its work folder.
    var isTouched: Bool { FileManager.default.fileExists(atPath: folder.path + "/.migrate-tool-write") }

    /// What all files are; mixed as well when others are there.
    func outcome() throws -> Outcome {
      guard try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names else { return .mixed }
      let old = try names.filter {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) == text(of: $0)
      }
      if old.count == names.count { return .old }
      let new = try names.filter {
        try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8).contains(
          $0 == "Model.swift" ? "LegacyDecodable {\n  let productId: Int" : "{ model.productId }\n")
      }
      return new.count == names.count ? .new : .mixed
    }
  }
}
