import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Whenever a run that writes ends, all files are old or all are new, at once or after they were recovered.
@Suite struct InterruptedRunTests {
  private static let names = ["A.swift", "Part/B.swift", "Part/C c.swift", "Ünicode/D.swift"]

  @Test func aSignalWhileFilesAreReplacedPutsTheOldOnesBack() throws {
    try withFiles { folder, changes in
      let old = try folder.everything()
      let identities = changes.map { FileSystem.identity($0.path) }
      // Before each file is prepared, before the first is replaced, and before each is replaced.
      for moment in 0...2 * changes.count {
        var calls = 0
        #expect(throws: WritingInterruption.self) {
          try ChangeWriter.write(changes) {
            defer { calls += 1 }
            return calls == moment ? SIGINT : nil
          }
        }
        #expect(try folder.everything() == old)
        // Not copies: what else belongs to the files is there again, too.
        #expect(changes.map { FileSystem.identity($0.path) } == identities)
      }
      try ChangeWriter.write(changes) { nil }
      #expect(try folder.everything() == changes.reduce(into: [:]) { $0[folder.name($1.path)] = Data($1.after.utf8) })
    }
  }

  @Test(arguments: 0...4) func theOldFilesAreBackAfterRecovery(replaced: Int) throws {
    try withFiles { folder, changes in
      let old = try folder.everything()
      try interrupt(changes, after: replaced)
      #expect(throws: SourceProblems.self) { try SourceFolder.listing(paths: [folder.path], contextPaths: []) }
      let problem = try #require(InterruptedRun.all(ofWorkFoldersIn: [folder.path]).first).problem
      #expect(
        problem.message.hasPrefix("a run with --write was interrupted here after it had replaced \(replaced) of 4"))
      // From a file below as well as from above.
      let lines = try InterruptedRun.recover([changes[replaced % 4].path])
      #expect(lines.count == 1 && lines[0].contains("\(replaced) of 4 files had been replaced; all are as they were"))
      #expect(try folder.everything() == old)
      #expect(try InterruptedRun.recover([folder.path]) == [])
    }
  }

  @Test(arguments: 0...4) func recoveryThatIsInterruptedGoesOn(restored: Int) throws {
    try withFiles { folder, changes in
      let old = try folder.everything()
      let files = try interrupt(changes, after: 3)
      // What a recovery does first: some files are back already.
      for index in 0..<restored {
        let kept = "\(folder.path)/\(WorkFolder.name)/old/\(files.journal.files[index].name(index))"
        _ = try? FileSystem.remove(changes[index].path)
        try FileSystem.move(kept, to: changes[index].path)
      }
      #expect(try InterruptedRun.recover([folder.path]).count == 1)
      #expect(try folder.everything() == old)
    }
  }

  @Test func whatIsDoneStays() throws {
    try withFiles { folder, changes in
      let files = try ChangeWriter.begun(changes)
      try replace(changes, files, count: changes.count)
      try files.finish()
      files.release()
      let lines = try InterruptedRun.recover([folder.path])
      #expect(lines.count == 1 && lines[0].contains("had replaced all of 4 files, which stay"))
      #expect(try folder.everything() == changes.reduce(into: [:]) { $0[folder.name($1.path)] = Data($1.after.utf8) })
    }
  }

  @Test func aFileThatWasEditedMeanwhileIsKept() throws {
    try withFiles { folder, changes in
      let old = try folder.everything()
      try interrupt(changes, after: 2)
      try folder.write("mine", to: Self.names[0])
      let before = try folder.everything()
      let problems = try #require(throws: SourceProblems.self) { try InterruptedRun.recover([folder.path]) }.problems
      #expect(problems.count == 1 && problems[0].path.hasSuffix("A.swift"))
      #expect(problems[0].message.hasPrefix("the file has changed since the run was interrupted; its old text is in "))
      #expect(try folder.everything() == before)
      try FileManager.default.removeItem(atPath: changes[0].path)
      #expect(try InterruptedRun.recover([folder.path]).count == 1)
      #expect(try folder.everything() == old)
    }
  }

  @Test func anEditOfAFileThatWasNotReplacedStays() throws {
    try withFiles { folder, changes in
      var expected = try folder.everything()
      try interrupt(changes, after: 1)
      // In place, as some editors save.
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: changes[3].path))
      try file.seekToEnd()
      try file.write(contentsOf: Data("// mine\n".utf8))
      try file.close()
      #expect(try InterruptedRun.recover([folder.path]).count == 1)
      expected[Self.names[3]]?.append(Data("// mine\n".utf8))
      #expect(try folder.everything() == expected)
    }
  }

  @Test(arguments: [0.0, 0.3, 0.9, 1.0]) func aDamagedJournalLosesNothing(share: Double) throws {
    try withFiles { folder, changes in
      try interrupt(changes, after: 2)
      let journal = "\(folder.path)/\(WorkFolder.name)/journal-replacing"
      var data = try Data(contentsOf: URL(fileURLWithPath: journal))
      if share < 1 {
        data = data.prefix(Int(Double(data.count) * share))
      } else {
        data[data.count / 2] ^= 1
      }
      try data.write(to: URL(fileURLWithPath: journal))
      try expectDamage(in: folder, "it is damaged")
    }
  }

  @Test func aJournalThatIsGoneLosesNothing() throws {
    try withFiles { folder, changes in
      try interrupt(changes, after: 2)
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(WorkFolder.name)/journal-replacing")
      try expectDamage(in: folder, "it is missing")
    }
  }

  @Test func aRunThatGoesOnIsNotUndone() throws {
    try withFiles { folder, changes in
      let files = try ChangeWriter.begun(changes)
      defer { files.remove() }
      try replace(changes, files, count: 1)
      let before = try folder.everything()
      for work in [
        { _ = try InterruptedRun.recover([folder.path]) }, { try ChangeWriter.write([changes[3]]) },
        { _ = try SourceFolder.listing(paths: [folder.path], contextPaths: []) },
      ] {
        let error = #expect(throws: (any Error).self) { try work() }
        #expect("\(error.map { "\($0)" } ?? "")".contains("another run is writing files here"))
      }
      #expect(try folder.everything() == before)
    }
  }

  @Test(.enabled(if: mayMount, "only root on Linux can mount a file system"))
  func filesOfSeveralFileSystemsAreUndoneTogether()
    async throws
  {
    try await withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Part"), withIntermediateDirectories: true)
      try await withMount(["-t", "tmpfs", "tmpfs"], at: folder.appendingPathComponent("Part")) {
        let changes = try Self.changes(in: folder)
        let old = try folder.everything()
        #expect(Set(old.keys) == Set(Self.names))
        #expect(WorkFolder.places(for: changes.map(\.path)).count == 3)
        for replaced in 0...4 {
          try interrupt(changes, after: replaced)
          // Each of the work folders leads to the journal.
          let start = changes[(replaced + 1) % 4].path
          #expect(try InterruptedRun.recover([start]).count == 1)
          #expect(try folder.everything() == old)
        }
        try interrupt(changes, after: 2)
        #expect(try InterruptedRun.recover([folder.path]).count == 1)
        #expect(try folder.everything() == old)
        try ChangeWriter.write(changes)
        #expect(try folder.everything() == changes.reduce(into: [:]) { $0[folder.name($1.path)] = Data($1.after.utf8) })
      }
    }
  }

  // MARK: Runs that end

  /// Leaves everything as a process that is killed leaves it.
  @discardableResult private func interrupt(_ changes: [FileChange], after count: Int) throws -> JournalledFiles {
    let files = try ChangeWriter.begun(changes)
    try replace(changes, files, count: count)
    files.release()
    return files
  }

  private func replace(_ changes: [FileChange], _ files: JournalledFiles, count: Int) throws {
    for (index, change) in changes.enumerated() { try files.prepare(index, change, permissions: 0o644) }
    try files.beginReplacing()
    for index in 0..<count { try files.replace(index) }
  }

  private func expectDamage(in folder: URL, _ reason: String) throws {
    let before = try folder.everything()
    let problems = try #require(throws: SourceProblems.self) { try InterruptedRun.recover([folder.path]) }.problems
    #expect(problems.count == 1 && problems[0].message.contains("its journal can't be used: \(reason)"), "\(problems)")
    #expect(problems[0].message.contains("The old files that it kept are in "))
    #expect(try folder.everything() == before)
  }

  private func withFiles(_ body: (URL, [FileChange]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("migration-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder, try Self.changes(in: folder))
  }

  private static func changes(in folder: URL) throws -> [FileChange] {
    try names.map { name in
      try folder.write("old \(name)\n", to: name)
      return FileChange(
        path: folder.appendingPathComponent(name).path, before: "old \(name)\n", after: "new \(name)\n")
    }
  }
}

extension URL {
  fileprivate func name(_ file: String) -> String { String(file.dropFirst(path.count + 1)) }
}
