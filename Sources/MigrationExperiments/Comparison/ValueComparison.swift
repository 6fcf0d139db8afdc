/// Compares two values of any types, property by property.
///
/// A legacy class and the struct that replaces it are equal if their stored properties are, by name. This includes
/// superclasses; optionals are flattened, and wrapped properties (`@Lossless var coin`) are compared by the wrapped
/// value. Enums are compared by their raw values, or else by their cases and associated values; dictionaries by key;
/// sets in any order; `JSON` values by their content; URLs by their text and dates by their time.
///
/// ```swift
/// let comparison = ValueComparison {
///   $0.ignore("products[*].cachedAt")
///   $0.rename("productId", to: "productID", in: OldProduct.self)
///   $0.redact("user.email")
/// }
/// let result = comparison.compare(oldProducts, with: products)
/// print(result)  // products[3].coin: 12 → nil  (missing)
/// ```
///
/// A comparison always ends, and does not crash: objects in reference cycles are compared once, and reaching a limit is
/// reported as a difference of kind `notCompared`. Closures, delegates and lazy properties that are not computed yet
/// are left out, with a note. The time is proportional to the number of values.
///
/// Values of system types are compared by `==`; those without it, such as formatters, are left out, with a note.
/// Reflection can't see computed properties, and stops the program at an `unowned` reference to a deallocated object. A
/// type with such a reference, a wrapper with a computed `wrappedValue`, and a type with relevant computed properties
/// should conform to `ExperimentComparable`.
public struct ValueComparison: Sendable {
  /// The tolerance for floating-point numbers and dates. By default, they must be equal bit by bit.
  public var tolerance = FloatingPointTolerance.bits

  /// Whether an `Int` and an `Int64`, or a `Float` and a `Double`, are equal if their numbers are. An integer never
  /// equals a fraction.
  public var comparesNumbersByValue = true

  /// Whether two errors must have the same kind and place to be equal. By default, any two errors are equal.
  public var comparesErrors = false

  /// Whether all values are hidden: a difference states its place and kind, but no value. The keys of dictionaries are
  /// hidden too.
  public var redactsAllValues = false

  /// The deepest nesting of values that is compared. A thread with a small stack may stop earlier.
  public var depthLimit = 128

  /// The largest number of values that are compared.
  public var valueLimit = 1_000_000

  /// The largest number of differences that are kept. Further differences are only counted.
  public var differenceLimit = 100

  private(set) var rules = PathRules()
  /// The new names of properties, by the type that declares them.
  private(set) var renamings: [ObjectIdentifier: [String: String]] = [:]
  private(set) var renamedNames: Set<String> = []

  /// Creates a comparison.
  ///
  /// - Parameter configure: changes the rules, such as the paths to ignore. By default, it changes nothing.
  public init(_ configure: (inout ValueComparison) -> Void = { _ in }) {
    configure(&self)
  }

