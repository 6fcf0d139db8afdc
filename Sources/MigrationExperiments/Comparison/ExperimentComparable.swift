/// A type that defines which value a comparison uses in its place.
///
/// Reflection sees only stored properties. A type whose values are elsewhere, or that has irrelevant parts, can provide
/// another value: a leaf, or a tuple with the names of the other side's properties.
///
/// ```swift
/// final class OldPrice: ExperimentComparable {
///   let cents: Int
///   var formatter = NumberFormatter()
///   init(cents: Int) { self.cents = cents }
///
///   var experimentValue: Any { (amount: Decimal(cents) / 100, isFree: cents == 0) }
/// }
/// ```
public protocol ExperimentComparable {
  /// The value to compare in place of this one. A labelled tuple counts as a struct with these properties.
  var experimentValue: Any { get }
}
