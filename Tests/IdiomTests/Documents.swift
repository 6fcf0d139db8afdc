import Foundation
import LegacyJSON
import ModernClient

/// Documents of every kind under the keys that the samples read, the same on every run.
struct Documents {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let keys = [
    "a", "address", "all", "authors", "b", "banners", "c", "city", "comment", "count", "counts", "created_at", "d",
    "data", "e", "expires", "f", "first", "g", "h", "hidden", "i", "id", "is_active", "is_adult", "item", "items",
    "kind",
    "last", "level", "link", "links", "meta", "model", "more", "n", "name", "next", "nick_name", "note", "ok", "old",
    "on", "owner", "owners", "point", "price", "price_tier", "role", "rows", "scopes", "session", "sessions", "sizes",
    "stories", "success", "tags", "text", "title", "token", "total", "type", "url", "w", "weight", "when",
  ]
  private static let texts = [
    "", "text", "user", "teacher", "washer", "a", "1", "12abc", " 7 ", "1e2", "true", "-2.5",
    "https://example.org/a b#c", "é日本",
  ]

  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  /// The next document: an object most of the time, and sometimes what nobody expects.
  mutating func next() -> JSON {
    switch number(below: 20) {
    case 0: JSON.null
    case 1: JSON([String: Any]())["absent"]
    case 2: JSON(value(depth: 1))
    case 3: JSON([value(depth: 1), value(depth: 1)])
    default: JSON(object(depth: 0))
    }
  }

  private mutating func object(depth: Int) -> [String: Any] {
    let share = [10, 50, 90][number(below: 3)]
    var members: [String: Any] = [:]
    for key in Self.keys where number(below: 100) < (depth == 0 ? share : 30) { members[key] = value(depth: depth + 1) }
    return members
  }

  private mutating func value(depth: Int) -> Any {
    switch number(below: depth > 3 ? 7 : 13) {
    case 0: NSNull()
    case 1: number(below: 2) == 0
    case 2: number(below: 300) - 5
    case 3: Double(number(below: 1000)) / 8 - 20
    case 4...6: Self.texts[number(below: Self.texts.count)]
    case 7...9: object(depth: depth + 1)
    default: (0..<number(below: 4)).map { _ in value(depth: depth + 1) }
    }
  }
}

/// The value with all that it holds as text; the order of a dictionary counts for nothing.
func snapshot(_ value: Any?) -> String {
  guard let value else { return "nil" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return snapshot(mirror.children.first?.value) }
  // A written document has the order of its dictionaries.
  if let data = value as? Data { return "\(data.sorted())" }
  if value is Date || value is URL || value is String { return "\(value)" }
  var parts: [String] = []
  var current: Mirror? = mirror
  while let level = current {
    parts += level.children.map { child in
      // A property wrapper stores `_name`; what counts is what it wraps.
      guard let label = child.label, label.hasPrefix("_"), let wrapper = child.value as? any TransparentPropertyWrapper
      else {
        return "\(child.label ?? ""):\(snapshot(child.value))"
      }
      return "\(label.dropFirst()):\(snapshot(wrapper.wrappedValue))"
    }
    current = level.superclassMirror
  }
  if mirror.displayStyle == .dictionary { parts.sort() }
  return parts.isEmpty && mirror.displayStyle != .class ? "\(value)" : "{\(parts.joined(separator: ","))}"
}
