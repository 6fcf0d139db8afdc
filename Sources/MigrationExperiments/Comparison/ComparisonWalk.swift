import LegacyJSON

/// One walk through two values, side by side.
final class ComparisonWalk {
  typealias Place = PathRules.Place

  /// Two objects whose comparison has begun under the same rules.
  private struct Pair: Hashable {
    let control: AnyObject
    let candidate: AnyObject
    let place: Place

    static func == (left: Pair, right: Pair) -> Bool {
      left.control === right.control && left.candidate === right.candidate && left.place == right.place
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(control))
      hasher.combine(ObjectIdentifier(candidate))
      hasher.combine(place)
    }
  }

  let settings: ValueComparison
  private let budget: WalkBudget
  /// Whether the walk only has to find out if there is any difference.
  private let isProbe: Bool
  private let stackEnd: UInt?
  private let shaping: Shaping
  private var path: [ValuePath.Component] = []
  /// The visited pairs, which keep their objects alive: an address identifies an object only while it lives.
  private var visited: Set<Pair> = []
  private var saidItIsOver = false
  private(set) var result = ValueComparisonResult()

  init(_ settings: ValueComparison, budget: WalkBudget) {
    self.settings = settings
    self.budget = budget
    isProbe = false
    stackEnd = StackBounds.lowestAddress()
    shaping = Shaping()
  }

  private init(probingFor walk: ComparisonWalk) {
    settings = walk.settings
    budget = walk.budget
    isProbe = true
    stackEnd = walk.stackEnd
    shaping = walk.shaping
  }

  var rules: PathRules { settings.rules }

  var root: Place { rules.root(isRedacted: settings.redactsAllValues, tolerance: settings.tolerance) }

  /// Compares what both sides have at a place.
  func compare(_ control: Any, _ candidate: Any, at place: Place, depth: Int) {
    guard !(isProbe && !result.isEqual), !rules.ignores(place), canGoOn(at: depth) else { return }
    let control = shaped(control, at: place)
    let candidate = shaped(candidate, at: place)
    switch (control.shape, candidate.shape) {
    case (.none, .none): break
    case (.function, _), (_, .function): note("a closure is not compared")
    case (.opaque, .opaque): note("a \(control.typeName) cannot be compared")
    case (_, .none): report(.missing, text(control, place), "nil")
    case (.none, _): report(.extra, "nil", text(candidate, place))
    case (.leaf(let left), .leaf(let right)):
      countComparison()
      compare(left, right, control, candidate, place)
    case (.choice(let left), .choice(let right)):
      countComparison()
      compare(left, right, control, candidate, place, depth)
    case (.members(let left), .members(let right)): compareMembers(left, right, at: place, depth)
    case (.object(let left), .object(let right)):
      guard isNew(left, right, at: place) else { return }
      compareObjects(left, right, at: place, depth)
    case (.list(let left), .list(let right)):
      if rules.isUnordered(place) {
        compareBags(left, right, at: place, depth) { .index($0) }
      } else {
        compareLists(left, right, at: place, depth)
      }
    case (.set(let left), .set(let right)): compareBags(left, right, at: place, depth) { _ in .element }
    case (.set(let left), .list(let right)) where rules.isUnordered(place),
      (.list(let left), .set(let right)) where rules.isUnordered(place):
      compareBags(left, right, at: place, depth) { _ in .element }
    default:
      // A whole on one side and a leaf on the other: the leaf may be made of what the whole's parts hide.
      let place = rules.redactsBelow(place, anywhere: true) ? place.redacted : place
      report(
        .type, "\(text(control, place)) (\(control.typeName))", "\(text(candidate, place)) (\(candidate.typeName))")
    }
  }

  /// A value with what the rules make of it.
  func shaped(_ value: Any, at place: Place) -> ShapedValue {
    let shaped = shaping.shaped(value)
    if case .none = shaped.shape { return shaped }
    guard rules.normalises(place) else { return shaped }
    return shaping.shaped(rules.normalised(shaped.value, at: place))
  }

  /// Returns whether two elements are equal, without reporting differences.
  func isSame(_ control: Any, _ candidate: Any, at place: Place, depth: Int) -> Bool {
    let probe = ComparisonWalk(probingFor: self)
    probe.compare(control, candidate, at: place, depth: depth)
    return probe.result.isEqual
  }

  /// Does something one step further down.
  func descend(by component: ValuePath.Component, from place: Place, _ body: (Place) -> Void) {
    path.append(component)
    body(rules.step(from: place, by: component))
    path.removeLast()
  }

  // MARK: Limits

  private func canGoOn(at depth: Int) -> Bool {
    guard budget.spend() else {
      // Said once, at the place where it happened.
      if !saidItIsOver { report(.notCompared, "the limit of values", "the limit of values") }
      saidItIsOver = true
      return false
    }
    guard depth <= settings.depthLimit, stackEnd.map({ StackBounds.currentAddress() > $0 }) ?? true else {
      report(.notCompared, "too deep", "too deep")
      return false
    }
    return true
  }

  /// Returns whether two objects were not compared yet. Objects may refer to each other in cycles.
  private func isNew(_ control: ObjectShape, _ candidate: ObjectShape, at place: Place) -> Bool {
    guard let left = control.object, let right = candidate.object else { return true }
    return visited.insert(Pair(control: left, candidate: right, place: place)).inserted
  }

  // MARK: What is found

  func report(_ kind: ValueDifference.Kind, _ control: String, _ candidate: String) {
    guard result.differences.count < (isProbe ? 1 : max(1, settings.differenceLimit)) else {
      result.omittedDifferences += 1
      return
    }
    result.differences.append(
      ValueDifference(path: ValuePath(path), kind: kind, control: control, candidate: candidate))
  }

  /// Notes that two values have been compared.
  func countComparison() { result.comparedValues += 1 }

  func note(_ text: String) {
    guard !isProbe, result.notes.count < settings.differenceLimit else { return }
    result.notes.append(ValueComparisonResult.Note(path: ValuePath(path), text: text))
  }

  private func isHidden(_ place: Place) -> Bool {
    place.isRedacted || rules.redactsBelow(place, anywhere: false)
  }

  /// Returns a short text for a value. Includes the content only for a value without parts.
  func text(_ value: ShapedValue, _ place: Place) -> String {
    switch value.shape {
    case .none: "nil"
    case .leaf(let leaf): isHidden(place) ? ValueText.redacted : leaf.text
    case .list(let values), .set(let values): ValueText.elements(values.count)
    case .members(let members): ValueText.members(members.count)
    case .choice(let choice): isHidden(place) ? ValueText.redacted : ".\(ValueText.cut(choice.name))"
    case .object, .function, .opaque: value.typeName
    }
  }
}

