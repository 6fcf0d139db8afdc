/// How far a body has come, on its way up or down.
///
/// ```swift
/// let answer = try await client.call(Upload(photo: photo), progress: { progress in
///   guard progress.direction == .upload, let fraction = progress.fraction else { return }
///   print("\(Int(fraction * 100)) %")
/// })
/// ```
public struct TransferProgress: Sendable, Hashable {
  /// Which body it is.
  public enum Direction: Sendable {
    /// The request's.
    case upload
    /// The answer's.
    case download
  }

  /// Hears how far a body has come; called in order, on a queue of the transport.
  public typealias Handler = @Sendable (TransferProgress) -> Void

  /// Which body it is.
  public let direction: Direction

  /// How many bytes have gone. Less than before when a body is sent again, after a redirect or in another attempt.
  public let completedBytes: Int64

  /// How many there are; nil when nobody knows, as for an answer in chunks.
  public let totalBytes: Int64?

  /// The part that has gone, from 0 to 1; nil when nobody knows how many bytes there are.
  public var fraction: Double? {
    guard let totalBytes, totalBytes > 0 else { return nil }
    return min(1, Double(completedBytes) / Double(totalBytes))
  }

  /// Makes a report, as another transport does.
  ///
  /// - Parameters:
  ///   - direction: which body it is.
  ///   - completedBytes: how many bytes have gone.
  ///   - totalBytes: how many there are; nil, or a negative number as `URLSession` has it, when nobody knows.
  public init(_ direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes.flatMap { $0 < 0 ? nil : $0 }
  }
}
