import Foundation
import LegacyJSON

/// All values inside a value, by which two forms of one type are compared.
///
/// This includes inherited and nested properties. Optionals and property wrappers count as the value inside.
/// Floating-point numbers are compared by bits, strings by scalars, dates and URLs by value. Objects may form reference
/// cycles: two cycles are equal if the same path leads around both.
struct Reflection {
  /// One value.
  private struct Node {
    /// The value's own text; nil for a collection.
    var text: String?
    /// The values in it with the path that leads to each from here, such as `.name` and `[0]`: sorted by that, each once.
    var members: [Member] = []
    var isObject = false
  }

  private struct Member {
    let key: String
    var node: Int
  }

  /// The values that can't be compared: closures, and values that reflect as nothing.
  private(set) var opaque: Set<String> = []

  /// The value itself first.
  private var nodes: [Node] = []
  /// The objects that have a node. They are kept: another object must not get the identity of one.
  private var objects: [ObjectIdentifier: (node: Int, object: AnyObject)] = [:]
  /// The way to the value that is being looked at.
  private var path: [String] = []

  private let names: [String: String]
  private let ignored: Set<String>

  /// The largest depth to which a value is followed.
  private static let maximumDepth = 100

  /// - Parameters:
  ///   - value: the value.
  ///   - names: `Type.property` → the name under which the property counts.
  ///   - ignored: `Type.property` of what does not count.
  init(of value: Any, names: [String: String] = [:], ignored: Set<String> = []) {
    self.names = names
    self.ignored = ignored
    _ = note(value)
    for index in nodes.indices where nodes[index].members.count > 1 { sortMembers(of: index) }
  }

  private mutating func sortMembers(of node: Int) {
    // Of several with one name the last counts.
    let latest = Dictionary(nodes[node].members.map { ($0.key, $0) }) { $1 }
    nodes[node].members = latest.values.sorted { $0.key < $1.key }
  }

  /// Adds a computed property, which reflection does not see. It has the names of the old code already.
  mutating func add(_ value: Any, named name: String) {
    let own = Reflection(of: value, ignored: ignored)
    let first = nodes.count
    nodes += own.nodes.map { node in
      Node(
        text: node.text, members: node.members.map { Member(key: $0.key, node: $0.node + first) },
        isObject: node.isObject)
    }
    opaque.formUnion(own.opaque.map { $0.isEmpty || $0.hasPrefix("[") ? name + $0 : "\(name).\($0)" })
    nodes[0].members.append(Member(key: "." + name, node: first))
    sortMembers(of: 0)
  }

  // MARK: Comparing

  /// The first path, in the order of the paths, at which two reflections differ, with both values.
  ///
  /// - Parameter unstable: paths that don't count.
  func difference(
    from other: Reflection, except unstable: Set<String> = []
  ) -> (path: String, own: String, other: String)? {
    let found = differences(from: other).filter { !unstable.contains($0.path) }.min { $0.path < $1.path }
    return found.map { ($0.path.isEmpty ? "the value" : $0.path, $0.own ?? "nothing", $0.other ?? "nothing") }
  }

  /// The paths at which two runs of the same code differ: a time, a random number.
  func unstablePaths(in other: Reflection) -> Set<String> {
    Set(differences(from: other).filter { $0.own != nil && $0.other != nil }.map(\.path))
  }

  private typealias Difference = (path: String, own: String?, other: String?)

  private func differences(from other: Reflection) -> [Difference] {
    var comparison = Comparison(left: self, right: other)
    comparison.compare(0, 0)
    return comparison.differences
  }

  /// A walk through two reflections at once.
  private struct Comparison {
    let left: Reflection
    let right: Reflection
    var differences: [Difference] = []
    private var path: [String] = []
    /// The pairs that were compared, or are being compared. Cycles and shared objects lead to the same pair again.
    private var seen: Set<Pair> = []
    /// The depths of the objects on the way to the current place.
    private var leftDepths: [Int: Int] = [:]
    private var rightDepths: [Int: Int] = [:]

    private struct Pair: Hashable {
      let left: Int
      let right: Int
    }

    init(left: Reflection, right: Reflection) {
      self.left = left
      self.right = right
    }

    mutating func compare(_ leftIndex: Int, _ rightIndex: Int) {
      let (own, other) = (left.nodes[leftIndex], right.nodes[rightIndex])
      let areObjects = own.isObject && other.isObject
      if areObjects {
        let (ownDepth, otherDepth) = (leftDepths[leftIndex], rightDepths[rightIndex])
        guard ownDepth == otherDepth else { return differ(Self.circle(ownDepth), Self.circle(otherDepth)) }
      }
      if !own.members.isEmpty || !other.members.isEmpty {
        guard seen.insert(Pair(left: leftIndex, right: rightIndex)).inserted else { return }
      }
      if areObjects {
        leftDepths[leftIndex] = path.count
        rightDepths[rightIndex] = path.count
      }
      defer {
        if areObjects {
          leftDepths[leftIndex] = nil
          rightDepths[rightIndex] = nil
        }
      }
      if !Self.isEqual(own.text, other.text) { differ(own.text, other.text) }
      var (rest, otherRest) = (own.members[...], other.members[...])
      while let key = [rest.first?.key, otherRest.first?.key].compactMap(\.self).min() {
        let member = rest.first?.key == key ? rest.removeFirst() : nil
        let otherMember = otherRest.first?.key == key ? otherRest.removeFirst() : nil
        path.append(key)
        if let member, let otherMember {
          compare(member.node, otherMember.node)
        } else {
          differ(member.map { left.text(of: $0) }, otherMember.map { right.text(of: $0) })
        }
        path.removeLast()
      }
    }

