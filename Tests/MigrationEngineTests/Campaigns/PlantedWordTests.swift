import Foundation
import SwiftParser
import TestSupport
import Testing

@testable import MigrationEngine

/// What literals and comments say is no code: words that the engine writes itself are planted into every fixture.
///
/// The full campaign (`CAMPAIGN=full swift test --filter PlantedWordTests`) makes two variants of each fixture for each
/// place; from one to the next, words and spellings go round. The usual run makes one variant of every sixth fixture.
@Suite("Planted words", .computesForLong)
struct PlantedWordTests {
  @Test("arrive as they were", arguments: PlantedWords.Place.allCases)
  func arrive(place: PlantedWords.Place) throws {
    let fixtures = Fixture.converted + Fixture.skipped
    var counts = Counts()
    for (index, fixture) in fixtures.enumerated() {
      let isFull = Campaign.count(1) == 1
      let isExcepted = Self.exceptions.contains {
        $0.fixture == fixture.name && ($0.place == nil || $0.place == place)
      }
      guard !isExcepted, isFull || index.isMultiple(of: 6) else { continue }
      let numbers = isFull ? [index, index + 5] : [index / 6]
      let variants = numbers.compactMap { number in
        PlantedWords(place, number, in: fixture.before).map { (number, $0) }
      }
      guard !variants.isEmpty else { continue }
      try check(variants, of: fixture, place, &counts)
    }
    print("planted words, \(place): \(counts)")
    // Comments within expressions keep much as it is.
    #expect(counts.changed * (place == .commented ? 10 : 2) > counts.files)
  }

  private struct Exception {
    let fixture: String
    /// Nil for all places.
    let place: PlantedWords.Place?
    let reason: String
  }

  private static let exceptions = [
    Exception(
      fixture: "entries/handed_on_by_rules", place: .named,
      reason: "a second run converts the initializer that a rule calls with another key, so the file is left alone"),
    Exception(
      fixture: "keys/put_together", place: .replaced,
      reason: "a key that is put together of several literals is written as one"),
    Exception(
      fixture: "present/near_begins_with_one", place: nil,
      reason: "a second run shortens a call that the rule repeats, where its line has room"),
    Exception(
      fixture: "required/printed_first", place: .replaced,
      reason: "what was printed before a document is refused goes, and the report says so"),
    Exception(
      fixture: "rules/filled_twice", place: .behind,
      reason: "behind the first read, a literal leaves nothing to do for `if title == nil { … }`, which goes"),
  ]

  /// Whether a literal was there before, alone or as a part of a path of keys.
  private static func isKnown(_ literal: String, _ known: Set<String>) -> Bool {
    // An index is a part of a path, too.
    known.contains(literal) || Int(literal) != nil
      || known.contains { literal.hasPrefix("\($0).") && isKnown(String(literal.dropFirst($0.count + 1)), known) }
  }

  struct Counts {
    var files = 0
    var changed = 0
    var planted = 0
    var arrived = 0
  }

  private func check(
    _ variants: [(number: Int, variant: PlantedWords)], of fixture: Fixture, _ place: PlantedWords.Place,
    _ counts: inout Counts
  ) throws {
    var sources: [String: String] = [:]
    for (number, variant) in variants {
      sources["F\(number).swift"] = DistinctNames([variant.text], suffix: "_\(number)").apply(variant.text)
    }
    let project = try Project(sources, renames: fixture.renames, tightening: fixture.tightening)
    #expect(project.report.faults == [], "\(fixture.name), \(place)")
    for (number, variant) in variants {
      let name = "F\(number).swift"
      let before = sources[name, default: ""]
      let after = project.text(name)
      counts.files += 1
      if before != after { counts.changed += 1 }
      #expect(!Parser.parse(source: after).hasError, "\(fixture.name), \(place), \(number)\n\(after)")
      counts.planted += variant.planted.count
      switch place {
      case .named: counts.arrived += after.contains(variant.planted[0]) ? 1 : 0
      case .commented:
        let reasons = project.reasons()
        for comment in variant.planted {
          let isNamed =
            reasons.contains("the comment `\(comment)`")
            || project.report.notes.contains { $0.contains("`\(comment)`") }
          let arrives = after.contains(comment) || isNamed || project.losesComments
          #expect(arrives, "\(fixture.name), \(number): \(comment)\n\(before)\n\(after)")
          counts.arrived += after.contains(comment) ? 1 : 0
        }
      case .added, .behind, .replaced:
        let known = Set(PlantedWords.literals(of: before))
        let marked = PlantedWords.literals(of: after).filter { $0.contains(/m[0-9]+z/) }
        for literal in marked {
          #expect(Self.isKnown(literal, known), "\(fixture.name), \(place), \(number)\n\(before)\n\(after)")
        }
        for index in variant.planted.indices where !variant.mayGo.contains(index) {
          let arrives = marked.contains {
            $0.hasSuffix("m\(index)z") || $0.contains("m\(index)z\n") || $0.contains("m\(index)z.")
          }
          #expect(arrives, "\(fixture.name), \(place), \(number): \(variant.planted[index])\n\(before)\n\(after)")
          counts.arrived += arrives ? 1 : 0
        }
      }
    }
  }
}
