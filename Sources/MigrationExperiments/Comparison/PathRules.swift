/// The rules for paths, which a walk matches against its current place.
///
/// A walk does not match every path against every pattern: it carries along how far each pattern has got, so a step costs
/// no more than the patterns that can still match.
struct PathRules: Sendable {
  enum Effect: Sendable {
    case ignore
    case redact
    case unordered
    case tolerance(FloatingPointTolerance)
    case normalise(@Sendable (Any) -> Any)
    case rename(String)
  }

  private var rules: [(pattern: PathPattern, effect: Effect)] = []
  /// All names in renamings by path.
  private(set) var renamedNames: Set<String> = []

  mutating func add(_ effect: Effect, at pattern: PathPattern) {
    rules.append((pattern, effect))
    guard case .rename(let name) = effect else { return }
    renamedNames.insert(name)
    if case .name(let old)? = pattern.components.last { renamedNames.insert(old) }
  }

  /// Whether anything at all is to be hidden.
  var redactsSomething: Bool {
    rules.contains { if case .redact = $0.effect { true } else { false } }
  }
}

extension PathRules {
  /// A walk's current place, with its progress in each rule's pattern.
  struct Place: Hashable {
    struct Progress: Hashable {
      let rule: Int
      /// The number of the pattern's components that are matched so far.
      let passed: Int
    }

    fileprivate(set) var progress: [Progress] = []
    /// Holds for everything below, too.
    fileprivate(set) var isRedacted: Bool
    fileprivate(set) var tolerance: FloatingPointTolerance

    /// The same place, hidden.
    var redacted: Place {
      var place = self
      place.isRedacted = true
      return place
    }
  }

  func root(isRedacted: Bool, tolerance: FloatingPointTolerance) -> Place {
    var place = Place(isRedacted: isRedacted, tolerance: tolerance)
    for index in rules.indices { enter(&place, Place.Progress(rule: index, passed: 0)) }
    inherit(&place)
    return place
  }

  func step(from place: Place, by component: ValuePath.Component) -> Place {
    guard !place.progress.isEmpty else { return place }
    var next = Place(isRedacted: place.isRedacted, tolerance: place.tolerance)
    for progress in place.progress {
      let components = rules[progress.rule].pattern.components
      guard progress.passed < components.count, components[progress.passed].matches(component) else { continue }
      let stays = components[progress.passed] == .anyDepth
      enter(&next, Place.Progress(rule: progress.rule, passed: progress.passed + (stays ? 0 : 1)))
    }
    inherit(&next)
    return next
  }

  /// Records the progress of a pattern. A `**` may also match no step.
  private func enter(_ place: inout Place, _ progress: Place.Progress) {
    guard !place.progress.contains(progress) else { return }
    place.progress.append(progress)
    let components = rules[progress.rule].pattern.components
    if progress.passed < components.count, components[progress.passed] == .anyDepth {
      enter(&place, Place.Progress(rule: progress.rule, passed: progress.passed + 1))
    }
  }

  /// Adds the effects that apply from here downwards.
  private func inherit(_ place: inout Place) {
    for effect in effects(at: place) {
      switch effect {
      case .redact: place.isRedacted = true
      case .tolerance(let tolerance): place.tolerance = tolerance
      default: break
      }
    }
  }

  /// Returns the effects of the rules whose whole pattern matches this place.
  private func effects(at place: Place) -> some Sequence<Effect> {
    place.progress.lazy.filter { $0.passed == rules[$0.rule].pattern.components.count }.map { rules[$0.rule].effect }
  }

  func ignores(_ place: Place) -> Bool {
    effects(at: place).contains { if case .ignore = $0 { true } else { false } }
  }

  /// Returns whether a value below this place has to be hidden. A leaf at this place may contain it.
  ///
  /// - Parameter anywhere: whether to include patterns that begin with `**`, which may match below any place.
  func redactsBelow(_ place: Place, anywhere: Bool) -> Bool {
    place.progress.contains { progress in
      guard case .redact = rules[progress.rule].effect else { return false }
      let components = rules[progress.rule].pattern.components
      return progress.passed < components.count
        && (anywhere || components[..<progress.passed].contains { $0 != .anyDepth })
    }
  }

  func isUnordered(_ place: Place) -> Bool {
    effects(at: place).contains { if case .unordered = $0 { true } else { false } }
  }

  func normalises(_ place: Place) -> Bool {
    effects(at: place).contains { if case .normalise = $0 { true } else { false } }
  }

  /// Returns the candidate's name for the property at this place.
  func newName(at place: Place) -> String? {
    for case .rename(let name) in effects(at: place) { return name }
    return nil
  }

  func normalised(_ value: Any, at place: Place) -> Any {
    var value = value
    for case .normalise(let change) in effects(at: place) { value = change(value) }
    return value
  }
}
