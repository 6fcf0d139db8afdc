import Foundation
import Bridge

struct CastItem: LegacyDecodable {
  let a: String?
  @DecodedBy<BRule> private(set) var b: Int?
  @DecodedBy<CRule> private(set) var c: Double?
  @DecodedBy<DRule> private(set) var d: Bool
  @DecodedBy<ERule> private(set) var e: [String]
  @DecodedBy<FRule> private(set) var f: [[String: String]]?
  @DecodedBy<GRule> private(set) var g: [String: String]
  @DecodedBy<HRule> private(set) var h: [[String]]?

  enum BRule: DecodingRule { static let value = Decoding<Int?> { $0.cast(to: Int.self) } }
  enum CRule: DecodingRule { static let value = Decoding<Double?> { $0.cast(to: Double.self) } }
  enum DRule: DecodingRule { static let value = Decoding<Bool> { $0.cast(to: Bool.self) ?? false } }
  enum ERule: DecodingRule { static let value = Decoding<[String]> { $0.strings() ?? ["none"] } }
  enum FRule: DecodingRule {
    static let value = Decoding<[[String: String]]?> { container in
      container.nestedContainersIfPresent()?.compactMap { $0.cast(to: [String: String].self) }
    }
  }
  enum GRule: DecodingRule {
    static let value = Decoding<[String: String]> { $0.cast(to: [String: String].self) ?? [:] }
  }
  enum HRule: DecodingRule { static let value = Decoding<[[String]]?> { $0.cast(to: [[String]].self) } }
}

struct NumberItem: LegacyDecodable {
  let a: Int?
  let b: Int64
  let c: Double?
  let d: UInt8
  let e: Float?
  let f: UInt
}
