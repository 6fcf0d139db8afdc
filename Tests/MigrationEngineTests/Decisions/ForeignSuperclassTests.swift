import Testing

@testable import MigrationEngine

@Suite("Superclasses that no file declares")
struct ForeignSuperclassTests {
  @Test(
    "views and what handles events are isolated to the main actor",
    arguments: [
      "UIView", "UIViewController", "UITableViewCell", "WKWebView", "NSView", "NSViewController", "NSWindowController",
      "NSTextField", "NSDocument", "MKMapView", "MKAnnotationView", "SKNode", "SKScene", "AVPlayerView",
    ])
  func isolated(name: String) throws {
    #expect(ForeignSuperclass.isOfMainActor(name))
    // Code that would not compile is not written.
    let project = try Project(
      "import SwiftyJSON\n\nfinal class Item: \(name) {\n  var id = 0\n\n  init(json: JSON) {\n    id = json[\"id\"].intValue\n  }\n}\n"
    )
    #expect(project.item("Item")?.outcome == .untouched)
  }

  @Test(
    "data is not",
    arguments: [
      "NSObject", "NSManagedObject", "CLLocation", "MKPointAnnotation", "SKAction", "Object", "Review", "Node",
    ])
  func unisolated(name: String) {
    #expect(!ForeignSuperclass.isOfMainActor(name))
  }
}