// MARK: - Leaves and enums

extension ComparisonWalk {
  private func compare(
    _ left: Leaf, _ right: Leaf, _ control: ShapedValue, _ candidate: ShapedValue, _ place: Place
  ) {
    var kind = left.difference(from: right, tolerance: place.tolerance)
    if kind == nil, !settings.comparesNumbersByValue, left.isNumber, control.typeName != candidate.typeName {
      kind = .type
    }
    guard let kind else { return }
    let texts = (text(control, place), text(candidate, place))
    if kind == .type {
      report(.type, "\(texts.0) (\(control.typeName))", "\(texts.1) (\(candidate.typeName))")
    } else if texts.0 == texts.1, !isHidden(place) {
      report(kind, left.exactText(typeName: control.typeName), right.exactText(typeName: candidate.typeName))
    } else {
      report(kind, texts.0, texts.1)
    }
  }

  private func compare(
    _ left: ChoiceShape, _ right: ChoiceShape, _ control: ShapedValue, _ candidate: ShapedValue, _ place: Place,
    _ depth: Int
  ) {
    if let leftRaw = left.rawValue, let rightRaw = right.rawValue {
      guard leftRaw.difference(from: rightRaw, tolerance: .bits) != nil else { return }
      let isHidden = isHidden(place)
      report(
        .value, isHidden ? ValueText.redacted : ".\(left.name) (\(leftRaw.text))",
        isHidden ? ValueText.redacted : ".\(right.name) (\(rightRaw.text))")
    } else if left.name != right.name || (left.payload == nil) != (right.payload == nil) || left.isOther(than: right) {
      report(.value, text(control, place), text(candidate, place))
    } else if let leftPayload = left.payload, let rightPayload = right.payload {
      // Rules know the case; a text may not show it.
      let next = rules.step(from: place, by: .property(left.name))
      descend(by: .property(place.isRedacted ? ValueText.redacted : left.name), from: place) { _ in
        compare(leftPayload, rightPayload, at: next, depth: depth + 1)
      }
    }
  }
}

extension ChoiceShape {
  /// Returns whether equally described cases are different cases of one type.
  fileprivate func isOther(than other: ChoiceShape) -> Bool {
    guard let left = hashable, let right = other.hashable, type(of: left.base) == type(of: right.base) else {
      return false
    }
    return left != right
  }
}
