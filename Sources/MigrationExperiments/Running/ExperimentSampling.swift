import HTTPTransport

/// Selects the bodies on which an experiment runs.
///
/// ```swift
/// let sampling = ExperimentSampling { RemoteSettings.comparesDecodings }  // switched from outside, at run time
/// ```
public struct ExperimentSampling: Sendable {
  private let decide: @Sendable () -> Bool

  /// Creates a sampling from a closure.
  ///
  /// - Parameter decide: called once for each body, on the caller's thread. It should be fast.
  public init(_ decide: @escaping @Sendable () -> Bool) {
    self.decide = decide
  }

  /// Every body.
  public static let always = ExperimentSampling { true }

  /// No body: the control alone is run.
  public static let never = ExperimentSampling { false }

  /// Selects a random fraction of all bodies.
  ///
  /// - Parameters:
  ///   - rate: the fraction: 0.01 is one of a hundred.
  ///   - random: the source of random numbers.
  /// - Returns: the sampling.
  public static func rate(
    _ rate: Double, using random: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) -> ExperimentSampling {
    let random = Locked<any RandomNumberGenerator & Sendable>(random)
    return ExperimentSampling { random.withLock { Self.unit(from: $0.next()) } < rate }
  }

  /// Converts 53 random bits to a number from 0 up to, but not including, 1.
  private static func unit(from bits: UInt64) -> Double {
    Double(bits >> 11) * 0x1p-53
  }

  func callAsFunction() -> Bool { decide() }
}
