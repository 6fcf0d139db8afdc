import SwiftyJSON

final class Writer {
  var name: String = ""

  static func parse(item: JSON) -> Writer {
    let writer = Writer()
    writer.name = item["name"].string ?? ""
    return writer
  }
}

final class Volume {
  var id: String = ""
  var editor: Writer?
  var writers = [Writer]()

  static func parse(item: JSON) -> Volume {
    let volume = Volume()
    volume.id = item["id"].stringValue
    if item["editor"] != JSON.null {
      volume.editor = Writer.parse(item: item["editor"])
    }
    if let writers = item["writers"].array {
      writers.forEach { found in
        let writer = Writer.parse(item: found)
        volume.writers.append(writer)
      }
    }
    return volume
  }
}
