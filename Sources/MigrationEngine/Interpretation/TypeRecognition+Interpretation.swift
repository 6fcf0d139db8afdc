import MigrationPlan
import SwiftSyntax

/// The declarative form of a type, from the meaning of its initializer.
extension TypeRecognition {
  /// The meaning of an initializer.
  struct Meaning: Sendable {
    let entry: EntryPoint
    let reading: Reading
    let origins: Interpreter.Origins
    /// The refusals with the errors that they throw, in their order.
    let thrown: [Interpreter.State.Thrown]
    /// Whether something is tried of which it is not known what it throws.
    let mayThrowAnything: Bool
    /// The functions and properties of the project that it may have been read through.
    let functions: Set<Handing.Place>
  }

  private var storedProperties: [PropertyFacts] {
    project.instanceProperties(of: type.name).filter { !$0.isComputed }
  }

  private func interpreter(_ entry: EntryPoint) -> Interpreter {
    Interpreter(project: project, type: type.name, initializer: initializer, entry: entry, handing: handing)
  }

  /// Interprets the initializer.
  ///
  /// - Throws: `NotRecognised` with what keeps the type from being converted, or with the first construct that is not
  ///   understood.
  func meaning() throws(NotRecognised) -> Meaning {
    try checkType()
    let entry = try entryPoint()
    let interpreter = interpreter(entry)
    do throws(Interpreter.NotUnderstood) {
      let (reading, origins, thrown) = try interpreter.reading(of: storedProperties)
      return Meaning(
        entry: entry, reading: reading.simplified, origins: origins, thrown: thrown,
        mayThrowAnything: interpreter.dependencies.mayThrowAnything, functions: interpreter.dependencies.functions)
    } catch {
      var failure = notUnderstood(error)
      failure.isUndecided = interpreter.dependencies.areUnknown
      throw failure
    }
  }

  /// Returns the type with stored properties that have the values of its initializer.
  ///
  /// - Throws: `NotRecognised` with the first value that no declaration can say.
  func recognise(_ meaning: Meaning) throws(NotRecognised) -> RecognisedType {
    let stored = storedProperties
    let interpreter = interpreter(meaning.entry)
    let reading = meaning.reading
    var lift = Lift(of: self, interpreter, meaning.origins)
    if handing?.convertsAny(of: meaning.functions) == true {
      // A rule rather calls a function of the project than repeats what that does.
      var calling = interpreter
      calling.callsHelpers = true
      if let (other, _, _) = try? calling.reading(of: stored), other.simplified.refusals == reading.refusals {
        lift.helped = other.simplified.properties.filter { reading.properties[$0.key] != $0.value }
      }
    }
    let superclass = project.decodingSuperclass(of: type.name)
    let conditions = try add(reading, stored, to: &lift)
    guard superclass == nil || !lift.isNilWhenEmpty else {
      throw failure(.earlyReturnLeavesValue, "it leaves an empty document unread, in a hierarchy", at: initializer)
    }
    return try recognised(
      DecodingPlan(
        type: type.name, fields: lift.fields, hasNullGuard: lift.hasNullGuard, superclass: superclass?.name,
        constants: lift.constants, isNilWhenEmpty: lift.isNilWhenEmpty, demand: lift.demand,
        conditions: conditions),
      meaning, lift.statements, lift.document)
  }

  /// Adds a reading to declarations: with conditions for the whole document where the rules are shorter then.
  ///
  /// - Returns: the conditions.
  private func add(
    _ reading: Reading, _ properties: [PropertyFacts], to lift: inout Lift
  ) throws(NotRecognised) -> [LegacyRules.Condition] {
    let conditional = conditional(reading, properties, lift)
    do throws(NotRecognised) {
      var plain = lift
      try plain.add(reading, properties)
      if let (other, condition) = conditional, condition.isBetter(other, than: plain, lines: lines) {
        lift = other
        return condition.rules
      }
      lift = plain
      return []
    } catch {
      guard let conditional else { throw error }
      lift = conditional.lift
      return conditional.condition.rules
    }
  }

  private func conditional(
    _ reading: Reading, _ properties: [PropertyFacts], _ lift: Lift
  ) -> (lift: Lift, condition: DocumentCondition)? {
    guard project.decodingSuperclass(of: type.name) == nil,
      project.subclasses(of: type.name).isEmpty,
      let condition = DocumentCondition(refusing: reading, properties, printedBy: lift)
        ?? DocumentCondition(reading: reading, properties, printedBy: lift)
    else { return nil }
    var other = lift
    other.helped = [:]
    do {
      try other.add(condition.reading, properties)
      // In a document that is read as null, all that is never nil elsewhere is nil.
      let isNilInNull = other.fields.allSatisfy { !$0.isNeverNil || $0.isSkipped }
      guard isNilInNull || !condition.rules.contains(where: { $0.effect == .nullUnless }) else { return nil }
      try checkLength(of: other.fields.compactMap(\.rule), besides: condition.lines, instead: nil)
      return (other, condition)
    } catch {
      return nil
    }
  }

  /// Says what is not understood: the statement, and what of it where that is elsewhere, or on another line.
  private func notUnderstood(_ error: Interpreter.NotUnderstood) -> NotRecognised {
    if let reason = error.reason { return failure(error.kind, reason, at: error.node) }
    guard let statement = error.statement else {
      return failure(.codeNotUnderstood, "`\(error.node.excerpt)` is not understood", at: error.node)
    }
    let isInside = statement.range.contains(error.node.position) && statement.root.id == error.node.root.id
    let detail = isInside && statement.excerpt.contains(error.node.excerpt) ? "" : ": `\(error.node.excerpt)`"
    return failure(
      .codeNotUnderstood, "`\(statement.excerpt)` is not understood\(detail)",
      at: isInside ? error.node : Syntax(statement))
  }
}
