extension DocCommentScene {
  // MARK: By group

  /// The whole file.
  static let file = "<before>\n"

  /// Statements of an initializer that fill properties.
  static let property = """
    final class User {
      let name: String
      init(json: JSON) {
        name = json["name"].stringValue
      }
    }

    final class Guest {
      let name: String
      init(json: JSON) throws {
        name = json["name"].stringValue
      }
    }

    struct Model {
      <properties>

      init(json: JSON) {
        <before>
      }
    }

    """

  /// Statements of an initializer that no stored properties stand for.
  static let statements = body("  init(json: JSON) throws {\n    <before>\n  }")

  /// Initializers that no stored properties stand for.
  static let initializers = body("  <before>")

  private static func body(_ initializer: String) -> String {
    """
    let formatter = DateFormatter()
    let unit = "kg"

    enum Keys: String { case nick }
    enum Kind: String { case other }

    struct User {
      let name: String
      init(json: JSON) { name = json["name"].stringValue }
    }

    struct Comment {
      let text: String
      let depth: Int
      init(json: JSON, depth: Int) {
        text = json["text"].stringValue
        self.depth = depth
      }
    }

    struct Session {
      let id: Int
      init?(json: JSON) {
        guard let id = json["id"].int else { return nil }
        self.id = id
      }
    }

    struct Model {
      var id = 0
      // What is lazy is not decoded by itself.
      lazy var name = ""

    \(initializer)
    }

    """
  }

  // MARK: By name

