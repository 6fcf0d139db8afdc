import MigrationPlan
import Testing

/// A part of a document is of one kind of JSON.
@Suite("Values: kinds of JSON")
struct KindTests {
  private let whole = DocumentPath()
  private let key = DocumentPath(.document, [.key("x")])

  private var text: Value { .coerced(key, .string) }
  private let before = Value.literal(Value.Literal("\"before\"", text: "before"))

  @Test func anArrayOrAnObjectThatIsEmptyIsAnEmptyDocument() {
    let (isObject, isArray) = (Condition.present(.fields(whole)), Condition.present(.documents(whole)))
    let choice = Value.choose(
      isObject, .choose(.hasFields(whole), text, before),
      .choose(isArray, .choose(.hasElements(whole), text, before), before))
    #expect(choice == .choose(.isEmpty(whole), before, text))
    // The same, as ways that leave one after the other.
    let ways: [Condition] = [
      isObject.and(Condition.hasFields(whole).negated),
      isObject.negated.and(isArray).and(Condition.hasElements(whole).negated),
      isObject.negated.and(isArray.negated),
    ]
    let left = ways.reversed().reduce(text) { .choose($1, before, $0) }
    #expect(left == .choose(.isEmpty(whole), before, text))
  }

  @Test func anArrayThatIsNotEmptyHasElements() {
    let item = Value.coerced(DocumentPath(.element(depth: 0)), .string)
    let isFull = Condition.present(.documents(key)).and(Condition.isEmpty(key).negated)
    let made = Value.map(.unwrap(.documents(key)), to: item, droppingNil: false)
    #expect(
      Value.choose(isFull, made, .emptyArray)
        == .map(.either(.documents(key), or: .emptyArray), to: item, droppingNil: false))
  }
}
