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
    guard project.decodingSuperclass(of: type.name) == nil else {
      throw failure("it is in a hierarchy", at: initializer)
    }
    let stored = project.instanceProperties(of: type.name).filter { !$0.isComputed }
    let interpreter = Interpreter(
      project: project, type: type.name, initializer: initializer, entry: entry,
      keepsCode: isRuled)
    let reading: Reading
    let origins: Interpreter.Origins
    do throws(Interpreter.NotUnderstood) {
      (reading, origins) = try interpreter.reading(of: stored)
    } catch {
      throw failure("`\(error.node.excerpt)` is not understood", at: error.node)
    }
    var lift = Lift(of: self, interpreter, origins)
    try lift.add(reading.simplified, stored)
    return try recognised(
      DecodingPlan(
        type: type.name, fields: lift.fields, nullGuard: lift.nullGuard, constants: lift.constants,
        isNilWhenEmpty: lift.isNilWhenEmpty, demand: lift.demand),
      entry, lift.statements)
  }
}
