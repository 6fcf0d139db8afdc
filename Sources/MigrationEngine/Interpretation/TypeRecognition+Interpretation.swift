import MigrationPlan
import SwiftSyntax

/// The declarative form of a type, from the meaning of its initializer.
extension TypeRecognition {
  /// Returns the type with stored properties that have the values of the interpreted initializer.
  ///
  /// - Parameters:
  ///   - entry: The initializer.
  ///   - isRuled: Whether a property may get a rule of its own, of code that is not understood.
  /// - Throws: `NotRecognised` with the first construct that is not understood, or that no declaration can say.
  func interpreted(_ entry: EntryPoint, isRuled: Bool = false) throws(NotRecognised) -> RecognisedType {
    let stored = project.instanceProperties(of: type.name).filter { !$0.isComputed }
    let interpreter = Interpreter(
      project: project, type: type.name, initializer: initializer, entry: entry,
      keepsCode: isRuled, handing: handing)
    let reading: Reading
    let origins: Interpreter.Origins
    do throws(Interpreter.NotUnderstood) {
      (reading, origins) = try interpreter.reading(of: stored)
    } catch {
      throw notUnderstood(error)
    }
    var lift = Lift(of: self, interpreter, origins)
    if isRuled, handing?.hasHelpers == true {
      // A rule rather calls a function of the project than repeats what that does.
      var calling = interpreter
      calling.callsHelpers = true
      if let (other, _) = try? calling.reading(of: stored), other.refusals == reading.refusals {
        lift.helped = other.simplified.properties.filter { reading.properties[$0.key] != $0.value }
      }
    }
    try lift.add(reading.simplified, stored)
    let superclass = project.decodingSuperclass(of: type.name)
    guard superclass == nil || !lift.isNilWhenEmpty else {
      throw failure(.earlyReturnLeavesValue, "it leaves an empty document unread, in a hierarchy", at: initializer)
    }
    return try recognised(
      DecodingPlan(
        type: type.name, fields: lift.fields, nullGuard: lift.nullGuard, superclass: superclass?.name,
        constants: lift.constants, isNilWhenEmpty: lift.isNilWhenEmpty, demand: lift.demand),
      entry, lift.statements, lift.document)
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