    private mutating func differ(_ own: String?, _ other: String?) {
      differences.append((Reflection.text(of: path), own, other))
    }

    private static func circle(_ depth: Int?) -> String {
      depth.map { "the object \($0 == 0 ? "that it begins with" : "\($0) steps from the beginning"), again" }
        ?? "another object"
    }

    /// `==` takes two spellings of one character for equal.
    private static func isEqual(_ left: String?, _ right: String?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left.utf8.elementsEqual(right.utf8)
    }
  }

  private static func text(of path: [String]) -> String {
    let text = path.joined()
    return path.first?.hasPrefix(".") == true && path.first != ".count" ? String(text.dropFirst()) : text
  }

  private func text(of member: Member) -> String { nodes[member.node].text ?? "values" }

  // MARK: Looking at a value

  /// Adds the nodes of a value.
  ///
  /// - Returns: the first of them.
  private mutating func note(_ value: Any) -> Int {
    guard path.count < Self.maximumDepth else { return add("…") }
    let traits = ReflectedType.of(type(of: value))
    if traits.isWhole == true, let text = Self.text(of: value) { return add(text) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      // First, since a cast would look through the optional.
      return mirror.children.first.map { note($0.value) } ?? add("nil")
    }
    if traits.isWhole == nil {
      let text = Self.text(of: value)
      ReflectedType.note(type(of: value), isWhole: text != nil)
      if let text { return add(text) }
    }
    switch mirror.displayStyle {
    case .collection:
      let node = add(nil, count: mirror.children.count)
      for (index, child) in mirror.children.enumerated() { note(child.value, at: "[\(index)]", in: node) }
      return node
    case .dictionary:
      let node = add(nil, count: mirror.children.count)
      for child in mirror.children {
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { continue }
        note(pair[1], at: "[\(Self.key(pair[0]))]", in: node)
      }
      return node
    case .set: return add("{" + mirror.children.map { Self.key($0.value) }.sorted().joined(separator: ", ") + "}")
    case .tuple:
      let node = add(nil)
      for child in mirror.children { note(child.value, at: ".\(child.label ?? "")", in: node) }
      return node
    case .enum: return noteCase(value, mirror)
    case .class:
      let object = value as AnyObject
      if let known = objects[ObjectIdentifier(object)] { return known.node }
      let node = add("a value")
      nodes[node].isObject = true
      objects[ObjectIdentifier(object)] = (node, object)
      noteMembers(of: mirror, in: node)
      return node
    case nil:
      opaque.insert(Self.text(of: path))
      return add("\(mirror.subjectType)")
    default:
      let node = add("a value")
      noteMembers(of: mirror, in: node)
      return node
    }
  }

  private mutating func add(_ text: String?) -> Int {
    nodes.append(Node(text: text))
    return nodes.count - 1
  }

  private mutating func add(_ text: String?, count: Int) -> Int {
    let node = add(text)
    nodes[node].members.append(Member(key: ".count", node: add("\(count)")))
    return node
  }

  private mutating func note(_ value: Any, at key: String, in node: Int) {
    path.append(key)
    let member = note(value)
    nodes[node].members.append(Member(key: key, node: member))
    path.removeLast()
  }

  private mutating func noteCase(_ value: Any, _ mirror: Mirror) -> Int {
    if let payload = mirror.children.first {
      let node = add("." + (payload.label ?? ""))
      note(payload.value, at: ".\(payload.label ?? "")", in: node)
      return node
    }
    let name = ".\(String(reflecting: value).split(separator: ".").last ?? "")"
    // A description of its own may say the same of two cases.
    guard let raw = value as? any RawRepresentable else { return add(name) }
    return add("\(name) = \(raw.rawValue)")
  }

  private mutating func noteMembers(of mirror: Mirror, in node: Int) {
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
        note(content, at: ".\(name)", in: node)
      }
      level = current.superclassMirror
    }
  }

  /// Returns the value inside a property wrapper: its `wrappedValue`, or its playground description, as for the
  /// library's own wrappers.
  private static func wrapped(in content: Any) -> Any? {
    let mirror = Mirror(reflecting: content)
    guard mirror.subjectType == type(of: content) else {
      return (content as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    }
    return mirror.children.first { $0.label == "wrappedValue" }?.value
  }

  /// The text of a value that is a key, or in a set.
  private static func key(_ value: Any) -> String {
    if let text = text(of: value) { return text }
    let inner = Reflection(of: value)
    var above: [Int] = []
    func describe(_ node: Int) -> String {
      if let depth = above.firstIndex(of: node) { return "↑\(depth)" }
      above.append(node)
      defer { above.removeLast() }
      let members = inner.nodes[node].members.map { "\($0.key)=\(describe($0.node))" }
      return ([inner.nodes[node].text].compactMap(\.self) + members).joined(separator: ",")
    }
    return describe(0)
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
