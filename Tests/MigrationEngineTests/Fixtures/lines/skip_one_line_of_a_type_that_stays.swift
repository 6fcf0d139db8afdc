// reason: generic types are not converted
import SwiftyJSON

struct Box<T> { let x: Int; init(json: JSON) { x = MemoryLayout.size(ofValue: json) }; var next: Int { x + 1 } }
