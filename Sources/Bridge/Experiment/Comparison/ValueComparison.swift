/// Compares two values of any types, property by property.
///
/// A legacy class and the struct that replaces it are the same when their stored properties are, by name: superclasses
/// included, optionals flattened, wrapped properties (`@Lossless var coin`) by what they wrap. Enums are the same by
/// their raw values, or else by their cases and what these hold; dictionaries by key; sets in any order; `JSON` values by
/// their content; URLs by their text and dates by their time.
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
/// Whatever the values are, a comparison ends and does not crash: objects that refer to each other in circles are compared
/// once, and where a limit is reached there is a difference of kind `notCompared`. Closures, delegates and lazy properties
/// that nobody asked for yet are left out, with a note. It takes time in proportion to the values.
///
/// Types of the system are the same when they are equal; those that have no equality, such as formatters, are left out,
/// with a note. Reflection cannot see computed properties, and stops the program at an `unowned` reference to an object that
/// is gone. A type with such a reference, a wrapper whose `wrappedValue` is computed, and a type whose computed properties
/// matter adopt `ExperimentComparable`.
public struct ValueComparison: Sendable {
  /// The tolerance for floating-point numbers and dates. By default, they must be equal bit by bit.
  public var tolerance = FloatingPointTolerance.bits

  /// Whether an `Int` and an `Int64`, or a `Float` and a `Double`, with the same number are the same. An integer and a
  /// fraction never are.
  public var comparesNumbersByValue = true

  /// Whether two errors have to be alike (of one kind, and at one place) to be the same; any two are unless changed.
  public var comparesErrors = false

  /// Whether all values are hidden: differences tell where and in what way, and nothing of what was found. The keys of
  /// dictionaries are hidden, too.
  public var redactsAllValues = false

  /// The deepest nesting of values that is compared. A thread with a small stack may stop earlier.
  public var depthLimit = 128

  /// The largest number of values that are compared.
  public var valueLimit = 1_000_000

  /// The largest number of differences that are kept. Further differences are only counted.
  public var differenceLimit = 100

  private(set) var rules = PathRules()
  /// For a type, the new names of properties that it declares.
  private(set) var renamings: [ObjectIdentifier: [String: String]] = [:]
  private(set) var renamedNames: Set<String> = []

  /// Creates a comparison.
  ///
  /// - Parameter configure: Says what it is to look over. By default, nothing.
  public init(_ configure: (inout ValueComparison) -> Void = { _ in }) {
    configure(&self)
  }

  /// Looks over what is at some paths, and below them.
  ///
  /// - Parameter patterns: The paths.
  public mutating func ignore(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.ignore, at: pattern) }
  }

  /// Hides the values at some paths and below: they are compared, and appear in no text. What an error says is hidden
  /// too, as errors quote values; and a leaf where the path would go on.
  ///
  /// A property that only the candidate has goes by the candidate's name: hide that as well.
  ///
  /// - Parameter patterns: The paths.
  public mutating func redact(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.redact, at: pattern) }
  }

  /// Compares the arrays at some paths as if they were bags: in any order. Elements that only a tolerance makes the same
  /// cannot be looked up: of these there should not be thousands.
  ///
  /// - Parameter patterns: The paths of the arrays.
  public mutating func disregardOrder(_ patterns: PathPattern...) {
    for pattern in patterns { rules.add(.unordered, at: pattern) }
  }

  /// Sets a tolerance for the numbers and dates at some paths and below.
  ///
  /// - Parameters:
  ///   - tolerance: The largest allowed difference.
  ///   - patterns: The paths.
  public mutating func allow(_ tolerance: FloatingPointTolerance, at patterns: PathPattern...) {
    for pattern in patterns { rules.add(.tolerance(tolerance), at: pattern) }
  }

  /// Changes the values at a path before they are compared, on both sides.
  ///
  /// - Parameters:
  ///   - pattern: The path.
  ///   - type: The type of the values to change. Values of other types, including nil, stay as they are.
  ///   - change: Returns the value to compare instead.
  public mutating func normalise<Value>(
    _ pattern: PathPattern, as type: Value.Type = Value.self, _ change: @escaping @Sendable (Value) -> Any
  ) {
    rules.add(.normalise { value in (value as? Value).map(change) ?? value }, at: pattern)
  }

  /// Says that a property is called otherwise in the candidate, wherever the pattern finds it.
  ///
  /// - Parameters:
  ///   - pattern: The property's path, with the control's name.
  ///   - name: The candidate's name.
  public mutating func rename(_ pattern: PathPattern, to name: String) {
    rules.add(.rename(name), at: pattern)
  }

  /// Says that a property is called otherwise in the candidate, wherever the control's type occurs.
  ///
  /// - Parameters:
  ///   - oldName: The control's name.
  ///   - newName: The candidate's name.
  ///   - type: The type on the control's side that declares the property; a superclass, when that declares it.
  public mutating func rename(_ oldName: String, to newName: String, in type: Any.Type) {
    renamings[ObjectIdentifier(type), default: [:]][oldName] = newName
    renamedNames.formUnion([oldName, newName])
  }

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - control: The value that counts as correct.
  ///   - candidate: The other one.
  /// - Returns: The differences.
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
  /// Compares what came of two attempts. An error against a value is a difference of a kind of its own; two errors are the
  /// same unless `comparesErrors`.
  ///
  /// - Parameters:
  ///   - control: The outcome that counts as correct.
  ///   - candidate: The other one.
  /// - Returns: The differences.
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
