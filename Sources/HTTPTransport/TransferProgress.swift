/// The progress of a body that is being uploaded or downloaded.
///
/// ```swift
/// let response = try await client.call(Upload(photo: photo), progress: { progress in
///   guard progress.direction == .upload, let fraction = progress.fraction else { return }
///   print("\(Int(fraction * 100)) %")
/// })
/// ```
public struct TransferProgress: Sendable, Hashable {
  /// The direction of a transfer.
  public enum Direction: Sendable {
    /// The request's body.
    case upload
    /// The response's body.
    case download
  }

  /// A closure that receives progress reports, in order, on a queue of the transport.
  public typealias Handler = @Sendable (TransferProgress) -> Void

  /// The direction of the transfer.
  public let direction: Direction

  /// The number of bytes transferred. It falls back when a body is sent again, after a redirect or in another attempt.
  public let completedBytes: Int64

  /// The total number of bytes; nil when it is unknown, as for a chunked response.
  public let totalBytes: Int64?

  /// The fraction transferred, from 0 to 1; nil when the total is unknown.
  public var fraction: Double? {
    guard let totalBytes, totalBytes > 0 else { return nil }
    return min(1, Double(completedBytes) / Double(totalBytes))
  }

  /// Makes a progress report, for a transport of your own.
  ///
  /// - Parameters:
  ///   - direction: the direction of the transfer.
  ///   - completedBytes: the number of bytes transferred.
  ///   - totalBytes: the total number of bytes; nil when it is unknown, or negative as in `URLSession`.
  public init(_ direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes.flatMap { $0 < 0 ? nil : $0 }
  }
}
