/// The largest difference at which two floating-point numbers, or two dates, still count as equal. NaN always equals
/// NaN.
public enum FloatingPointTolerance: Sendable, Hashable {
  /// Bit by bit: 0.0 and -0.0 differ.
  case bits
  /// As `==` says.
  case equal
  /// The largest absolute difference; for dates, in seconds.
  case absolute(Double)
  /// The largest difference relative to the larger value: 0.01 accepts 100 and 101.
  case relative(Double)

  func accepts(_ left: Double, _ right: Double) -> Bool {
    if left.isNaN || right.isNaN { return left.isNaN && right.isNaN }
    if left == right { return self != .bits || left.bitPattern == right.bitPattern }
    return switch self {
    case .bits, .equal: false
    case .absolute(let distance): abs(left - right) <= distance
    case .relative(let part):
      left.isFinite && right.isFinite && abs(left - right) <= part * max(abs(left), abs(right))
    }
  }
}
