import Foundation
import HTTPTransport
import TestSupport
import Testing

/// What arrives faster than it is read waits, stops the transfer, or goes to a file.
@Suite struct PieceBufferTests {
  private struct Broken: Error {}

  private let calls = Locked<[String]>([])

  private func push(_ pieces: [Data], to buffer: PieceBuffer) throws {
    let calls = calls
    for piece in pieces {
      try buffer.push(
        piece, pause: { calls.withLock { $0.append("pause") } }, resume: { calls.withLock { $0.append("resume") } })
    }
  }

  private func rest(of buffer: PieceBuffer) async throws -> Data {
    var rest = Data()
    while let piece = try await buffer.next() { rest += piece }
    return rest
  }

  private static let pieces = (0..<100).map { Data(repeating: UInt8($0), count: 30_000) }

  @Test func aTransferThatCanBeStoppedIs() async throws {
    let buffer = PieceBuffer(canPause: true)
    try push(Self.pieces, to: buffer)
    #expect(calls.withLock { $0 } == ["pause"])
    buffer.finish(nil)
    #expect(try await rest(of: buffer) == Self.pieces.reduce(Data(), +))
    #expect(calls.withLock { $0 } == ["pause", "resume"])
  }

  @Test func otherwiseWhatIsTooMuchGoesThroughAFile() async throws {
    let buffer = PieceBuffer(canPause: false)
    try push(Array(Self.pieces[..<60]), to: buffer)
    var read = Data()
    for _ in 0..<40 { read += try #require(try await buffer.next()) }
    try push(Array(Self.pieces[60...]), to: buffer)
    buffer.finish(nil)
    read += try await rest(of: buffer)
    #expect(read == Self.pieces.reduce(Data(), +))
    #expect(calls.withLock { $0 }.isEmpty)
  }

  @Test func readingAndWritingAtOnceLosesNothing() async throws {
    for canPause in [true, false] {
      let buffer = PieceBuffer(canPause: canPause)
      async let read = rest(of: buffer)
      for piece in Self.pieces {
        try push([piece], to: buffer)
        await Task.yield()
      }
      buffer.finish(nil)
      #expect(try await read == Self.pieces.reduce(Data(), +))
    }
  }

  @Test func anErrorComesAfterThePiecesAndOnce() async throws {
    let buffer = PieceBuffer(canPause: true)
    try push([Data("a".utf8)], to: buffer)
    buffer.finish(Broken())
    buffer.finish(nil)
    #expect(try await buffer.next() == Data("a".utf8))
    await #expect(throws: Broken.self) { try await buffer.next() }
    #expect(try await buffer.next() == nil)
  }

  @Test func aReaderThatWaitsIsToldOfTheEnd() async throws {
    let buffer = PieceBuffer(canPause: true)
    async let piece = buffer.next()
    try await Task.sleep(nanoseconds: 10_000_000)
    buffer.finish(Broken())
    do {
      _ = try await piece
      Issue.record("There was no error.")
    } catch { #expect(error is Broken) }
    try push([Data("late".utf8)], to: buffer)
    #expect(try await buffer.next() == nil)
  }

  @Test func droppingLeavesNothing() async throws {
    let buffer = PieceBuffer(canPause: false)
    try push(Self.pieces, to: buffer)
    buffer.finish(CancellationError(), dropping: true)
    await #expect(throws: CancellationError.self) { try await buffer.next() }
    #expect(try await buffer.next() == nil)
  }
}
