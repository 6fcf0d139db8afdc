import Foundation

/// Numbers as documents write them, of every kind that rounding treats in its own way.
public enum NumberLiterals: String, CaseIterable, Sendable {
  case anyBits, fractions, coordinates, times, sumsOfPrices, digits, exponents, subnormals, nearOverflow, halfway

  /// A literal of this kind.
  public func literal(_ random: inout SeededGenerator) -> String {
    switch self {
    case .anyBits: Self.finite(UInt64.random(in: .min ... .max, using: &random)).description
    case .fractions: Double.random(in: 0..<1, using: &random).description
    case .coordinates: Double.random(in: -180...180, using: &random).description
    case .times: Double.random(in: 1e9...2e9, using: &random).description
    case .sumsOfPrices:
      (0..<Int.random(in: 2...9, using: &random))
        .reduce(0.0) { sum, _ in sum + Double(Int.random(in: 1...99_999, using: &random)) / 100 }.description
    case .digits: Self.digits(1...45, pointed: true, &random)
    case .exponents:
      // Not zero: `JSONDecoder` refuses `0.00E82`.
      Self.digits(1...25, pointed: true, &random) + "1" + random.pick(["e", "E", "e+", "e-", "E-"])
        + String(Int.random(in: 0...290, using: &random))
    case .subnormals: Double(bitPattern: UInt64.random(in: 1..<(1 << 52), using: &random)).description
    case .nearOverflow:
      "1.797693134862" + Self.digits(1...25, pointed: false, &random) + "e308"
    case .halfway: Self.halfway(&random)
    }
  }

  private static func finite(_ bits: UInt64) -> Double {
    let double = Double(bitPattern: bits)
    return double.isFinite ? double : Double(bitPattern: bits & ~(1 << 62))
  }

  private static func digits(_ count: ClosedRange<Int>, pointed: Bool, _ random: inout SeededGenerator) -> String {
    var digits = (0..<Int.random(in: count, using: &random)).map { _ in random.pick(Array("0123456789")) }
    guard pointed else { return String(digits) }
    if digits[0] == "0" {
      digits.insert(".", at: 1)
    } else {
      digits.insert(".", at: .random(in: 1...digits.count, using: &random))
    }
    return (random.chance(oneIn: 4) ? "-" : "") + String(digits) + (digits.last == "." ? "0" : "")
  }

  /// A number between two neighbouring doubles, or next to it: an odd number of 54 bits, as it is or with a fraction behind.
  private static func halfway(_ random: inout SeededGenerator) -> String {
    let middle = UInt64.random(in: (1 << 52)..<(1 << 53), using: &random) * 2 + 1
    let beside = random.pick([".0", ".00000000000000000000000000000000000000000000001", ".5"])
    return String(random.chance(oneIn: 2) ? middle - 1 : middle) + beside
  }
}
