import Testing

/// Keeps the tests apart that configure what the whole process shares (`APIUtil.configuration`, `HTTPClient.shared`): all
/// test targets run in one process, and `.serialized` holds within a suite alone.
package struct SharedConfigurationTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's scope would hold what its own tests wait for.
    guard testCase != nil else { return try await function() }
    await Turn.shared.begin()
    do {
      try await function()
    } catch {
      await Turn.shared.end()
      throw error
    }
    await Turn.shared.end()
  }
}

extension Trait where Self == SharedConfigurationTrait {
  /// The test changes what the whole process shares.
  package static var usesSharedConfiguration: Self { Self() }
}

/// One at a time, in the order of arrival.
private actor Turn {
  static let shared = Turn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
