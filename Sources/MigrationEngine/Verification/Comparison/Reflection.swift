import Foundation
import LegacyJSON

/// Everything that a value holds, by path: what two forms of one type are compared by.
///
/// Inherited and nested properties count, optionals count as what they hold, a property wrapper as what it wraps.
/// Floating point is told apart by bits, text by scalars, dates and URLs by value.
struct Reflection {
  private(set) var values: [String: String] = [:]
  /// What can't be compared: closures, and what reflects as nothing.
  private(set) var opaque: Set<String> = []

  /// How deep a value is followed: objects may refer to each other in circles.
  private static let maximumDepth = 40

  /// The paths at which two runs of the same code differ: a time, a random number.
  func unstablePaths(in other: Reflection) -> Set<String> {
    Set(values.keys.filter { other.values[$0] != nil && !Self.isEqual(values[$0], other.values[$0]) })
  }

  private let ignored: Set<String>

  /// - Parameters:
  ///   - value: the value.
  ///   - names: `Type.property` → the name under which the property counts.
  ///   - ignored: `Type.property` of what does not count.
  init(of value: Any, names: [String: String] = [:], ignored: Set<String> = []) {
    self.ignored = ignored
    note(value, at: "", names: names, depth: 0)
  }

  /// Adds a computed property, which reflection does not see.
  mutating func add(_ value: Any, named name: String) { note(value, at: name, names: [:], depth: 1) }

  /// The first path, in the order of the paths, at which two reflections differ, with both values.
  ///
  /// - Parameter unstable: paths that don't count.
  func difference(
    from other: Reflection, except unstable: Set<String> = []
  ) -> (path: String, own: String, other: String)? {
    var first: String?
    for path in values.keys where !unstable.contains(path) && !Self.isEqual(values[path], other.values[path]) {
      if first.map({ path < $0 }) ?? true { first = path }
    }
    for path in other.values.keys where values[path] == nil && !unstable.contains(path) {
      if first.map({ path < $0 }) ?? true { first = path }
    }
    guard let path = first else { return nil }
    return (path.isEmpty ? "the value" : path, values[path] ?? "nothing", other.values[path] ?? "nothing")
  }

  /// `==` takes two spellings of one character for equal.
  private static func isEqual(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }

  private mutating func note(_ value: Any, at path: String, names: [String: String], depth: Int) {
    guard depth < Self.maximumDepth else {
      values[path] = "…"
      return
    }
    let traits = ReflectedType.of(type(of: value))
    if traits.isWhole == true, let text = Self.text(of: value) {
      values[path] = text
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      // First, since a cast would look through the optional.
      if let wrapped = mirror.children.first {
        note(wrapped.value, at: path, names: names, depth: depth)
      } else {
        values[path] = "nil"
      }
      return
    }
    if traits.isWhole == nil {
      let text = Self.text(of: value)
      ReflectedType.note(type(of: value), isWhole: text != nil)
      if let text {
        values[path] = text
        return
      }
    }
    switch mirror.displayStyle {
    case .collection:
      values[path + ".count"] = "\(mirror.children.count)"
      for (index, child) in mirror.children.enumerated() {
        note(child.value, at: "\(path)[\(index)]", names: names, depth: depth + 1)
      }
    case .dictionary:
      values[path + ".count"] = "\(mirror.children.count)"
      for child in mirror.children {
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { continue }
        note(pair[1], at: "\(path)[\(Self.key(pair[0]))]", names: names, depth: depth + 1)
      }
    case .set:
      values[path] = "{" + mirror.children.map { Self.key($0.value) }.sorted().joined(separator: ", ") + "}"
    case .tuple:
      for child in mirror.children {
        note(child.value, at: "\(path).\(child.label ?? "")", names: names, depth: depth + 1)
      }
    case .enum: noteCase(value, mirror, at: path, names: names, depth: depth)
    default: noteMembers(of: mirror, at: path, names: names, depth: depth)
    }
  }

