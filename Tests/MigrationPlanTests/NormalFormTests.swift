import MigrationPlan
import Testing

/// Equal meanings are equal values.
@Suite("Values: normal form")
struct NormalFormTests {
  private let whole = DocumentPath()
  private let key = DocumentPath(.document, [.key("x")])

  private var read: Value { .read(key, .int) }
  private var three: Value { .literal(Value.Literal("3")) }

  @Test func aChoiceOfWhatIsThereIsACoalescence() {
    #expect(Value.choose(.present(read), .unwrap(read), three) == .either(read, or: three))
    #expect(Value.choose(Condition.present(read).negated, three, .unwrap(read)) == .either(read, or: three))
    #expect(Value.choose(.present(read), .coerced(key, .int), three) == .either(read, or: three))
  }

  @Test func aReadOfNothingIsNilByItself() {
    for condition in [Condition.exists(key), .isNull(key).negated, .isNull(whole).negated, .isEmpty(whole).negated] {
      #expect(Value.choose(condition, read, .none) == read)
      #expect(Value.choose(condition.negated, .none, read) == read)
    }
    // A number is empty, and can be read.
    #expect(Value.choose(Condition.isEmpty(key).negated, read, .none) != read)
  }

  @Test func aCoercedReadOfNothingIsZero() {
    let zero = Value.literal(Value.Literal("0"))
    #expect(Value.choose(.exists(key), .coerced(key, .int), zero) == .coerced(key, .int))
    #expect(
      Value.choose(.exists(key), .coerced(key, .double), .literal(Value.Literal("0.0"))) == .coerced(key, .double))
    #expect(Value.choose(.exists(key), .coerced(key, .int), three) != .coerced(key, .int))
    // An explicit null exists, and is zero, too; nil it is not.
    #expect(Value.choose(.exists(key), .coerced(key, .int), .none) != .coerced(key, .int))
  }

  @Test func conditionsHaveOneSpelling() {
    let (one, other) = (Condition.isNull(key), Condition.exists(whole))
    #expect(one.negated.negated == one)
    #expect(one.and(other).and(one) == one.and(other))
    #expect(one.and(one.negated) == .never)
    #expect(one.or(one.negated) == .always)
    #expect(one.or(other).negated == one.negated.and(other.negated))
    #expect(Condition.always.and(one) == one)
  }

  @Test func howManyElementsThereAreIsWhichOfThemAreThere() {
    let elements = Value.either(.documents(key), or: .emptyArray)
    func element(_ index: Int) -> Condition { .exists(key.appending(.index(index))) }
    func count(_ number: String) -> Condition { .same(.count(of: elements), .literal(Value.Literal(number))) }
    #expect(Condition.has(moreThan: 2, elements) == element(2))
    #expect(Condition.has(moreThan: 0, elements) == .hasElements(key))
    #expect(Condition.has(moreThan: -1, elements) == .always)
    #expect(count("2") == element(1).and(element(2).negated))
    #expect(count("0") == Condition.hasElements(key).negated)
    #expect(count("-1") == .never)
    // Elements have no gaps.
    #expect(element(1).and(element(2)) == element(2))
    #expect(element(1).negated.and(element(2)) == .never)
    #expect(Condition.hasElements(key).and(element(2)) == element(2))
    #expect(count("1").and(count("2")) == .never)
    // Nothing has no elements.
    let zero = Value.literal(Value.Literal("0"))
    #expect(Value.choose(.exists(key), .count(of: elements), zero) == .count(of: elements))
    #expect(Value.choose(.exists(key), .count(of: elements), three) != .count(of: elements))
    let there = Value.count(of: .unwrap(.documents(key)))
    #expect(Value.choose(.present(.documents(key)), there, zero) == .count(of: elements))
    // The members of an object have no numbers.
    #expect(Condition.has(moreThan: 1, .document(key)) == nil)
  }

  @Test func aDictionarysEntryIsAPartOfTheDocument() {
    let entry = Value.choose(.exists(key), .document(key), .none)
    #expect(Condition.present(entry) == .exists(key))
    #expect(Value.unwrap(entry) == .document(key))
    #expect(Value.choose(.present(.fields(whole)), .choose(.exists(key), read, .none), .none) == read)
  }

  @Test func arraysThatAreEmptyWithoutOneAreEqual() {
    let item = Value.coerced(DocumentPath(.element(depth: 0)), .string)
    let mapped = Value.map(.either(.documents(key), or: .emptyArray), to: item, droppingNil: false)
    #expect(mapped == .either(.map(.documents(key), to: item, droppingNil: false), or: .emptyArray))
    #expect(
      mapped
        == .choose(
          .present(.documents(key)), .map(.unwrap(.documents(key)), to: item, droppingNil: true), .emptyArray))
    #expect(Value.choose(.exists(key), mapped, .emptyArray) == mapped)
    #expect(Value.append(.emptyArray, mapped) == mapped)
  }

  @Test func aChoiceOfTrueAndFalseIsTheQuestion() {
    let (yes, no) = (Value.literal(Value.Literal("true")), Value.literal(Value.Literal("false")))
    let flag = Value.coerced(key, .bool)
    #expect(Value.choose(.same(flag, yes), yes, no) == flag)
    #expect(Value.choose(Condition.same(flag, yes).negated, no, yes) == flag)
    #expect(Value.choose(.exists(key), yes, no) == .truth(.exists(key)))
    #expect(Value.choose(.exists(key), no, yes) == .truth(Condition.exists(key).negated))
    #expect(Value.choose(.same(flag, yes), no, yes) != flag)
  }

  @Test func membersAreMappedAsTheyAre() {
    let item = Value.tuple([.entryKey(depth: 0), .coerced(DocumentPath(.element(depth: 0)), .string)])
    let members = Value.either(.fields(key), or: .emptyDictionary)
    #expect(Value.map(members, to: item, droppingNil: false) == .elements(of: members, each: item, dropsNil: false))
    #expect(Value.map(members, to: item, droppingNil: true) == .elements(of: members, each: item, dropsNil: false))
    #expect(Condition.present(.entryKey(depth: 0)) == .always)
  }

  @Test func refusalsThatOthersImplyGo() {
    let reading = Reading(
      properties: ["x": .coerced(key, .int)],
      refusals: [.isNull(key), Condition.present(read).negated, Condition.present(.fields(whole)).negated])
    #expect(reading.simplified.refusals == [Condition.present(read).negated])
    #expect(reading.simplified.properties == ["x": .unwrapped(read)])
  }

  @Test("a refusal where none of several parts is there asks for the first that is")
  func refusalOfSeveralPartsAsksForTheFirst() {
    let number = Value.read(key, .bool)
    let refusal = Condition.present(read).negated.and(Condition.present(number).negated)
    let chosen = Value.choose(
      .present(read), .unwrap(read), .choose(.present(number), .literal(.init("1")), .literal(.init("2"))))
    let reading = Reading(properties: ["x": chosen, "y": .literal(.init("0"))], refusals: [refusal]).simplified
    let first = Value.choose(.present(read), .unwrap(read), .choose(.present(number), .literal(.init("1")), .none))
    #expect(reading.properties == ["x": .unwrap(first), "y": .literal(.init("0"))])
    #expect(reading.refusals == [Condition.present(first).negated])
  }

  @Test("a refusal where none of several parts is there leaves a value that may be nil")
  func refusalOfSeveralPartsLeavesNil() {
    let refusal = Condition.exists(key).negated.and(Condition.present(read).negated)
    let chosen = Value.choose(.exists(key), .none, .literal(.init("1")))
    let reading = Reading(properties: ["x": chosen], refusals: [refusal]).simplified
    #expect(reading.refusals == [refusal])
  }
}
