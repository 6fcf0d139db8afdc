extension String {
  /// The text with escapes for all characters that would end a line or control a terminal: control characters, and line
  /// and paragraph separators.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLines) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.breaksLines {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
