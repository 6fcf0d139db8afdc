import Foundation

/// The facts about a type that thousands of values share. Computing them anew for each would take most of the time of a
/// comparison.
struct ReflectedType: Sendable {
  /// The full name without the module, and without what stands for a private scope.
  let name: String
  /// Whether its values count as a whole; nil as long as no value was seen.
  var isWhole: Bool?

  private static let known = Known()

  private init(_ type: Any.Type) {
    name = String(reflecting: type).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }

  static func of(_ type: Any.Type) -> ReflectedType {
    known.change(type) { $0 ?? ReflectedType(type) }
  }

  static func note(_ type: Any.Type, isWhole: Bool) {
    _ = known.change(type) { found in
      var found = found ?? ReflectedType(type)
      found.isWhole = isWhole
      return found
    }
  }

  /// `@unchecked Sendable`: the only state is behind the lock.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var types: [ObjectIdentifier: ReflectedType] = [:]

    func change(_ type: Any.Type, _ body: (ReflectedType?) -> ReflectedType) -> ReflectedType {
      lock.withLock {
        let found = types[ObjectIdentifier(type)]
        let changed = body(found)
        if found?.isWhole != changed.isWhole || found == nil { types[ObjectIdentifier(type)] = changed }
        return changed
      }
    }
  }
}
