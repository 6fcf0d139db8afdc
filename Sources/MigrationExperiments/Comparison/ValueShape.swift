import Foundation
import LegacyJSON
import ModernClient

/// The structure of a value as a comparison sees it, whatever its type.
enum ValueShape {
  /// Nil, at any depth of optionals.
  case none
  case leaf(Leaf)
  case list([Any])
  case set([Any])
  case members([(key: String, value: Any)])
  /// A struct, a class or a tuple.
  case object(ObjectShape)
  case choice(ChoiceShape)
  /// A closure.
  case function
  /// A value with neither parts nor an `==`.
  case opaque
}

struct ObjectShape {
  let mirror: Mirror
  /// The object; nil for a struct and a tuple.
  let object: AnyObject?
}

extension ObjectShape {
  /// The value inside a property wrapper that stores it under the required name `wrappedValue`.
  fileprivate var wrappedValue: Any? {
    guard mirror.displayStyle == .struct else { return nil }
    return mirror.children.first { $0.label == "wrappedValue" }?.value
  }
}

/// An enum's value.
struct ChoiceShape {
  let name: String
  let payload: Any?
  let rawValue: Leaf?
  /// The case itself, where it can be compared.
  let hashable: AnyHashable?
}

/// A value without its optionals, `AnyHashable`, wrappers and `ExperimentComparable` substitutes, with its shape.
struct ShapedValue {
  let value: Any
  let shape: ValueShape
  let typeName: String
}

/// Determines the shapes of values, and caches facts about their types.
final class Shaping {
  /// Properties of a type that are computed only once.
  private struct Traits {
    let name: String
    let isFunction: Bool
    let isSystem: Bool
  }

  private var traits: [ObjectIdentifier: Traits] = [:]

  func shaped(_ value: Any) -> ShapedValue {
    guard let value = Self.plain(value) else { return ShapedValue(value: value, shape: .none, typeName: "nil") }
    let traits = traits(of: type(of: value))
    let shape = shape(of: value, traits: traits)
    if case .object(let object) = shape, let wrapped = object.wrappedValue { return shaped(wrapped) }
    return ShapedValue(value: value, shape: shape, typeName: traits.name)
  }