  /// Ignores values at some paths, and below them.
  ///
  /// - Parameter patterns: the paths.
  public mutating func ignore(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.ignore, at: pattern) }
  }

  /// Hides the values at some paths and below: they are compared, but appear in no text. Error messages are hidden too,
  /// because errors quote values. So is a leaf where the path would continue.
  ///
  /// A property that only the candidate has appears under the candidate's name: hide that too.
  ///
  /// - Parameter patterns: the paths.
  public mutating func redact(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.redact, at: pattern) }
  }

  /// Compares the arrays at some paths in any order. Elements that are only equal within a tolerance can't be looked up
  /// by hash, so there should not be thousands of them.
  ///
  /// - Parameter patterns: the paths of the arrays.
  public mutating func disregardOrder(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.unordered, at: pattern) }
  }

  /// Sets a tolerance for the numbers and dates at some paths and below.
  ///
  /// - Parameters:
  ///   - tolerance: the largest allowed difference.
  ///   - patterns: the paths.
  public mutating func allow(_ tolerance: FloatingPointTolerance, at patterns: PathPattern...) {
    for pattern in patterns { rules.add(.tolerance(tolerance), at: pattern) }
  }

  /// Changes the values at a path before they are compared, on both sides.
  ///
  /// - Parameters:
  ///   - pattern: the path.
  ///   - type: the type of the values to change. Values of other types, including nil, stay as they are.
  ///   - change: returns the value to compare instead.
  public mutating func normalise<Value>(
    _ pattern: PathPattern, as type: Value.Type = Value.self, _ change: @escaping @Sendable (Value) -> Any
  ) {
    rules.add(.normalise { value in (value as? Value).map(change) ?? value }, at: pattern)
  }

  /// Maps a property to another name in the candidate, at all places that match the pattern.
  ///
  /// - Parameters:
  ///   - pattern: the property's path, with the control's name.
  ///   - name: the candidate's name.
  public mutating func rename(_ pattern: PathPattern, to name: String) {
    rules.add(.rename(name), at: pattern)
  }

  /// Maps a property to another name in the candidate, for all values of a type in the control.
  ///
  /// - Parameters:
  ///   - oldName: the control's name.
  ///   - newName: the candidate's name.
  ///   - type: the control's type that declares the property, which may be a superclass.
  public mutating func rename(_ oldName: String, to newName: String, in type: Any.Type) {
    renamings[ObjectIdentifier(type), default: [:]][oldName] = newName
    renamedNames.formUnion([oldName, newName])
  }

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - control: the value that counts as correct.
  ///   - candidate: the other one.
  /// - Returns: the differences.
  public func compare(_ control: Any, with candidate: Any) -> ValueComparisonResult {
    compare(control, with: candidate, isAbandoned: { false })
  }

  func compare(_ control: Any, with candidate: Any, isAbandoned: @escaping () -> Bool) -> ValueComparisonResult {
    let walk = ComparisonWalk(self, budget: WalkBudget(limit: valueLimit, isAbandoned: isAbandoned))
    walk.compare(control, candidate, at: walk.root, depth: 0)
    return walk.result
  }
}

extension ValueComparison {
  /// Compares the outcomes of two attempts. An error and a value give a difference of a kind of their own. Two errors
  /// are equal unless `comparesErrors` is set.
  ///
  /// - Parameters:
  ///   - control: the outcome that counts as correct.
  ///   - candidate: the other one.
  /// - Returns: the differences.
  public func compareOutcomes<Control, Candidate>(
    _ control: Result<Control, any Error>, with candidate: Result<Candidate, any Error>
  ) -> ValueComparisonResult {
    compareOutcomes(control, with: candidate, isAbandoned: { false })
  }

  func compareOutcomes<Control, Candidate>(
    _ control: Result<Control, any Error>, with candidate: Result<Candidate, any Error>,
    isAbandoned: @escaping () -> Bool
  ) -> ValueComparisonResult {
    switch (control, candidate) {
    case (.success(let control), .success(let candidate)):
      return compare(control, with: candidate, isAbandoned: isAbandoned)
    case (.success, .failure(let error)):
      return difference(.candidateFailed, "a value", text(error))
    case (.failure(let error), .success):
      return difference(.controlFailed, text(error), "a value")
    case (.failure(let control), .failure(let candidate)):
      guard comparesErrors, ErrorText.signature(control) != ErrorText.signature(candidate) else {
        return ValueComparisonResult(comparedValues: comparesErrors ? 1 : 0)
      }
      return difference(.error, text(control), text(candidate))
    }
  }

  private func difference(_ kind: ValueDifference.Kind, _ control: String, _ candidate: String) -> ValueComparisonResult
  {
    ValueComparisonResult(differences: [
      ValueDifference(path: ValuePath(), kind: kind, control: control, candidate: candidate)
    ])
  }

  func text(_ error: any Error) -> String {
    ErrorText.text(error, redacting: redactsAllValues || rules.redactsSomething)
  }
}
