import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Initializers that are small programs, with loops, questions and ways out in each other, keep their values.
///
/// `CAMPAIGN=full swift test --filter GeneratedBodyTests` compiles both sides of 1,500 of them, and compares their values
/// document by document; the usual run only migrates some, and compiles none. `CAMPAIGN_FROM` begins at another seed.
@Suite("Generated bodies", .serialized, .runsProcesses)
struct GeneratedBodyTests {
  private static let perRun = 150
  private static let first = UInt64(ProcessInfo.processInfo.environment["CAMPAIGN_FROM"] ?? "0") ?? 0

  private static func bodies(ofRun run: Int) -> [GeneratedBody] {
    (0..<UInt64(perRun)).map { GeneratedBody(seed: first + UInt64(run * perRun) + $0) }
  }

  private static func source(_ body: GeneratedBody) -> String { "import SwiftyJSON\n\n\(body.text)" }

  @Test("are migrated without a fault, and each to the same again")
  func migrate() throws {
    let bodies = Self.bodies(ofRun: 0).prefix(40)
    let sources = Dictionary(uniqueKeysWithValues: bodies.map { ("\($0.name).swift", Self.source($0)) })
    let project = try Project(sources)
    let totals = project.report.totals
    #expect(totals.faults == 0)
    #expect(totals.synthesized + totals.explicit == bodies.count)
    // Those that are not understood show nothing.
    #expect(totals.synthesized * 4 > bodies.count)
    let again = try Project(sources)
    for body in bodies { #expect(again.text("\(body.name).swift") == project.text("\(body.name).swift")) }
  }

  @Test("keep their values", .enabled(if: Campaign.count(1) == 1))
  func keepValues() async throws {
    for run in 0..<10 {
      let folder = try TemporaryFolder()
      let bodies = Self.bodies(ofRun: run)
      let project = try Project(Dictionary(uniqueKeysWithValues: bodies.map { ("\($0.name).swift", Self.source($0)) }))
      for body in bodies {
        try folder.write(Self.source(body), to: "before/\(body.name).swift")
        try folder.write(project.text("\(body.name).swift"), to: "after/\(body.name).swift")
      }
      var options = Verifier.Options(buildPath: verificationBuildPath)
      options.minimumPayloads = 2_000
      let items = try await Verifier.verify(
        before: [folder.path("before")], after: [folder.path("after")], options: options)
      let equal = items.count { $0.verification.status == .provedEqual }
      for item in items where item.verification.status != .provedEqual {
        let source = bodies.first { $0.name == item.name }?.text ?? ""
        #expect(
          item.verification.status == .notChecked, "\(item.name): \(item.verification.lines)\n\(source)")
        print("generated bodies, not checked: \(item.name): \(item.verification.reason ?? "")")
      }
      print("generated bodies: \(equal) of \(items.count) equal, \(project.report.totals.synthesized) declarative")
      #expect(equal * 10 > items.count * 9)
    }
  }
}
