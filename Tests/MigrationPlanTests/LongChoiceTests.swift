import MigrationPlan
import Testing

/// Of many questions in a row, each is asked once: the work must not double with each of them.
@Suite("Values: long choices", .timeLimit(.minutes(1)))
struct LongChoiceTests {
  private static let count = 40
  private let text = Value.coerced(DocumentPath(.document, [.key("kind")]), .string)

  private func literal(_ number: Int) -> Value { .literal(Value.Literal("\(number)")) }

  private func isCase(_ number: Int) -> Condition {
    .same(text, .literal(Value.Literal("\"case \(number)\"", text: "case \(number)")))
  }

  private func isThere(_ number: Int) -> Condition {
    .present(.read(DocumentPath(.document, [.key("key \(number)")]), .string))
  }

  private func chain(_ asked: (Int) -> Condition) -> Value {
    (0..<Self.count).reversed().reduce(literal(-1)) { .choose(asked($1), literal($1), $0) }
  }

  @Test func ofManyTextsOneIsFound() {
    let chain = chain(isCase)
    for number in [0, 17, Self.count - 1] {
      #expect(Facts([isCase(number)]).applied(to: chain) == literal(number))
    }
    let none = (0..<Self.count).map { isCase($0).negated }
    #expect(Facts(none).applied(to: chain) == literal(-1))
  }

  @Test func theFirstOfManyKeysThatIsThereIsFound() {
    let chain = chain(isThere)
    for number in [0, 17, Self.count - 1] {
      let known = (0..<number).map { isThere($0).negated } + [isThere(number)]
      #expect(Facts(known).applied(to: chain) == literal(number))
    }
  }

  @Test func aValueThatIsMadeWhereAllKeysAreThereIsMade() {
    // As code does it that leaves at each key that is not there.
    let all = (0..<Self.count).reversed().reduce(literal(1)) { .choose(isThere($1).negated, literal(-1), $0) }
    #expect(Facts((0..<Self.count).map(isThere)).applied(to: all) == literal(1))
    #expect(Facts([isThere(17).negated]).applied(to: all) == literal(-1))
    let condition = (0..<Self.count).reduce(Condition.always) { $0.and(isThere($1)) }
    #expect(Value.choose(condition, literal(1), literal(-1)).nested.count > 2)
  }

  @Test func aTextThatIsKnownIsNoOther() {
    let known = Facts([isCase(1)])
    #expect(known.applied(to: isCase(2)) == .never)
    #expect(known.applied(to: isCase(1)) == .always)
    // The same text, though other scalars.
    let composed = Condition.same(text, .literal(Value.Literal("\"\u{e9}\"", text: "\u{e9}")))
    let decomposed = Condition.same(text, .literal(Value.Literal("\"e\u{301}\"", text: "e\u{301}")))
    #expect(Facts([composed]).applied(to: decomposed) != .never)
  }
}
