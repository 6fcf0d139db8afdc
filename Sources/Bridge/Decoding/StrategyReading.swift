import Foundation
import LegacyJSON

/// A type that is read by a strategy of the decoder. SwiftyJSON has no accessor for it, so it is exact everywhere.
protocol StrategyReading: Decodable {
  static func decode(from view: DecodingView) throws -> Self
}

extension Date: StrategyReading {
  static func decode(from view: DecodingView) throws -> Date {
    switch view.session.decoder.dateDecodingStrategy {
    case .deferredToDate: return try Date(from: view.exact())
    case .secondsSince1970: return Date(timeIntervalSince1970: try view.exact().required(Double.self))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try view.exact().required(Double.self) / 1000)
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
    case .deferredToData: return try Data(from: view.exact())
    case .custom(let data): return try data(view.exact())
    default:
      guard let data = Data(base64Encoded: try view.exact().required(String.self)) else {
        throw view.corrupted("The string is not valid Base64.")
      }
      return data
    }
  }
}