  private mutating func noteCase(_ value: Any, _ mirror: Mirror, at path: String, names: [String: String], depth: Int) {
    if let payload = mirror.children.first {
      values[path] = "." + (payload.label ?? "")
      note(payload.value, at: "\(path).\(payload.label ?? "")", names: names, depth: depth + 1)
    } else if let raw = value as? any RawRepresentable {
      // A description of its own may say the same of two cases.
      values[path] = ".\(String(reflecting: value).split(separator: ".").last ?? "") = \(raw.rawValue)"
    } else {
      values[path] = ".\(String(reflecting: value).split(separator: ".").last ?? "")"
    }
  }

  private mutating func noteMembers(of mirror: Mirror, at path: String, names: [String: String], depth: Int) {
    if mirror.displayStyle == nil {
      values[path] = "\(mirror.subjectType)"
      opaque.insert(path)
      return
    }
    values[path] = "a value"
    let renames = !ignored.isEmpty || !names.isEmpty
    var level: Mirror? = mirror
    while let current = level {
      for member in current.children {
        guard var label = member.label, !label.hasPrefix("$__lazy") else { continue }
        var content = member.value
        // A property wrapper stores `_name`; what counts is what it wraps.
        if label.hasPrefix("_"), let wrapped = Self.wrapped(in: content) {
          label.removeFirst()
          content = wrapped
        }
        var name = label
        if renames {
          let own = "\(ReflectedType.of(mirror.subjectType).name).\(label)"
          let declared = "\(ReflectedType.of(current.subjectType).name).\(label)"
          if ignored.contains(declared) || ignored.contains(own) { continue }
          name = names[own] ?? names[declared] ?? label
        }
        note(content, at: path.isEmpty ? name : "\(path).\(name)", names: names, depth: depth + 1)
      }
      level = current.superclassMirror
    }
  }

  /// What a property wrapper wraps: its `wrappedValue`, or what it shows itself as, as the library's own wrappers do.
  private static func wrapped(in content: Any) -> Any? {
    let mirror = Mirror(reflecting: content)
    guard mirror.subjectType == type(of: content) else {
      return (content as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    }
    return mirror.children.first { $0.label == "wrappedValue" }?.value
  }

  private static func key(_ value: Any) -> String {
    if let text = text(of: value) { return text }
    let inner = Reflection(of: value)
    return inner.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  /// A value that counts as a whole; nil for one that has to be taken apart.
  private static func text(of value: Any) -> String? {
    switch value {
    case let json as JSON: "JSON \(canonical(json))"
    case let text as String: String(reflecting: text)
    case let flag as Bool where type(of: value) == Bool.self: "\(flag)"
    case let number as Double where type(of: value) == Double.self:
      number.isNaN ? "Double nan \(number.bitPattern)" : "\(number)"
    case let number as Float where type(of: value) == Float.self:
      number.isNaN ? "Float nan \(number.bitPattern)" : "\(number) (Float)"
    case let number as CGFloat where type(of: value) == CGFloat.self: "\(number) (CGFloat)"
    case let number as Int where type(of: value) == Int.self: "\(number)"
    case let number as any FixedWidthInteger: "\(number) (\(type(of: value)))"
    case let date as Date: "Date \(date.timeIntervalSinceReferenceDate)"
    case let url as URL: "URL \(url.absoluteString)"
    case let data as Data: "Data \(data.base64EncodedString())"
    case let decimal as Decimal where type(of: value) == Decimal.self: "Decimal \(decimal)"
    case let identifier as UUID: "UUID \(identifier)"
    case let text as Substring: String(reflecting: String(text))
    case let character as Character: String(reflecting: String(character))
    case is NSNull: "null"
    case let number as NSNumber: "NSNumber \(number)"
    case let text as NSString: String(reflecting: text.description)
    case let type as Any.Type: "\(type)"
    default: nil
    }
  }

  /// A `JSON`'s content with its keys in order.
  private static func canonical(_ json: JSON) -> String {
    switch json.type {
    case .array: return "[" + json.arrayValue.map(canonical).joined(separator: ",") + "]"
    case .dictionary:
      let members = json.dictionaryValue.sorted { $0.key < $1.key }
      return "{" + members.map { "\(String(reflecting: $0.key)):\(canonical($0.value))" }.joined(separator: ",") + "}"
    case .string: return String(reflecting: json.stringValue)
    case .null: return json.exists() ? "null" : "absent"
    default: return json.stringValue
    }
  }
}
