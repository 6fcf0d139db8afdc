import Foundation
import LegacyJSON

/// The generated program: runs both sides on every payload, and writes the results.
struct Checker {
  /// The two sides of one type.
  struct Pair {
    let before: (JSON, Data) throws -> Any
    let after: (JSON, Data) throws -> Any
    let computedBefore: (Any) -> [String: Any]
    let computedAfter: (Any) -> [String: Any]

    /// Returns the old code's value, with its computed properties.
    func old(_ json: JSON, _ data: Data) throws -> (Any, [String: Any]) {
      let value = try before(json, data)
      return (value, computedBefore(value))
    }

    /// Returns the new code's value, with its computed properties.
    func new(_ json: JSON, _ data: Data) throws -> (Any, [String: Any]) {
      let value = try after(json, data)
      return (value, computedAfter(value))
    }
  }

  /// The result of one side for a payload.
  private enum Answer {
    case value(Reflection)
    /// No value: the reason, and what the thrown error holds, if one was thrown.
    case failure(String, error: Reflection? = nil)
  }

  let job: CheckJob
  let pairs: [Int: Pair]

  /// Runs the job that a file describes.
  static func run(job path: String, pairs: [Int: Pair]) throws {
    let job = try JSONDecoder().decode(CheckJob.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let watch = Watchdog(patience: job.patience)
    watch.start()
    silence()
    try Checker(job: job, pairs: pairs).run(watch)
  }

  /// Sends the standard output and error streams to the null device: initializers that print would fill memory over
  /// thousands of documents.
  private static func silence() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, descriptor) }
    close(nowhere)
  }

  private func run(_ watch: Watchdog) throws {
    let progress = try ProgressFile(path: job.progress)
    let verdicts = try AppendingFile(path: job.verdicts)
    var resume = job.resume
    for index in (resume?.order ?? 0)..<job.orders.count {
      let order = job.orders[index]
      guard let pair = pairs[order.number] else { continue }
      let start = resume ?? CheckProgress(order: index, payload: 0, step: .before, equal: 0, values: 0, crashes: 0)
      resume = nil
      let verdict = try check(order, pair, from: start) { now in
        watch.touch()
        progress.write(now)
      }
      try verdicts.append(JSONEncoder().encode(verdict))
    }
  }

  private func check(
    _ order: CheckOrder, _ pair: Pair, from start: CheckProgress, note: (CheckProgress) -> Void
  ) throws -> CheckVerdict {
    let payloads = try PayloadFile.read(order.payloads)
    let ignored = Set(order.ignored)
    var now = start
    var verdict = CheckVerdict(number: order.number, equal: 0, crashes: 0)
    var refusals: [String: CheckRefusal] = [:]
    var unstable: Set<String> = []
    for index in start.payload..<max(start.payload, payloads.count) {
      now.payload = index
      let payload = payloads[index]
      guard let json = try? JSON(data: payload, options: .fragmentsAllowed) else { continue }
      now.step = .before
      note(now)
      let before = answer(pair.old, json, payload, names: [:], ignored: ignored)
      now.step = .after
      note(now)
      let after = answer(pair.new, json, payload, names: order.names, ignored: ignored)
      if case .value(let reflection) = before, case .value = after {
        now.values += 1
        verdict.opaque = Array(Set(verdict.opaque).union(reflection.opaque)).sorted()
      }
      func noteRefusal(_ how: String) {
        var refusal = refusals[how] ?? CheckRefusal(how: how, count: 0, example: Self.text(payload))
        refusal.count += 1
        if payload.count < refusal.example.utf8.count { refusal.example = Self.text(payload) }
        refusals[how] = refusal
      }
      if case .failure(let how, _) = after, order.isTightened {
        // A strict type may refuse what the old code took, and throws errors of its own.
        if case .value = before { noteRefusal("\(how): an error") } else { now.equal += 1 }
        continue
      }
      if case .value(let reflection) = before, difference(before, after, except: unstable) != nil {
        // What the original itself gives otherwise the next time says nothing: the present time, an identifier.
        now.step = .before
        note(now)
        if case .value(let again) = answer(pair.old, json, payload, names: [:], ignored: ignored) {
          unstable.formUnion(reflection.unstablePaths(in: again))
        }
      }
      guard let difference = difference(before, after, except: unstable) else {
        now.equal += 1
        continue
      }
      if order.isTightened, let how = Document(parsing: payload)?.peculiarity(keys: order.keys) {
        noteRefusal("\(how.rawValue): another value of `\(difference.path)`")
        continue
      }
      now.step = .shrinking
      note(now)
      verdict.difference = shrink(payload, difference, order: order, pair: pair, unstable: unstable) { note(now) }
      break
    }
    verdict.equal = now.equal
    verdict.unstable = unstable.sorted()
    verdict.values = now.values
    verdict.crashes = now.crashes
    verdict.refusals = refusals.values.sorted { ($1.count, $0.how) < ($0.count, $1.how) }
    return verdict
  }

  private func answer(
    _ side: (JSON, Data) throws -> (Any, [String: Any]), _ json: JSON, _ payload: Data, names: [String: String],
    ignored: Set<String>
  ) -> Answer {
    do {
      let (value, computed) = try side(json, payload)
      // A failable initializer gives an optional.
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional, mirror.children.isEmpty { return .failure("nil") }
      var reflection = Reflection(of: value, names: names, ignored: ignored)
      for (name, value) in computed { reflection.add(value, named: name) }
      return .value(reflection)
    } catch {
      return .failure(Self.describe(error), error: Reflection(of: error))
    }
  }

  /// Returns the difference between two results. If both sides throw, the errors have to be equal, because callers may
  /// distinguish them. Nil equals any failure.
  private func difference(
    _ before: Answer, _ after: Answer, except unstable: Set<String>
  ) -> (path: String, before: String, after: String)? {
    switch (before, after) {
    case (.failure(let how, let error?), .failure(let newHow, let newError?)):
      if how != newHow {
        ("the error", how, newHow)
      } else {
        error.difference(from: newError, except: unstable).map { ("the error", $0.own, $0.other) }
      }
    case (.failure, .failure): nil
    case (.failure(let how, _), .value): ("the value", "none (\(how))", "a value")
    case (.value, .failure(let how, _)): ("the value", "a value", "none (\(how))")
    case (.value(let before), .value(let after)):
      before.difference(from: after, except: unstable).map { ($0.path, $0.own, $0.other) }
    }
  }

  private func shrink(
    _ payload: Data, _ found: (path: String, before: String, after: String), order: CheckOrder, pair: Pair,
    unstable: Set<String>, note: () -> Void
  ) -> CheckDifference {
    let whole = CheckDifference(payload: Self.text(payload), path: found.path, before: found.before, after: found.after)
    guard let document = Document(parsing: payload) else { return whole }
    let ignored = Set(order.ignored)
    func difference(_ document: Document) -> (path: String, before: String, after: String)? {
      note()
      let data = Data(document.bytes)
      guard let json = try? JSON(data: data, options: .fragmentsAllowed) else { return nil }
      let before = answer(pair.old, json, data, names: [:], ignored: ignored)
      let after = answer(pair.new, json, data, names: order.names, ignored: ignored)
      // What a tightened type may refuse is no smaller form of a difference.
      if order.isTightened, case .failure = after { return nil }
      return self.difference(before, after, except: unstable)
    }
    // A smaller form of another kind would be no example of this one.
    let smallest = document.shrunk { candidate in
      difference(candidate) != nil && (!order.isTightened || candidate.peculiarity(keys: order.keys) == nil)
    }
    guard let last = difference(smallest) else { return whole }
    return CheckDifference(payload: smallest.text, path: last.path, before: last.before, after: last.after)
  }

  private static func text(_ payload: Data) -> String { String(decoding: payload, as: UTF8.self) }

  /// An error without the values in it, so that alike ones can be counted together.
  private static func describe(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let keys = context.codingPath + [last].compactMap(\.self)
      let path = keys.map { $0.intValue == nil ? $0.stringValue : "[]" }.joined(separator: ".")
      return path.isEmpty ? "the document" : "`\(path)`"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return "\(path(context, key)) is absent"
    case .valueNotFound(_, let context): return "\(path(context)) is null"
    case .typeMismatch(let type, let context): return "\(path(context)) is not \(type)"
    case .dataCorrupted(let context): return "\(path(context)) does not fit"
    default: return name(of: type(of: error))
    }
  }

  /// The full name of a type, without the module, which both sides have one of.
  private static func name(of type: any Error.Type) -> String {
    let parts = String(reflecting: type).split(separator: ".").dropFirst()
    // The context of a private type is printed as an address, `(unknown context at …)`.
    let named = parts.filter { !$0.hasPrefix("(") }
    return named.isEmpty ? "\(type)" : named.joined(separator: ".")
  }
}
