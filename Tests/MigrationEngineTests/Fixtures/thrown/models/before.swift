import SwiftyJSON

enum DocumentError: Error { case invalid }

struct Album {
  let title: String
  let cover: Picture
  let back: Picture?
  var pages: [Picture] = []
  let others: [Picture]
  var loose: [Picture] = []

  init(json: JSON) throws {
    guard json.exists() else { throw DocumentError.invalid }
    title = json["title"].stringValue
    cover = try Picture(json: json["cover"])
    back = try? Picture(json: json["back"])
    for page in json["pages"].arrayValue {
      do {
        let picture = try Picture(json: page)
        pages.append(picture)
      } catch {
        // A page that is no picture is left out.
      }
    }
    others = json["others"].arrayValue.compactMap { try? Picture(json: $0) }
    json["loose"].arrayValue.forEach { item in
      do { try loose.append(Picture(json: item)) } catch {}
    }
  }
}

struct Picture {
  let width: Int

  init(json: JSON) throws {
    guard let width = json["width"].int else { throw DocumentError.invalid }
    self.width = width
  }
}
