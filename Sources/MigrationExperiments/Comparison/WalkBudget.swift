/// The number of values that a comparison may still visit. Walks that try alternatives share the budget of the walk
/// that started them.
final class WalkBudget {
  private var rest: Int
  private let isAbandoned: () -> Bool
  private var isOver = false

  init(limit: Int, isAbandoned: @escaping () -> Bool) {
    rest = limit
    self.isAbandoned = isAbandoned
  }

  /// Subtracts one value. Returns false if none is left, or if nobody waits for the result any more.
  func spend() -> Bool {
    guard !isOver else { return false }
    rest -= 1
    // Asking takes a lock, so not every time.
    isOver = rest < 0 || (rest.isMultiple(of: 256) && isAbandoned())
    return !isOver
  }
}
