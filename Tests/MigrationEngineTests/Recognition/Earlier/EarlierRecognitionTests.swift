import Foundation
import MigrationPlan
import TestSupport
import Testing

@testable import MigrationEngine

/// `read(emit(plan)) == plan`, for every type that is converted to stored properties.
///
/// Of a field, the property, its type, the key, the read with its fallback, and whether the document is refused without
/// it are compared; of a field with a rule of its own, the rule's name and key instead of the read, since the code of
/// rules is not read back. The code does not tell whether the old initializer always assigned the property.
/// Types with a written initializer are not read back, and each says so.
@Suite("Plans of converted types", .computesForLong)
struct EarlierRecognitionTests {
  private static let fixtures = Fixture.converted.filter(\.isPlainConversion)

  @Test("are read back from their code", arguments: fixtures)
  func areReadBack(_ fixture: Fixture) throws {
    let plans = Self.plans(of: fixture)
    let after = EarlierRecognition.all(in: facts(fixture.after))
    var planned: Set<String> = []
    for plan in plans {
      planned.formUnion(plan.stored.recognised.keys.filter { plan.stored.foldedInto[$0] == nil })
    }
    for name in planned.sorted() {
      let id = "\(fixture.name): \(name)"
      guard let read = after.types[name], Self.notRead[id] == nil else {
        #expect(Self.notRead[id] != nil && after.types[name] == nil, "\(id) is not read back")
        continue
      }
      let found = Self.shown(read.plan.fields, in: id)
      let expected = plans.filter { $0.stored.recognised[name] != nil }
      #expect(expected.contains { Self.shown($0.stored.fields(of: name), in: id) == found }, "\(id): \(found)")
      #expect(
        expected.contains { plan in
          let before = plan.stored.recognised[name]?.plan
          let isNilWhenEmpty = before?.isNilWhenEmpty == true && Self.emptyGivesTheSame[id] == nil
          return isNilWhenEmpty == read.plan.isNilWhenEmpty && before?.demand == read.plan.demand
            && before?.error == read.plan.error
        }, "\(id): \(read.plan)")
      // What holds for null or empty documents was planned so.
      for field in read.plan.fields {
        let befores = expected.flatMap { $0.stored.fields(of: name) }.filter { $0.property == field.property }
        #expect(!field.isAfterNullGuard || befores.contains(where: \.isAfterNullGuard), "\(id).\(field.property)")
        #expect(
          [nil, Self.madeOtherwise["\(id).\(field.property)"]].contains(field.initialValue)
            || befores.contains { $0.initialValue == field.initialValue }, "\(id).\(field.property)")
      }
    }
    for name in Set(plans.flatMap(\.written.converted.keys)).subtracting(planned).sorted() {
      #expect(after.types[name] == nil, "\(fixture.name): \(name) has a written initializer")
      guard let failure = after.failures[name].map({ "\($0)" }) else { continue }
      #expect(Self.reasons.contains { failure.contains($0) }, "\(fixture.name): \(name): \(failure)")
    }
    #expect(Set(after.types.keys).subtracting(planned).subtracting(Self.convertedBefore[fixture.name] ?? []) == [])
  }

  @Test("are excepted by the names that fixtures have")
  func exceptions() {
    let ids = [Self.notRead, Self.emptyGivesTheSame, Self.guardedAsElsewhere, Self.madeOtherwise].flatMap(\.keys)
    let names = ids.map { $0.prefix { $0 != ":" } } + Self.convertedBefore.keys.map { $0[...] }
    #expect(Set(names).subtracting(Self.fixtures.map { $0.name[...] }) == [])
  }

  // MARK: Plans

  private struct Plans {
    let stored: TypeMigration
    let written: DocumentMigration

    /// As a migration makes them.
    init(of project: ProjectFacts) { (stored, written) = Attempt.types(of: project) }
  }

  /// The plans of a fixture's code as it is, and as each round of preparation leaves it.
  private static func plans(of fixture: Fixture) -> [Plans] {
    var text = fixture.before
    var plans = [Plans(of: facts(text))]
    for _ in 0..<3 {
      let project = facts(text)
      guard
        let prepared = Preparation(of: project, inlinesTypes: false).prepared(SourceTree(files: project.files))?.files
          .first?.text,
        prepared != text
      else { break }
      text = prepared
      plans.append(Plans(of: facts(text)))
    }
    return plans
  }

  // MARK: Fields

  private static func shown(_ fields: [FieldPlan], in id: String) -> [String] {
    fields.map { field in
      let type = type(of: field)
      let key = field.isPath ? "path \(field.key)" : field.key
      if let rule = field.rule {
        return "\(field.property): \(type) = \(rule.name) of \(rule.isOfObject ? "the object" : key)"
      }
      let isGuarded = field.isGuarded && guardedAsElsewhere["\(id).\(field.property)"] == nil
      let fallback = field.fallback == "0.0" ? "0" : field.fallback
      let refusal = isGuarded ? " or refused" : ""
      return "\(field.property): \(type) = \(key) \(read(of: field)) ?? \(fallback ?? "-")\(refusal)"
    }.sorted()
  }

  private static func read(of field: FieldPlan) -> ReadRule {
    switch field.read {
    // An array that begins empty stays so without one.
    case .optionalElements(let element) where !field.isOptional: .elements(element)
    // A rule that does nothing but read what the type says is none.
    case .code: readOfType(field)
    default: field.read
    }
  }

  /// What a property without a wrapper reads.
  private static func readOfType(_ field: FieldPlan) -> ReadRule {
    let type = type(of: field)
    if let scalar = Scalar(rawValue: type.filter { $0 != "?" }) {
      return type.hasSuffix("?") ? .optional(scalar) : .value(scalar)
    }
    return .model(type)
  }

  /// The type as source; the optional of a rule's type is part of its name.
  private static func type(of field: FieldPlan) -> String {
    let source = source(of: field.type).replacing(#/\b[A-Z]\w*\./#, with: "")
    let isOptional = field.isOptional || source.last == "?" || source.last == "!"
    return source.trimmingCharacters(in: ["?", "!"]) + (isOptional ? "?" : "")
  }

  private static func source(of type: FieldType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .model(let name), .other(let name): name
    case .array(let element): "[\(source(of: element))]"
    }
  }

  // MARK: Exceptions

  /// Types of stored properties that are not read back.
  private static let notRead = [
    "names/own_protocol: Item": "the project has a protocol of the name",
    "superclass/emptied: Model": "nothing is left to decode for the superclass",
    "superclass/named_as_a_type: Dataset": "nothing is left to decode for the superclass",
  ]

  /// Types that leave an empty document unread, and whose reads give the same for one.
  private static let emptyGivesTheSame = [
    "empty/nothing_to_say: Banner": "each read gives nil or zero for it",
    "inlined/called_once: Team": "each read gives nil or zero for it",
    "empty/near_other_value: Banner": "the rule asks by itself",
  ]

  /// Models that refuse the document, and look as they do in a type that is not refused.
  private static let guardedAsElsewhere = [
    "required/refusing_model: Cover.author": "the model refuses",
    "required/refusing_model: Playlist.author": "the model refuses",
  ]

  /// Initial values that are written otherwise afterwards.
  private static let madeOtherwise = [
    "filled/new_values: Dashboard.sessions": "[Session]()",
    "present/near_begins_with_one: Post.owner": "User(reading: [:] as [String: Any])",
  ]

  /// Types that the fixture has as an earlier run left them.
  private static let convertedBefore: [String: Set<String>] = [
    "call_sites/converted_before": ["User"], "models/near_literal_of_a_converted_type": ["Pilot"],
  ]

  /// Why a type with a written initializer is not read back.
  private static let reasons = [
    "its `init(from:)` is written", "its `init(from:)` is in an extension", "it is decoded as `Legacy",
    "it has the superclass `", "it has members under `#if`", "it is generic",
    "its `CodingKeys` are no enum",
  ]
}
