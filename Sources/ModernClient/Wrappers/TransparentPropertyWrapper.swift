/// A property wrapper that is displayed as the value that it wraps.
///
/// Printing, `dump` and reflection of a wrapper give the same as for the value itself (for a struct, `dump` begins with
/// its text instead of its type). All wrappers of this package conform. Your own wrapper only has to declare the
/// conformance:
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
/// The label stays `_name`, the name of the property that the compiler adds for the wrapper. Code that iterates
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

extension DefaultValue: TransparentPropertyWrapper {}
extension Lossless: TransparentPropertyWrapper {}
extension LossyArray: TransparentPropertyWrapper {}
extension OptionalDefault: TransparentPropertyWrapper {}
