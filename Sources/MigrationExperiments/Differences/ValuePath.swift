/// The place of a value inside another value: `products[3].coin`.
///
/// A path is the same for the same place in every run and on every platform, so it can be counted and searched for.
public struct ValuePath: Sendable, Hashable {
  /// One step of the way.
  public enum Component: Sendable, Hashable {
    /// A stored property, a tuple's element or an enum's case: `.coin`. It has the control's name if both have one.
    case property(String)
    /// A member of a dictionary: `["coin"]`.
    case key(String)
    /// An element of an array: `[3]`.
    case index(Int)
    /// An element of a set, which has no position: `[*]`.
    case element
  }

  /// The steps, outermost first. Empty for the whole value.
  public let components: [Component]

  /// Creates a path.
  ///
  /// - Parameter components: the steps, outermost first.
  public init(_ components: [Component] = []) {
    self.components = components
  }
}

extension ValuePath: CustomStringConvertible {
  /// The path as Swift code would write it. For the whole value it is `self`.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .property(let name): text += text.isEmpty ? name : "." + name
      case .key(let key): text += "[\(key.debugDescription)]"
      case .index(let index): text += "[\(index)]"
      case .element: text += "[*]"
      }
    }
    return text.isEmpty ? "self" : text
  }
}
