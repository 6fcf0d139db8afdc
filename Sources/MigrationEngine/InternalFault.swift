/// A result of the tool that fails its own checks. It is never written.
public struct InternalFault: Error, Sendable, CustomStringConvertible {
  public let message: String
  /// The file that is at fault; nil when it can't be told.
  public var path: String?
  /// The full name of the type at fault. Nil if it is unknown; then the whole file is left alone.
  var type: String?
  /// The offset in the original file, if known.
  var offset: Int?

  public var description: String {
    let left =
      type.map { "`\($0)` was left as it is" } ?? (path == nil ? "Nothing" : "Nothing of this file") + " was written"
    return "error: internal: \(message). \(left). Please report this."
  }
}

/// All faults of an attempt. They are removed together, so they cost only one more attempt.
struct InternalFaults: Error {
  private(set) var faults: [InternalFault] = []

  init(_ faults: [InternalFault] = []) { self.faults = faults }

  /// The files at fault.
  var paths: Set<String> { Set(faults.compactMap(\.path)) }

  /// The files that are left alone as a whole.
  var wholePaths: Set<String> { Set(faults.filter { $0.type == nil }.compactMap(\.path)) }

  /// The types that are left alone.
  var types: Set<FaultyType> {
    Set(faults.compactMap { fault in fault.type.map { FaultyType(path: fault.path ?? "", name: $0) } })
  }

  /// One line for each file, sorted.
  var descriptions: [String] { faults.map(\.description).sorted() }

  /// Adds the first new fault of each file. If a type is at fault again, its whole file is.
  ///
  /// - Throws: ``InternalFault`` if none is new, or one belongs to no file. Then leaving files out does not help.
  mutating func add(_ found: InternalFaults) throws {
    if let fault = found.faults.first(where: { $0.path == nil }) { throw fault }
    var known = wholePaths
    let knownTypes = types
    let new = found.faults.compactMap { fault -> InternalFault? in
      var fault = fault
      if let type = fault.type, knownTypes.contains(FaultyType(path: fault.path ?? "", name: type)) { fault.type = nil }
      return known.insert(fault.path ?? "").inserted ? fault : nil
    }
    guard !new.isEmpty else {
      throw found.faults.first ?? InternalFault(message: "an attempt failed without a fault")
    }
    let whole = Set(new.filter { $0.type == nil }.map(\.path))
    faults = faults.filter { !whole.contains($0.path) } + new
  }
}

/// A type that the tool can't convert without a fault.
struct FaultyType: Hashable, Sendable {
  let path: String
  let name: String
}
