import Foundation

extension StringProtocol {
  /// The text as it stands between tags, or between the quotes of an attribute.
  var html: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Browsers read a null character as an error.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The same, with what stands between backticks as code.
  var proseHTML: String {
    let pieces = split(separator: "`", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      // A backtick without a partner is one.
      if index % 2 == 1, index == pieces.count - 1 { return "`" + piece.html }
      return index % 2 == 1 ? "<code>\(piece.html)</code>" : piece.html
    }.joined()
  }

  /// The text as a value in an address, as `encodeURIComponent` writes it.
  var addressComponent: String {
    addingPercentEncoding(withAllowedCharacters: .addressComponent) ?? ""
  }
}

extension CharacterSet {
  fileprivate static let addressComponent = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()")
}

/// A count with its noun, in the plural where there is not one.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
