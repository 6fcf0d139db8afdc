import Foundation
import LegacyJSON
import ModernClient

/// Finds the document that a decoder is decoding, as a `JSON`.
enum LegacyDocument {
  static func value(of decoder: any Decoder) throws -> JSON {
    if let view = decoder as? DecodingView { return view.json }
    if let body = decoder.userInfo[.responseBody] as? ResponseBody, let value = value(at: decoder.codingPath, in: body)
    {
      return value
    }
    return try decoder.singleValueContainer().decode(JSON.self)
  }

  /// Returns the value at a decoder's place in a response. Nil if the response is not JSON, or the key may refer to
  /// several members.
  static func value(at path: [any CodingKey], in body: ResponseBody) -> JSON? {
    guard let document = try? body.document({ try JSON(data: $0, options: .fragmentsAllowed) }) else { return nil }
    return value(at: path, in: document)
  }

  /// Follows the path of a decoder with an unknown key strategy. Nil if the key may refer to several members.
  private static func value(at path: [any CodingKey], in document: JSON) -> JSON? {
    path.reduce(document) { json, key in
      guard let json else { return nil }
      if json.type == .array { return key.intValue.map { json[$0] } }
      let names = json.dictionaryValue.keys.filter {
        $0 == key.stringValue || KeySpelling.camelCase($0) == key.stringValue
      }
      return names.count == 1 ? names.first.map { json[$0] } : nil
    }
  }
}
