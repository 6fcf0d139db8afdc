import Bridge
import Foundation
import LegacyJSON

/// Every optional accessor.
enum OptionalScalarsPair: ModelPair {
  static let keys = [
    "vint", "vint8", "vint16", "vint32", "vint64", "vuint", "vuint8", "vuint16", "vuint32", "vuint64", "vdouble",
    "vfloat", "flag", "text", "link",
  ]

  final class Old: JSONDeserializable {
    var vint: Int?
    var vint8: Int8?
    var vint16: Int16?
    var vint32: Int32?
    var vint64: Int64?
    var vuint: UInt?
    var vuint8: UInt8?
    var vuint16: UInt16?
    var vuint32: UInt32?
    var vuint64: UInt64?
    var vdouble: Double?
    var vfloat: Float?
    var flag: Bool?
    var text: String?
    var link: URL?

    init(json: JSON) {
      vint = json["vint"].int
      vint8 = json["vint8"].int8
      vint16 = json["vint16"].int16
      vint32 = json["vint32"].int32
      vint64 = json["vint64"].int64
      vuint = json["vuint"].uInt
      vuint8 = json["vuint8"].uInt8
      vuint16 = json["vuint16"].uInt16
      vuint32 = json["vuint32"].uInt32
      vuint64 = json["vuint64"].uInt64
      vdouble = json["vdouble"].double
      vfloat = json["vfloat"].float
      flag = json["flag"].bool
      text = json["text"].string
      link = json["link"].url
    }
  }

  struct New: LegacyDecodable {
    let vint: Int?
    let vint8: Int8?
    let vint16: Int16?
    let vint32: Int32?
    let vint64: Int64?
    let vuint: UInt?
    let vuint8: UInt8?
    let vuint16: UInt16?
    let vuint32: UInt32?
    let vuint64: UInt64?
    let vdouble: Double?
    let vfloat: Float?
    let flag: Bool?
    let text: String?
    let link: URL?
  }
}
