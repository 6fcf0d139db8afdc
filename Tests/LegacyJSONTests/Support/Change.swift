import LegacyJSON
import Testing

/// A change of a value, and what it is after it.
struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: JSON
  let apply: @Sendable (inout JSON) -> Void

  init(_ name: String, _ expected: JSON, _ apply: @escaping @Sendable (inout JSON) -> Void) {
    (testDescription, self.expected, self.apply) = (name, expected, apply)
  }
}
