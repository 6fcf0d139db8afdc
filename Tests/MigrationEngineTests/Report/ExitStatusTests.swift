import Foundation
import Testing

@testable import MigrationEngine

/// A fault of the tool is told by an exit status of its own.
@Suite struct ExitStatusTests {
  private func report(faults: Int, differs: Bool = false) -> Report {
    var report = Report(totals: Report.Totals(), items: [], notes: [])
    report.faults = (0..<faults).map { "error: internal: \($0)." }
    report.totals.faults = faults
    if differs {
      report.items = [
        Report.Item(
          file: "a.swift", line: 1, endLine: 1, name: "A", kind: .model, outcome: .synthesized, reasons: [],
          findings: [],
          properties: [], dependencies: [], reads: 0, linesBefore: 1, linesAfter: 1, codeLinesBefore: 1,
          codeLinesAfter: 1, verification: Verification(status: .differs, payloads: 1))
      ]
    }
    return report
  }

  @Test func aFaultIsFour() {
    #expect(report(faults: 0).exitStatus(hasFound: false) == 0)
    #expect(report(faults: 1).exitStatus(hasFound: false) == 4)
  }

  @Test func whatWasAskedForComesFirst() {
    #expect(report(faults: 1).exitStatus(hasFound: true) == 2)
    #expect(report(faults: 1, differs: true).exitStatus(hasFound: true) == 3)
  }
}
