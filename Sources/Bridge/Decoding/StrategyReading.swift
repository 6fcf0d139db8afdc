import Foundation
import LegacyJSON

/// A type that is read by a strategy of the decoder. SwiftyJSON has no accessor for it, so it is exact everywhere.
protocol StrategyReading: Decodable {
  static func decode(from view: DecodingView) throws -> Self
}

extension Date: StrategyReading {
  static func decode(from view: DecodingView) throws -> Date {
    switch view.session.decoder.dateDecodingStrategy {
    case .deferredToDate:
      try view.requireNumber()
      return try Date(from: view.exact())
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try view.requireNumber())
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try view.requireNumber() / 1000)
    case .custom(let date): return try date(view.exact())
    default:
      // A format. Foundation reads it, so that it is read alike, also where a system's formats are its own.
      let text = try view.exact().required(String.self)
      guard let date = try? view.session.dateDecoder.decode([Date].self, from: JSON([text]).rawData()).first else {
        throw view.corrupted("\"\(text)\" is not a date of the expected format.")
      }
      return date
    }
  }
}

extension Data: StrategyReading {
  static func decode(from view: DecodingView) throws -> Data {
    switch view.session.decoder.dataDecodingStrategy {
    case .deferredToData:
      try view.requireBytes()
      return try Data(from: view.exact())
    case .custom(let data): return try data(view.exact())
    default:
      guard let data = Data(base64Encoded: try view.exact().required(String.self)) else {
        throw view.corrupted("The string is not valid Base64.")
      }
      return data
    }
  }
}

extension DecodingView {
  /// Returns the number, but not the 1 of `true`, which Foundation's strategies refuse.
  @discardableResult
  fileprivate func requireNumber() throws -> Double {
    guard json.type == .number else { throw mismatch(Double.self) }
    return try exact().required(Double.self)
  }

  /// Throws an error unless the elements are bytes, which are not wrapped as by `.uInt8`.
  fileprivate func requireBytes() throws {
    for (index, json) in try exact().elements().enumerated() {
      let element = child(json, at: PathKey.index(index))
      guard json.type == .number else { throw element.mismatch(UInt8.self) }
      guard let byte = json.uInt8, json.double == Double(byte) else {
        throw element.corrupted("The number is not a byte.")
      }
    }
  }
}
