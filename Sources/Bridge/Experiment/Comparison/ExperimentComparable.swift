/// A type that says itself what of it is compared.
///
/// Reflection sees stored properties. A type whose values live elsewhere, or that has parts which do not count, gives
/// something else to be compared in its place: a leaf, or a tuple with the names that the other side's properties have.
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
