/// A property wrapper whose key may be absent. It has an overload of `KeyedDecodingContainer.decode` for that.
package protocol AbsenceWrapper {
  /// The wrapper of what is absent.
  static var absent: Self { get }
}

extension DefaultValue: AbsenceWrapper {
  package static var absent: Self { Self(wrappedValue: Provider.decodingDefault) }
}

extension OptionalDefault: AbsenceWrapper {
  package static var absent: Self { Self(wrappedValue: Provider.decodingDefault) }
}

extension Lossless: AbsenceWrapper where Value: ExpressibleByNilLiteral {
  package static var absent: Self { Self(wrappedValue: nil) }
}

extension LossyArray: AbsenceWrapper where Value: ExpressibleByNilLiteral {
  package static var absent: Self { Self(wrappedValue: nil) }
}
