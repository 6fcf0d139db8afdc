// reason: more than one type has the name
import Bridge
import LegacyJSON

protocol Labelled { init(_ json: JSON) }

struct Tag: LegacyDecodable, Labelled {
  let id: Int

  init(_ json: JSON) { self.init(json: json) }
}

#if os(iOS)
  struct Badge: Labelled {
    let id: Int

    init(_ json: JSON) { id = json["id"].intValue }
  }
#else
  struct Badge: Labelled {
    let text: String

    init(_ json: JSON) { text = json["text"].stringValue }
  }
#endif

func make<Model: Labelled>(_ json: JSON) -> Model { Model(json) }
