/// The instructions to the generated program for one type.
struct CheckOrder: Codable, Sendable {
  /// The type's number, which the generated code knows it by.
  var number: Int
  /// The file with the payloads.
  var payloads: String
  /// `Type.property` of the new code → the old name.
  var names: [String: String]
  /// `Type.property` of what is not compared, since the slices were compiled without it.
  var ignored: [String]
  /// Whether the new code reads strictly: then it may refuse what it does not have to accept.
  var isTightened: Bool
  /// The keys that are read: where no evidence speaks for a document (`Document.Peculiarity`), a tightened type may give
  /// other values.
  var keys: [String]
}

/// The instructions for a whole run of the generated program.
struct CheckJob: Codable, Sendable {
  var orders: [CheckOrder]
  var verdicts: String
  var progress: String
  /// The progress at which an earlier run stopped.
  var resume: CheckProgress?
  /// The number of seconds that one payload may take.
  var patience: Int
}

/// The progress of a run. Written before each step, because the next one may end the process.
struct CheckProgress: Codable, Sendable, Equatable {
  enum Step: Int, Codable, Sendable { case before, after, shrinking }

  var order: Int
  var payload: Int
  var step: Step
  /// The payloads of this type that were compared and found equal.
  var equal: Int
  /// Those among them, or among the refused ones, for which both sides gave a value.
  var values: Int
  /// The payloads of this type on which the original ended the process.
  var crashes: Int
}

/// The result of a run for one type.
struct CheckVerdict: Codable, Sendable, Equatable {
  var number: Int
  var equal: Int
  var crashes: Int
  /// The number of payloads that gave a value, not a failure, on both sides.
  var values: Int = 0
  var difference: CheckDifference?
  /// The ways in which a tightened type refuses documents or reads them differently, each with its count and an
  /// example.
  var refusals: [CheckRefusal] = []
  /// Properties that can't be compared.
  var opaque: [String] = []
  /// Properties that differ from one run of the original to the next.
  var unstable: [String] = []
}

/// A document on which the two sides differ, reduced as far as possible.
public struct CheckDifference: Codable, Sendable, Equatable {
  public var payload: String
  /// The property, by its old name.
  public var path: String
  public var before: String
  public var after: String
}

/// A way in which a tightened type refuses documents that the old code accepted, or reads them differently.
public struct CheckRefusal: Codable, Sendable, Equatable {
  public var how: String
  /// The number of payloads.
  public var count: Int
  public var example: String
}
