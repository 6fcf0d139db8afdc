import Foundation
import ModernClient

/// Every property of a value, inherited and nested ones too, by its path: what two forms of one type are compared by.
struct Snapshot: Equatable, CustomStringConvertible {
  private(set) var values: [String: String] = [:]

  /// - Parameter renamed: new names of properties, with the old name of each.
  init(of value: Any, renamed: [String: String] = [:]) {
    note(value, at: "", renamed: renamed)
  }

  var description: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: "\n")
  }

  /// The paths at which two snapshots differ.
  func differences(from other: Snapshot) -> [String] {
    Set(values.keys).union(other.values.keys).sorted().compactMap { path in
      let (own, others) = (values[path] ?? "–", other.values[path] ?? "–")
      return own == others ? nil : "\(path): \(own) → \(others)"
    }
  }

  private mutating func note(_ value: Any, at path: String, renamed: [String: String]) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        note(wrapped.value, at: path, renamed: renamed)
      } else {
        values[path] = "nil"
      }
    case .collection:
      values["\(path).count"] = "\(mirror.children.count)"
      for (index, child) in mirror.children.enumerated() {
        note(child.value, at: "\(path)[\(index)]", renamed: renamed)
      }
    case .struct, .class:
      noteMembers(of: mirror, value, at: path, renamed: renamed)
    default:
      values[path] = "\(type(of: value)) \(String(reflecting: value))"
    }
  }

  private mutating func noteMembers(of mirror: Mirror, _ value: Any, at path: String, renamed: [String: String]) {
    var mirrors = [mirror]
    while let next = mirrors.last?.superclassMirror { mirrors.append(next) }
    let members = mirrors.flatMap(\.children)
    guard !members.isEmpty else {
      // `Int`, `String` and the like reflect as structs without members.
      values[path] = "\(type(of: value)) \(String(reflecting: value))"
      return
    }
    values["\(path).members"] = "\(members.count)"
    for member in members {
      guard var label = member.label else { continue }
      var content = member.value
      // A property wrapper stores `_name`; what counts is what it wraps.
      if label.hasPrefix("_"),
        let wrapper = content as? any TransparentPropertyWrapper
      {
        label.removeFirst()
        content = wrapper.wrappedValue
      }
      note(content, at: "\(path).\(renamed[label] ?? label)", renamed: renamed)
    }
  }
}
