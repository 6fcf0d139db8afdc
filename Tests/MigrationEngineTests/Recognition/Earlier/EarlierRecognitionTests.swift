import Testing

@testable import MigrationEngine

/// `read(emit(plan)) == plan`, for what is converted to stored properties.
@Suite("Plans of converted types")
struct EarlierRecognitionTests {
  /// A field as far as its code tells: of a rule nothing but the property.
  private static func shown(_ field: FieldPlan, besides rules: Set<String>) -> String {
    if rules.contains(field.property) { return field.property }
    // An array that begins empty stays so without one.
    let read: ReadRule
    if case .optionalElements(let element) = field.read, !field.isOptional {
      read = .elements(element)
    } else {
      read = field.read
    }
    let isGuarded: Bool
    if case .scalar = field.type { isGuarded = field.isGuarded } else { isGuarded = false }
    let fallback = field.fallback == "0.0" ? "0" : field.fallback
    return "\(field.property)\(field.isOptional ? "?" : "") = \(field.key) \(read) ?? \(fallback ?? "-") \(isGuarded)"
  }

  private static let fixtures = Fixture.converted.filter(\.isPlainConversion)

  @Test("are read back from their code", arguments: fixtures)
  func areReadBack(_ fixture: Fixture) throws {
    let before = TypeMigration(project: facts(fixture.before))
    let after = EarlierRecognition.all(in: facts(fixture.after)).types
    for (name, type) in after {
      guard before.recognised[name] != nil else { continue }
      let rules = Set(type.plan.fields.filter { $0.read == .code }.map(\.property))
      let fields = type.plan.fields.map { Self.shown($0, besides: rules) }.sorted()
      #expect(fields == before.fields(of: name).map { Self.shown($0, besides: rules) }.sorted(), "\(name)")
    }
  }

  @Test("are read of nearly all fixtures")
  func areRead() {
    let read = Self.fixtures.filter { !EarlierRecognition.all(in: facts($0.after)).types.isEmpty }
    #expect(read.count >= 200, "\(read.count) of \(Self.fixtures.count)")
  }
}
