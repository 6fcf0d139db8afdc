import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import MigrationEngine

/// Whatever stands in a file, the tool neither ends nor makes something of it that does not parse.
///
/// The full campaign goes through 10,000 generated files, 40 a run, each run without and with evidence and new names.
/// `CAMPAIGN_FROM` begins at another seed; the files of a run with a fault are written into the folder
/// `GENERATED_OUTPUT`.
@Suite("Generated files", .computesForLong)
struct GeneratedSourceTests {
  private static let perRun = 40
  private static let first = UInt64(ProcessInfo.processInfo.environment["CAMPAIGN_FROM"] ?? "0") ?? 0

  @Test("are migrated without a crash, and parse afterwards when they did before")
  func migrate() throws {
    var counts = Counts()
    for run in 0..<Campaign.count(250, fraction: 0.008) {
      let seeds = (0..<Self.perRun).map { Self.first + UInt64(run * Self.perRun + $0) }
      if Campaign.count(1) == 1 { print("generated files: \(seeds[0]) to \(seeds[seeds.count - 1]), \(counts)") }
      let sources = seeds.map { GeneratedSource(seed: $0, suffix: "_\($0)") }
      try check(sources, named: seeds.map { "G\($0).swift" }, &counts)
    }
    print("generated files: \(counts)")
    // Many of the files have something to change, a fifth on average: they are put together of fixtures, most of which
    // are near misses. Of 80 files it was 9 to 22, by the seed.
    #expect(counts.changed * 10 > counts.files)
  }

  @Test("are migrated one by one too")
  func migrateAlone() throws {
    var counts = Counts()
    for seed in 0..<UInt64(Campaign.count(1_000, fraction: 0.01)) {
      let seed = Self.first + 1_000_000 + seed
      try check([GeneratedSource(seed: seed, suffix: "")], named: ["G\(seed).swift"], &counts)
    }
    print("generated files, alone: \(counts)")
  }

  struct Counts {
    var files = 0
    var changed = 0
    var tightened = 0
    var faults = 0
  }

  /// Both kinds of run over some files.
  private func check(_ sources: [GeneratedSource], named names: [String], _ counts: inout Counts) throws {
    let folder = try TemporaryFolder()
    for (name, source) in zip(names, sources) { try folder.write(source.text, to: "Sources/\(name)") }
    var options = Migration.Options(paths: [folder.path("Sources")], minimumSamples: 1)
    let earlier = counts.faults
    try check(try Migration(options), &counts)
    counts.files += sources.count
    for (type, document) in sources.flatMap(\.documents) {
      try folder.write(document, to: "Evidence/\(type)x.json")
      options.roots += [RootHint("\(type)=\(type)x.json")].compactMap(\.self)
      options.evidencePaths = [folder.path("Evidence")]
    }
    options.renames = true
    let migration = try Migration(options)
    counts.changed += migration.changes.count
    counts.tightened += migration.report.items.count { $0.reasons.contains { $0.contains("tightened on") } }
    try check(migration, &counts)
    if counts.faults > earlier, let output = ProcessInfo.processInfo.environment["GENERATED_OUTPUT"] {
      try? FileManager.default.copyItem(atPath: folder.url.path, toPath: "\(output)/\(names[0])")
    }
  }

  private func check(_ migration: Migration, _ counts: inout Counts) throws {
    for change in migration.changes where !Parser.parse(source: change.before).hasError {
      #expect(!Parser.parse(source: change.after).hasError, "\(change.path)\n\(change.diff)")
    }
    counts.faults += migration.report.faults.count
    for fault in migration.report.faults {
      print(fault)
      if let file = migration.projects.flatMap(\.tree.files).first(where: { fault.contains($0.path) }) {
        print(file.text)
      }
    }
  }
}
