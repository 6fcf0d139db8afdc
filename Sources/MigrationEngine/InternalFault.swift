/// A result of the tool that fails its own checks. It is never written.
public struct InternalFault: Error, Sendable, CustomStringConvertible {
  public let message: String
  /// The file that is at fault; nil when it can't be told.
  public var path: String?

  public var description: String {
    "error: internal: \(message). \(path == nil ? "Nothing" : "Nothing of this file") was written. Please report this."
  }
}

/// All faults of an attempt: they are taken out together, and cost one more attempt together.
struct InternalFaults: Error {
  private(set) var faults: [InternalFault] = []

  init(_ faults: [InternalFault] = []) { self.faults = faults }

  /// The files at fault.
  var paths: Set<String> { Set(faults.compactMap(\.path)) }

  /// One line for each file, sorted.
  var descriptions: [String] { faults.map(\.description).sorted() }

  /// Adds the first new fault of each file.
  ///
  /// - Throws: ``InternalFault`` when none is new, or one is of no file: leaving files out does not help.
  mutating func add(_ found: InternalFaults) throws {
    if let fault = found.faults.first(where: { $0.path == nil }) { throw fault }
    var known = paths
    let new = found.faults.filter { known.insert($0.path ?? "").inserted }
    guard !new.isEmpty else {
      throw found.faults.first ?? InternalFault(message: "an attempt failed without a fault")
    }
    faults += new
  }
}