  /// The scenes of the examples that their group's does not fit.
  static let named: [String: DocCommentScene] = [
    "inline-type": Self(
      """
      struct Item {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }

      <before>
      """, stage: .inlining),
    "bridged": Self(
      """
      <before>

      struct Reader {
        let owner: Owner
        init(json: JSON) { owner = Owner(json: json["owner"]) }
      }

      """),

    // MARK: Properties

    "constant-assignment": Self(
      """
      struct Item {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }

      struct Model {
        var isEnabled: Bool
        var items: [Item]

        init(json: JSON) {
          <before>
        }
      }

      func change(_ model: inout Model) {
        model.isEnabled = false
        model.items.removeAll()
      }

      """, indentation: 2),
    "decoding-rule": Self(
      """
      struct Model {
        var price: String

        init(json: JSON) {
          <before>
        }
      }

      func change(_ model: inout Model) { model.price = "" }

      """, indentation: 2),
    "delegated-initializer": Self(
      """
      final class Model {
        let id: Int
        let name: String

        <before>
      }

      """),
    "required-read": Self(
      """
      struct Author {
        let id: Int
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
        }
      }

      struct Model {
        let id: Int
        let author: Author

        init?(json: JSON) {
          <before>
        }
      }

      """, indentation: 2),
    "library-rule": Self(
      """
      enum Role: String { case admin, guest }

      struct Session {
        let raw: Any
        init(json: JSON) { raw = json.error as Any }
      }

      struct Item {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }

      struct Model {
        var role: Role?
        var link: URL?
        var date: Date
        var count: Int?
        var session: Session
        var raw: JSON
        var items: [Item] = []
        var names: [String] = []

        init(json: JSON) {
          <before>
        }
      }

      func change(_ model: inout Model) {
        model = model
      }

      """, indentation: 2),
    "guarded-read": Self(
      """
      final class Model {
        var id: Int = 0
        var name: String?

        init(json: JSON) {
          <before>
        }
      }

      """, indentation: 2),
    "present-read": Self(
      """
      struct User {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      struct Model {
        var owner: User?
        var editor: User?
        var title: String?
        var likes: Int = 0
        var next: User?

        init(json: JSON) {
          <before>
        }
      }

      """, indentation: 2),
    "refusing-statement": Self(
      """
      struct Statistics {
        let views: Int?

        init?(json: JSON) {
          <before>
        }
      }

      """, indentation: 0),
    "unwrapped-refusal": Self(
      """
      struct Model {
        var name = ""

        <before>
      }

      """, indentation: 2),
    "thrown-error": Self(
      """
      enum StoryError: Error { case invalid }

      <before>

      """),

    // MARK: Initializers, helpers and documents

    "body-handed-on": Self(
      """
      enum Log {
        static func report(_ json: JSON) { print(json.error as Any) }
      }

      final class Model {
        let id: Int
        var name = "" { didSet {} }

        init?(json: JSON) {
          <before>
        }
      }

      """),
    "body-kept-parts": Self(
      """
      final class Model {
        let raw: JSON
        let rows: [JSON]
        let parsed: JSON

        init(json: JSON) {
          <before>
          print(rows.count)
        }
      }

      """),
    "described-document": Self(
      """
      struct Model {
        let id: String
        let title: String

        init(json: JSON) {
          <before>
        }
      }

      """),
    "function-helper": helpers,
    "accessor-helper": helpers,
    "kept-document": Self(
      """
      class Model {
        let document: JSON

        <before>
      }

      final class Other: Model {}
      func show(_ models: [Model]) {}

      """),

    // MARK: Call sites and requests

    "call-site": Self(requests, indentation: 4),
    "request": Self(requests, indentation: 2),
    "request-parameters": Self(requests, indentation: 2),
    "decoding-call-site": Self(
      """
      struct User {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      struct Post {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      final class Screen {
        var users: [User] = []
        var owner: User?
        var posts: [Post] = []

        func show(_ json: JSON, items: [JSON]) {
          <before>
        }
      }

      """, tightening: .declared),
    "model-call-site": Self(
      """
      struct User {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      struct Tag {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      struct Post {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      struct Note {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }

      final class Screen {
        var tags: [Tag] = []
        var notes: [Note] = []

        func show(_ value: Any, _ value2: Any, data: Data) {
          let json2 = JSON(value2)
          <before>
          print(user, posts)
        }
      }

      """),

    // MARK: Preparation

    "parts-initializer": Self(
      """
      struct Model {
        let id: Int
        let name: String?

        <before>
      }

      """, stage: .preparation),
    "factory-initializer": Self(
      """
      final class User {
        let id: Int
        var name = ""

        init(id: Int) { self.id = id }

        <before>
      }

      """, stage: .preparation),
    "filling-method": Self(
      """
      <before 1>

      func user(_ answer: JSON) -> User {
        <before 2>
        return user
      }

      """, stage: .preparation),
    "list-factory": Self(
      """
      final class User {
        let name: String

        init(name: String) { self.name = name }

        static func from(json: JSON) -> User { User(name: json["name"].stringValue) }
        <before 1>
      }

      func show(_ json: JSON) {
        <before 2>
        print(friends)
      }

      """),
    "merged-superclass": Self(file),
    "shared-initializer": Self(
      """
      protocol Mappable {
        init()
        mutating func map(_ json: JSON)
      }

      <before>

      struct User: Mappable {
        var name: String?

        mutating func map(_ json: JSON) { name = json["name"].string }
      }

      """, stage: .preparation),
    "source-initializer": Self(
      """
      struct User {
        var name: String

        <before 1>
      }

      func user(_ answer: Data) -> User {
        <before 2>
        return user
      }

      """),
    "split-initializer": Self(
      """
      public struct User {
        let name: String

        <before>
      }

      """),
    "parsing-initializer": Self(
      """
      struct User {
        let name: String

        <before 1>
      }

      func user(_ answer: [String: Any]) -> User {
        <before 2>
        return user
      }

      """, stage: .preparation),

    // MARK: Declarations

    "dispatched-initializer": Self(
      """
      class Message {
        let id: Int

        <before>
      }

      final class Text: Message {
        let text: String

        required init(json: JSON) {
          text = json["text"].stringValue
          super.init(json: json)
        }
      }

      func message(_ json: JSON, of type: Message.Type) -> Message { type.init(json: json) }

      """),
    "staying-superclass": Self(
      """
      class Page {
        let raw: Any

        init(json: JSON) { raw = json.error as Any }
      }

      class Article: Page {
        var title: String?

        <before>
      }

      """),
    "unused-functions": Self(
      """
      struct Model {
        var point = 0

        <before>
      }

      """),
    "unwrapping-statement": Self(
      """
      struct Model {
        let id: Int?
        init(json: JSON) { id = json["id"].int }
      }

      func show(_ m: Model) {
        <before>
      }

      """, evidence: ["evidence.json": #"{"id": 1}"#]),
  ]

  private static let helpers = Self(
    """
    let formatter = ISO8601DateFormatter()

    enum Parser {
      <function-helper>
    }

    extension JSON {
      <accessor-helper>
    }

    struct Model {
      let from: Date?
      let to: Date?

      init(json: JSON) {
        from = Parser.date(json["from"])
        to = json["to"].date
      }
    }

    """, indentation: 2)

  private static let requests = """

    let API = "api"
    let L_ERROR = "error"

    final class ItemsResponse: APIResponse {
      var status: Status.StatusParams?
      var items: [String] = []
      init(json: JSON) {
        status = Status.StatusParams(json: json["status"])
        items = json["items"].arrayValue.map { $0.stringValue }
      }
    }

    enum Shop {
      <request-parameters>
      <request>
    }

    final class Screen {
      var items: [String] = []
      let referer = ""
      func show(_ text: String) {}
      func load() {
        <call-site>
      }
    }

    """
}
