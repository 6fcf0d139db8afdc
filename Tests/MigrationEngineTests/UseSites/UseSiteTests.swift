import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Programs that use models in every way that Swift has print the same before and after a migration.
///
/// `CAMPAIGN=full` runs more than 3,000 of them. `USE_SITES` takes only the templates whose names contain a text,
/// `USE_SITES_MODEL` only the models; `USE_SITES_COUNT` and `USE_SITES_SEED` choose others, and the failures are written into the folder
/// `USE_SITES_OUTPUT`.
@Suite("Use sites", .serialized, .computesForLong)
struct UseSiteTests {
  private static let seed: UInt64 = 12
  /// How many programs the full campaign runs.
  private static let fullCount = 3_600

  @Test("print the same before and after")
  func behaveAsBefore() async throws {
    let programs = Self.programs()
    let folder = try TemporaryFolder()
    let results = try await UseCampaign(folder: folder.url).results(of: programs, note: Self.write)
    for result in results where result.verdict.isFailure {
      Issue.record("\(result.program.number) \(result.program.name): \(result.verdict)")
    }
    let leftOut = results.filter { if case .leftOut = $0.verdict { true } else { false } }
    #expect(leftOut.count * 50 <= results.count, "\(leftOut.map(\.program.name))")
    // What converts nothing changes nothing.
    let converted = results.filter { $0.outcome == .synthesized || $0.outcome == .explicit }
    #expect(converted.count * 10 >= results.count * 8)
  }

  @Test("are many, and each has models that it fits")
  func templates() throws {
    let templates = UseTemplate.all
    let texts = try Fixture.root.appendingPathComponent("use_templates").everything().values
    let names = texts.flatMap { text in
      String(decoding: text, as: UTF8.self).matches(of: #/(?m)^//// (.+)$/#).map { String($0.1) }
    }
    #expect(templates.map(\.name).sorted() == names.sorted())
    #expect(Set(names).count == names.count)
    let combinations = templates.map { template in UseModel.all.count { template.fits($0) } }
    #expect(combinations.allSatisfy { $0 > 0 })
    // The full campaign has a program for each.
    #expect(combinations.reduce(0, +) >= Self.fullCount)
  }

  @Test("a crash, an error and what is printed are told apart")
  func behaviours() async throws {
    let folder = try TemporaryFolder()
    let bodies = ["print(1)", "print(2); fatalError()", "print(missing)", "print(4)"]
    let units = bodies.enumerated().map { number, body in
      UseCompilation.Unit(number: number, files: ["P\(number).swift": "func drive_\(number)() async { \(body) }\n"])
    }
    let behaviours = try await UseCompilation(in: folder.url).confirmed(units, name: "own")
    #expect(behaviours[0] == .printed("1\n"))
    #expect(behaviours[1] == .crashed("2"))
    guard case .rejected(let why) = behaviours[2] else {
      Issue.record("\(behaviours)")
      return
    }
    #expect(why.contains("cannot find 'missing' in scope"))
    #expect(behaviours[3] == .printed("4\n"))
  }

  /// The programs of a run: a share of all combinations, chosen by a seed.
  private static func programs() -> [UseProgram] {
    let environment = ProcessInfo.processInfo.environment
    var generator = SeededGenerator(seed: environment["USE_SITES_SEED"].flatMap(UInt64.init) ?? seed)
    let filter = environment["USE_SITES"] ?? ""
    let count = environment["USE_SITES_COUNT"].flatMap(Int.init) ?? Campaign.count(fullCount, fraction: 0.01)
    let model = environment["USE_SITES_MODEL"] ?? ""
    let all = UseModel.all.filter { model.isEmpty || $0.description.contains(model) }
    let chosen = UseTemplate.all.filter { template in
      (filter.isEmpty || template.name.contains(filter)) && all.contains(where: template.fits)
    }
    var programs: [UseProgram] = []
    while programs.count < count, !chosen.isEmpty {
      // Each template once in each round.
      for template in chosen.shuffled(using: &generator) where programs.count < count {
        let models = all.filter(template.fits)
        guard !models.isEmpty else { continue }
        let model = generator.pick(models)
        programs.append(
          UseProgram(
            number: programs.count, template: template, model: model,
            // What is made of documents in code that the tool sees is not tightened.
            isTightened: generator.chance(oneIn: template.takesDocuments ? 4 : 2),
            renames: model.style == .otherKeys && generator.chance(oneIn: 2), isSplit: generator.chance(oneIn: 2),
            library: generator.pick(["SwiftyJSON", "LegacyJSON"])))
      }
    }
    return programs
  }

  /// Writes down every failure with its source, and what was left out.
  private static func write(_ results: [UseCampaign.Result]) throws {
    guard let path = ProcessInfo.processInfo.environment["USE_SITES_OUTPUT"] else { return }
    let folder = URL(fileURLWithPath: path)
    var lines: [String] = []
    for result in results {
      let outcome = result.outcome?.rawValue ?? "none"
      let verdict =
        switch result.verdict {
        case .same: "same"
        case .leftOut: "leftOut"
        case .differs: "differs"
        case .rejected: "rejected"
        case .crashes: "crashes"
        case .fault: "fault"
        }
      lines.append("\(verdict)\t\(outcome)\t\(result.program.number)\t\(result.program.name)")
      if result.verdict == .same { continue }
      var text = "\(result.program.name)\n\(outcome)\n\(result.reasons.joined(separator: "\n"))\n\n\(result.verdict)\n"
      for name in result.before.keys.sorted() {
        text += "\n=== \(name)\n\(result.before[name] ?? "")\n"
        if let after = result.after[name], after != result.before[name] { text += "\n=== \(name) after\n\(after)\n" }
      }
      let name = "\(verdict)/\(result.program.template.name)-\(result.program.number).txt"
      try folder.write(text.replacing("\\n", with: "\n"), to: name)
    }
    let file = folder.appendingPathComponent("results.tsv")
    let earlier = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try folder.write(earlier + lines.sorted().joined(separator: "\n") + "\n", to: "results.tsv")
  }
}
