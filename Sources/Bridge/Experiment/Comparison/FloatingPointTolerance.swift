/// The largest difference at which two floating-point numbers, or two dates, still count as equal. NaN always equals
/// NaN.
public enum FloatingPointTolerance: Sendable, Hashable {
  /// Bit by bit: 0.0 and -0.0 differ.
  case bits
  /// As `==` says.
  case equal
  /// At most this far apart; for a date, in seconds.
  case absolute(Double)
  /// At most this part of the larger one apart: 0.01 lets 100 and 101 pass.
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
