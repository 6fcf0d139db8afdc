import Foundation
import ModernClient

/// An experiment as a response decoding, for one response type or for everything that a client decodes.
///
/// Both decode the same type by different rules, such as the old ones and strict ones.
///
/// ```swift
/// struct Feed: SelfDecodingResponse {
///   static let experiment = ExperimentDecoding(
///     "feed", control: LegacyResponseDecoding(), candidate: JSONResponseDecoding(),
///     options: ExperimentOptions(sampling: .rate(0.01)))
///   static var responseDecoding: any ResponseDecoding { experiment }
///
///   let title: String
/// }
/// ```
///
/// Keep it in a `let`, as here, because its budget applies to each instance. To compare two *types*, use `Experiment`.
public struct ExperimentDecoding: ResponseDecoding {
  private let runs: ExperimentRuns
  private let control: any ResponseDecoding
  private let candidate: any ResponseDecoding

  /// Creates an experiment.
  ///
  /// - Parameters:
  ///   - name: the name for its reports.
  ///   - control: the rules that the app relies on.
  ///   - candidate: the rules that will replace them.
  ///   - options: the experiment's settings.
  public init(
    _ name: String, control: any ResponseDecoding, candidate: any ResponseDecoding,
    options: ExperimentOptions = ExperimentOptions()
  ) {
    runs = ExperimentRuns(name: name, options: options)
    self.control = control
    self.candidate = candidate
  }

  /// Counters and reports.
  public var journal: ExperimentJournal { runs.options.journal }

  /// Decodes a body with the control. The experiment runs in the background.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the control's value.
  /// - Throws: the control's error, unchanged.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    try runs.run(
      body, control: TypeDecoder<Value>(decoding: control).decode,
      candidate: TypeDecoder<Value>(decoding: candidate).decode)
  }

  /// Fails if the two ways of decoding a body differ, or if there is nothing to compare: both throw, or their values
  /// are empty.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the body.
  /// - Throws: an `ExperimentFailure` that describes the differences.
  public func verify<Value: Decodable>(_ type: Value.Type, from body: Data) throws {
    try runs.verify(
      body, control: { try control.decode(type, from: $0) }, candidate: { try candidate.decode(type, from: $0) })
  }

  /// Waits until no run is in progress or queued, or until the waiting task is cancelled.
  public func settled() async {
    await runs.settled()
  }
}

/// Passes a type and its rules to another thread.
private struct TypeDecoder<Value: Decodable>: Sendable {
  let decoding: any ResponseDecoding

  func decode(_ body: Data) throws -> Value {
    try decoding.decode(Value.self, from: body)
  }
}