  private func traits(of type: Any.Type) -> Traits {
    if let known = traits[ObjectIdentifier(type)] { return known }
    let full = String(reflecting: type)
    let found = Traits(
      name: String(describing: type), isFunction: full.contains("->"), isSystem: SystemTypes.contains(fullName: full))
    traits[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns the value inside optionals and substitutes, or nil if there is none.
  static func plain(_ value: Any) -> Any? {
    var value = value
    // A type may give itself as what is compared in its place; 16 is more than anything means.
    for _ in 0..<16 {
      let type = type(of: value)
      if Leaf.isCommon(type) { return value }
      if type == AnyHashable.self, let hashable = value as? AnyHashable {
        value = hashable.base
        continue
      }
      switch value {
      case let optional as any FlattenedOptional:
        guard let wrapped = optional.flattened else { return nil }
        value = wrapped
      case let comparable as any ExperimentComparable: value = comparable.experimentValue
      case let wrapper as any TransparentPropertyWrapper: value = wrapper.wrappedValue
      default: return value
      }
    }
    return value
  }

  private func shape(of value: Any, traits: Traits) -> ValueShape {
    let type = type(of: value)
    if let leaf = Leaf.common(value, of: type) { return .leaf(leaf) }
    switch value {
    case let json as JSON: return shape(of: json)
    case let list as any ListOfValues: return .list(list.values)
    case let members as any KeyedValues: return .members(Self.named(members.pairs))
    case let set as any BagOfValues: return .set(set.values)
    default: break
    }
    if type is AnyClass, let shape = foundationShape(of: value as AnyObject) { return shape }
    return reflectedShape(of: value, traits: traits)
  }

  private func shape(of json: JSON) -> ValueShape {
    switch json.type {
    case .null: .leaf(.null)
    case .bool: .leaf(.bool(json.boolValue))
    case .number: .leaf(json.number.map(Leaf.init) ?? .null)
    case .string: .leaf(.string(json.stringValue))
    case .array: .list(json.arrayValue)
    case .dictionary: .members(json.dictionaryValue.map { ($0.key, $0.value) })
    case .unknown: .opaque
    }
  }

  private func foundationShape(of object: AnyObject) -> ValueShape? {
    if let leaf = Leaf.object(object) { return .leaf(leaf) }
    switch object {
    case let array as NSArray: return .list(array.map { $0 })
    case let dictionary as NSDictionary:
      return .members(Self.named(dictionary.map { ($0.key, $0.value) }))
    case let set as NSSet: return .set(set.map { $0 })
    default: return nil
    }
  }

  private func reflectedShape(of value: Any, traits: Traits) -> ValueShape {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { reflectedShape(of: $0.value, traits: traits) } ?? .none
    case .collection: return .list(mirror.children.map(\.value))
    case .set: return .set(mirror.children.map(\.value))
    case .dictionary:
      return .members(
        Self.named(
          mirror.children.map { child in
            let pair = Mirror(reflecting: child.value).children.map(\.value)
            return pair.count == 2 ? (pair[0], pair[1]) : (child.label ?? "", child.value)
          }))
    case .enum: return .choice(choice(value, mirror))
    case .class where traits.isSystem: return SystemTypes.shape(of: value as AnyObject)
    case .struct where traits.isSystem: return SystemTypes.shape(of: value)
    case .class:
      return .object(
        ObjectShape(mirror: mirror, object: type(of: value) is AnyClass ? value as AnyObject : nil))
    case .struct, .tuple: return .object(ObjectShape(mirror: mirror, object: nil))
    default:
      if traits.isFunction { return .function }
      if let type = value as? Any.Type { return .leaf(.metatype(type)) }
      if let hashable = value as? AnyHashable { return .leaf(.opaque(hashable)) }
      return mirror.children.isEmpty ? .opaque : .object(ObjectShape(mirror: mirror, object: nil))
    }
  }

  private func choice(_ value: Any, _ mirror: Mirror) -> ChoiceShape {
    var rawValue: Leaf?
    if let raw = (value as? any RawRepresentable)?.anyRawValue { rawValue = Leaf.common(raw, of: type(of: raw)) }
    guard let child = mirror.children.first else {
      return ChoiceShape(
        name: String(describing: value), payload: nil, rawValue: rawValue, hashable: value as? AnyHashable)
    }
    return ChoiceShape(name: child.label ?? "", payload: child.value, rawValue: rawValue, hashable: nil)
  }

  /// Returns the members by the text of their keys. Different keys with the same text (`1` and `"1"`) are distinguished
  /// by type.
  private static func named(_ pairs: [(key: Any, value: Any)]) -> [(key: String, value: Any)] {
    var count: [String: Int] = [:]
    let texts = pairs.map { text(ofKey: $0.key) }
    for text in texts { count[text, default: 0] += 1 }
    return zip(pairs, texts).map { pair, text in
      let isUnique = count[text] == 1 || pair.key is String
      return (isUnique ? text : "\(text) (\(type(of: pair.key)))", pair.value)
    }
  }

  private static func text(ofKey key: Any) -> String {
    guard let key = plain(key) else { return "nil" }
    if let text = key as? String { return text }
    if let raw = (key as? any RawRepresentable)?.anyRawValue { return String(describing: raw) }
    return String(describing: key)
  }
}

extension RawRepresentable {
  fileprivate var anyRawValue: Any { rawValue }
}

// MARK: - Standard types behind an Any

private protocol FlattenedOptional {
  var flattened: Any? { get }
}

extension Optional: FlattenedOptional {
  fileprivate var flattened: Any? { map { $0 } }
}

private protocol ListOfValues {
  var values: [Any] { get }
}

extension Array: ListOfValues {
  fileprivate var values: [Any] { map { $0 } }
}

private protocol BagOfValues {
  var values: [Any] { get }
}

extension Set: BagOfValues {
  fileprivate var values: [Any] { map { $0 } }
}

private protocol KeyedValues {
  var pairs: [(key: Any, value: Any)] { get }
}

extension Dictionary: KeyedValues {
  fileprivate var pairs: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}
