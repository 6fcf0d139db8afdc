import MigrationPlan
import TestSupport
import Testing

@testable import MigrationEngine

/// What code means decides the form, and not how it is spelled.
///
/// The usual run takes some of the pairs; `CAMPAIGN=full swift test --filter SpellingTests` takes 2,000.
@Suite("Spellings")
struct SpellingTests {
  @Test func areOfTwelveMeanings() {
    #expect(Meaning.all.count >= 12)
    for meaning in Meaning.all { #expect(meaning.spellings.count >= 15, "\(meaning.name)") }
  }

  @Test("have one reading", arguments: Meaning.all)
  func readings(of meaning: Meaning) throws {
    let readings = try meaning.spellings.map { spelling in
      let project = facts(Meaning.models + Meaning.program(named: "Item", [(meaning, spelling)]))
      let initializer = try #require(project.jsonInitializers(of: "Item").first?.node)
      let entry = try #require(EntryPoint(initializer))
      return try Interpreter(project: project, type: "Item", initializer: initializer, entry: entry)
        .reading(of: project.instanceProperties(of: "Item")).0.simplified
    }
    for (spelling, reading) in zip(meaning.spellings, readings) {
      #expect(reading.properties == readings[0].properties, "\(meaning.name):\n\(spelling)")
      // Nothing happens between two refusals, and both refuse in the same way.
      #expect(Set(reading.refusals) == Set(readings[0].refusals), "\(meaning.name):\n\(spelling)")
    }
  }

  @Test("have one form", arguments: Meaning.all)
  func forms(of meaning: Meaning) throws {
    let forms = try Self.forms(of: meaning.spellings.map { [(meaning, $0)] })
    #expect(forms.allSatisfy { $0.outcome == .synthesized })
    for (spelling, form) in zip(meaning.spellings, forms) {
      #expect(form == forms[0], "\(meaning.name):\n\(spelling)")
    }
  }

  /// At least 97 of 100 pairs end in the form of the first spellings.
  @Test func haveOneFormInPairs() throws {
    var random = SeededGenerator(seed: 38)
    var pairs: [(parts: [(meaning: Meaning, spelling: String)], best: [(meaning: Meaning, spelling: String)])] = []
    while pairs.count < Campaign.count(2_000) {
      let one = try #require(Meaning.all.randomElement(using: &random))
      let other = try #require(Meaning.all.randomElement(using: &random))
      let first = try #require(one.spellings.randomElement(using: &random))
      let second = try #require(other.spellings.randomElement(using: &random))
      guard one.name != other.name, !Meaning.leaves(first),
        Meaning.locals(of: first).isDisjoint(with: Meaning.locals(of: second))
      else { continue }
      pairs.append(([(one, first), (other, second)], [(one, one.spellings[0]), (other, other.spellings[0])]))
    }
    let forms = try Self.forms(of: pairs.map(\.parts))
    let best = try Self.forms(of: pairs.map(\.best))
    let others = zip(pairs, zip(forms, best)).filter { $1.0 != $1.1 }
    for (pair, form) in others {
      print(pair.parts.map(\.spelling).joined(separator: "\n"), form.0.text, separator: "\n")
    }
    #expect(others.count * 100 <= pairs.count * 3, "\(others.count) of \(pairs.count)")
  }

  /// At least 97 of 100 spellings of others end in the form of the first one; of some of them, 95 are enough.
  @Test func haveOneFormWhenWrittenByOthers() throws {
    let meanings = Meaning.byOthers
    #expect(meanings.count >= 76)
    var random = SeededGenerator(seed: 16)
    let all = meanings.flatMap { meaning in meaning.spellings.map { (meaning: meaning, spelling: $0) } }
    let programs = all.shuffled(using: &random).prefix(Campaign.count(14_000))
    let forms = try Self.forms(of: programs.map { [$0] })
    let best = try Self.forms(of: meanings.map { [($0, $0.spellings[0])] })
    #expect(best.allSatisfy { $0.outcome == .synthesized })
    let byName = Dictionary(uniqueKeysWithValues: zip(meanings.map(\.name), best))
    let others = zip(programs, forms).filter { byName[$0.0.meaning.name] != $0.1 }
    for (program, form) in others { print(program.meaning.name, program.spelling, form.text, separator: "\n") }
    let allowed = programs.count == all.count ? 3 : 5
    #expect(others.count * 100 <= programs.count * allowed, "\(others.count) of \(programs.count)")
  }

  struct Form: Equatable {
    let outcome: Outcome?
    let text: String
  }

  /// What programs become, under one name.
  private static func forms(of programs: [[(meaning: Meaning, spelling: String)]]) throws -> [Form] {
    var sources = ["Models.swift": Meaning.models]
    for (number, parts) in programs.enumerated() {
      sources["F\(number).swift"] = Meaning.program(named: "Item\(number)", parts)
    }
    let project = try Project(sources)
    #expect(project.report.faults == [])
    let outcomes = Dictionary(uniqueKeysWithValues: project.report.items.map { ($0.name, $0.outcome) })
    return programs.indices.map { number in
      let name = "Item\(number)"
      let lines = project.text("F\(number).swift").split(separator: "\n").filter { !$0.hasPrefix("import ") }
      return Form(
        outcome: outcomes[name], text: lines.joined(separator: "\n").replacing(#/\bItem[0-9]+\b/#, with: "Item"))
    }
  }
}
