extension Double {
  /// Parses a number in decimal digits. `Double(_:)` also reads hexadecimal, which no server means by `"0x10"`.
  ///
  /// - Parameter text: a number, or something else.
  package init?(decimal text: String) {
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    self.init(text)
  }
}
