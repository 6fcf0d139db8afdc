/// A property wrapper that is shown as the value that it wraps.
///
/// Printing, `dump` and reflection of a wrapper give what they give for the value itself (of a struct, `dump` begins with
/// its text instead of its type). All wrappers of this package are
/// shown so; one of your own adopts the protocol, and needs nothing more:
///
/// ```swift
/// @propertyWrapper
/// struct Trimmed: TransparentPropertyWrapper {
///   var wrappedValue: String
/// }
///
/// struct User { @Trimmed var name: String }
/// "\(User(name: "Ann"))"  // User(_name: "Ann")
/// ```
///
/// The label stays `_name`: it is the name of the property that the compiler adds for the wrapper. Code that goes through
/// `Mirror(reflecting: user).children` finds the wrapper there, and the value by `child.value as? any
/// TransparentPropertyWrapper`.
public protocol TransparentPropertyWrapper<Wrapped>: CustomReflectable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomPlaygroundDisplayConvertible
{
  /// The type of the value.
  associatedtype Wrapped

  /// The value.
  var wrappedValue: Wrapped { get }
}

extension TransparentPropertyWrapper {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }

  /// The text of the value.
  public var description: String { String(describing: wrappedValue) }

  /// The value's text for debugging.
  public var debugDescription: String { String(reflecting: wrappedValue) }

  /// The value.
  public var playgroundDescription: Any { wrappedValue }
}

extension Default: TransparentPropertyWrapper {}
extension Lossless: TransparentPropertyWrapper {}
extension LossyArray: TransparentPropertyWrapper {}
