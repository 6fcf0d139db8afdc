import Foundation

extension Report {
  /// The report for programs, with its keys in alphabetical order so that two runs can be compared.
  ///
  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String {
    try self.jsonText()
  }
}

extension Encodable {
  /// The value as a document on several lines, with its keys in alphabetical order.
  ///
  /// - Throws: what Foundation's encoder throws.
  func jsonText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
