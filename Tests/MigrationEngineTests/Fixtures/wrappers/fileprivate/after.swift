import Foundation
import Bridge
import ModernClient

struct Box: LegacyDecodable {
  @DecodedBy<SizeRule> fileprivate var size: Int
  @DefaultValue<NoteDefault> fileprivate var note: String
  @DecodedBy<SecretRule> private var secret: Int

  fileprivate enum SizeRule: DecodingRule {
    fileprivate static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 20 }
  }
  fileprivate enum NoteDefault: DefaultProviding { fileprivate static var decodingDefault: String { "none" } }
  private enum SecretRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 7 } }

  var total: Int { size + secret }
}

func notes(_ box: Box) -> String { "\(box.size) \(box.note)" }
