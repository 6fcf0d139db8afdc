import Foundation
import HTTPTransport

extension ServerResponse {
  /// The body as text, in the character set that the server names, or else UTF-8.
  var text: String {
    get throws {
      let name = charset
      guard let encoding = Self.encodings[name] else { throw unreadable("The character set “\(name)” is not known.") }
      guard let text = String(data: body, encoding: encoding) else { throw unreadable("The body is not \(name).") }
      return text
    }
  }

  /// The `charset` of the content type, in lower case.
  private var charset: String {
    let parameters = (header("Content-Type") ?? "").split(separator: ";").dropFirst()
    for parameter in parameters {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0].lowercased() == "charset" else { continue }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).lowercased()
    }
    return "utf-8"
  }

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "utf-16": .utf16,
    "utf-16le": .utf16LittleEndian, "utf-16be": .utf16BigEndian, "utf-32": .utf32, "utf-32le": .utf32LittleEndian,
    "utf-32be": .utf32BigEndian, "shift_jis": .shiftJIS, "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "iso-2022-jp": .iso2022JP,
  ]

  private func unreadable(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
  }
}
