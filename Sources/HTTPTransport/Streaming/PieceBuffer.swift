import Foundation

/// The pieces of a body that have arrived, and that the reader has not taken yet.
///
/// More than ``highWater`` bytes stop the transfer until the reader has caught up. URLSession on Linux cannot stop one:
/// there, what is too much waits in a temporary file.
package final class PieceBuffer: Sendable {
  private enum Ending {
    case none
    /// The last piece has arrived, or the response broke off. The reader first gets the pieces.
    case end((any Error)?)
    /// The reader has been told.
    case told
  }

  private struct State {
    var pieces: [Data] = []
    var position = 0
    var count = 0
    var overflow: OverflowFile?
    /// Lets the stopped transfer go on.
    var resume: (@Sendable () -> Void)?
    var ending = Ending.none
    var waiting: [CheckedContinuation<Data?, any Error>] = []

    mutating func pop() throws -> Data? {
      guard position < pieces.count else { return try overflow?.read() }
      let piece = pieces[position]
      pieces[position] = Data()
      position += 1
      count -= piece.count
      if position == pieces.count {
        pieces.removeAll(keepingCapacity: true)
        position = 0
      }
      return piece
    }
  }

  /// The number of bytes in memory that is enough.
  package static let highWater = 1 << 20
  /// The number of bytes in memory with which a stopped transfer goes on.
  package static let lowWater = 1 << 18

  private let state = Locked(State())
  private let canPause: Bool

  /// - Parameter canPause: whether the transfer can be stopped.
  package init(canPause: Bool) {
    self.canPause = canPause
  }

  /// Adds a piece; nothing after the end.
  ///
  /// - Parameters:
  ///   - piece: the piece.
  ///   - pause: stops the transfer.
  ///   - resume: lets it go on.
  /// - Throws: an error if the temporary file can't be written.
  package func push(_ piece: Data, pause: () -> Void, resume: @escaping @Sendable () -> Void) throws {
    guard !piece.isEmpty else { return }
    let reader = try state.withLock { state -> CheckedContinuation<Data?, any Error>? in
      guard case .none = state.ending else { return nil }
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      if !canPause, state.count > Self.highWater || state.overflow?.isEmpty == false {
        let file = try state.overflow ?? OverflowFile()
        state.overflow = file
        try file.append(piece)
        return nil
      }
      state.pieces.append(piece)
      state.count += piece.count
      if canPause, state.count > Self.highWater, state.resume == nil {
        state.resume = resume
        // Within the lock, so that it can't come after the call that lets the transfer go on.
        pause()
      }
      return nil
    }
    reader?.resume(returning: piece)
  }

  /// Ends the body. Only the first end counts.
  ///
  /// - Parameters:
  ///   - error: the reason why it broke off.
  ///   - dropping: whether the reader gets no more pieces.
  package func finish(_ error: (any Error)?, dropping: Bool = false) {
    let readers = state.withLock { state -> [CheckedContinuation<Data?, any Error>] in
      guard case .none = state.ending else { return [] }
      state.ending = .end(error)
      if dropping {
        state.pieces = []
        state.position = 0
        state.overflow = nil
      }
      defer { state.waiting = [] }
      if !state.waiting.isEmpty { state.ending = .told }
      return state.waiting
    }
    for (index, reader) in readers.enumerated() {
      if index == 0, let error { reader.resume(throwing: error) } else { reader.resume(returning: nil) }
    }
  }

  /// Waits for the next piece.
  ///
  /// - Returns: the piece. Nil after the last one.
  /// - Throws: the reason why the body broke off, once.
  package func next() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      let outcome = state.withLock { state -> Result<Data?, any Error>? in
        do {
          if let piece = try state.pop() {
            if let resume = state.resume, state.count < Self.lowWater {
              state.resume = nil
              resume()
            }
            return .success(piece)
          }
        } catch {
          state.ending = .told
          return .failure(error)
        }
        switch state.ending {
        case .none:
          state.waiting.append(continuation)
          return nil
        case .end(let error):
          state.ending = .told
          return error.map { .failure($0) } ?? .success(nil)
        case .told: return .success(nil)
        }
      }
      if let outcome { continuation.resume(with: outcome) }
    }
  }
}
