import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Decoded by a rule")
struct DecodedByTests {
  private enum Role: String {
    case none = ""
    case student
    case teacher
  }
  private enum Level: Int { case zero, one }

  private struct Account: LegacyDecodable {
    @DecodedBy<RawValueRule<Role>> var role: Role?
    @DecodedBy<ExactRawValueRule<Role>> var exactRole: Role?
    @DecodedBy<RawValueRule<Level>> var level: Level?
    @DecodedBy<TextURLRule> var link: URL?
    @DecodedBy<ExactTextURLRule> var exactLink: URL?
    @DecodedBy<SecondsSince1970Rule> var born: Date
    @DecodedBy<ParsedTextRule<Int>> var count: Int?
    @DecodedBy<ExactParsedTextRule<Int>> var exactCount: Int?
    @DecodedBy<OnlyStringsRule> var tags: [String]?
    @DecodedBy<EntriesRule<String>> var names: [String]
    @DecodedBy<DescriptionRule> var text: String
    @DecodedBy<CountedElementsRule<String>> var words: [String]
    @DecodedBy<WholeDocumentRule> var raw: JSON
  }

  /// What the old code gave, from the same document.
  private struct Expected {
    let json: JSON
    var role: Role? { Role(rawValue: json["role"].stringValue) }
    var exactRole: Role? { json["exact_role"].string.flatMap { Role(rawValue: $0) } }
    var level: Level? { Level(rawValue: json["level"].intValue) }
    var link: URL? { URL(string: json["link"].stringValue) }
    var exactLink: URL? { json["exact_link"].string.flatMap { URL(string: $0) } }
    var born: Date { Date(timeIntervalSince1970: json["born"].doubleValue) }
    var count: Int? { Int(json["count"].stringValue) }
    var exactCount: Int? { json["exact_count"].string.flatMap { Int($0) } }
    var tags: [String]? { json["tags"].arrayObject as? [String] }
    var names: [String] { json["names"].map { $1.stringValue } }
    var text: String { String(describing: json["text"]) }
    var words: [String] { (0..<json["words"].count).map { json["words"][$0].stringValue } }
    var raw: JSON { json }
  }

  private struct Passport: LegacyFailableDecodable {
    @DecodedBy<RefusingRule<RawValueRule<Role>>> var role: Role
    @DecodedBy<RefusingRule<ExactTextURLRule>> var link: URL
  }

  @Test(
    "refuses a document without the value",
    arguments: [
      "null", "{}", #"{"role": "student"}"#, #"{"link": "https://a.b"}"#, #"{"role": "?", "link": "https://a.b"}"#,
      #"{"role": "teacher", "link": "https://a.b"}"#, #"{"role": null, "link": "https://a.b"}"#,
      #"{"role": "student", "link": 5}"#, #"{"role": "student", "link": ""}"#,
    ])
  func refusal(_ text: String) {
    let json = JSON(parseJSON: text)
    let passport = Passport(json: json)
    let role = Role(rawValue: json["role"].stringValue)
    let link = json["link"].string.flatMap { URL(string: $0) }
    #expect((passport == nil) == (role == nil || link == nil))
    #expect(passport == nil || passport?.role == role && passport?.link == link)
  }

  @Test(
    "gives what the old expression gave",
    arguments: [
      "null", "{}", "[]", "7",
      #"{"role":"teacher","exact_role":"student","level":1,"link":"https://a.b/c#d","exact_link":"https://a.b","born":12.5,"count":"12","exact_count":"12","tags":["a","b"],"text":{"a":[1,"b"]},"names":["a",5,null],"words":["a",5,null,{}]}"#,
      #"{"role":null,"exact_role":null,"level":null,"link":null,"exact_link":null,"born":null,"count":null,"exact_count":null,"tags":null,"text":null,"names":null}"#,
      #"{"role":5,"exact_role":5,"level":"1","link":5,"exact_link":5,"born":"12.5","count":12,"exact_count":12,"tags":["a",5],"text":1.5,"names":{"k":7},"words":{"k":"a","l":"b"}}"#,
      #"{"role":"?","exact_role":"?","level":9,"link":"","exact_link":"","born":true,"count":"x","exact_count":"x","tags":{},"text":"é\\n","names":"x","words":"xyz"}"#,
      #"{"role":[],"exact_role":{},"level":1.5,"link":{},"exact_link":[],"born":[],"count":1.5,"exact_count":1.5,"tags":[],"text":true,"names":[]}"#,
    ])
  func sameAsTheExpression(_ text: String) {
    let json = JSON(parseJSON: text)
    let (account, expected) = (Account(json: json), Expected(json: json))
    #expect(account.role == expected.role)
    #expect(account.exactRole == expected.exactRole)
    #expect(account.level == expected.level)
    #expect(account.link == expected.link)
    #expect(account.exactLink == expected.exactLink)
    #expect(account.born == expected.born)
    #expect(account.count == expected.count)
    #expect(account.exactCount == expected.exactCount)
    #expect(account.tags == expected.tags)
    #expect(account.text == expected.text)
    #expect(account.names == expected.names)
    #expect(account.words == expected.words)
    #expect(account.raw == expected.raw)
  }

  /// Types that are not converted: one that takes any document, and one that may refuse it.
  private struct Session: LegacyReadable, Equatable {
    let raw: String
    static func legacyValue(from json: JSON) -> Session { Session(raw: json.rawString() ?? "") }
  }

  private struct Ticket: LegacyReadable, Equatable {
    let id: Int
    static func legacyValue(from json: JSON) -> Ticket? { json["id"].int.map(Ticket.init) }
  }

  private struct Visit: LegacyDecodable {
    @DecodedBy<BridgedRule<Session>> var session: Session
    @DecodedBy<BridgedElementsRule<Session>> var sessions: [Session]
    @DecodedBy<BridgedRule<Ticket>> var ticket: Ticket?
    @DecodedBy<BridgedElementsRule<Ticket>> var tickets: [Ticket?]
  }

  @Test(
    "gives what the old initializer gives of a type that is not converted",
    arguments: [
      "null", "{}", #"{"session":null,"sessions":null,"ticket":null,"tickets":null}"#,
      #"{"session":{"a":1},"sessions":[1,"b",null],"ticket":{"id":3},"tickets":[{"id":1},{},5]}"#,
      #"{"session":7,"sessions":{"a":1},"ticket":{"id":"3"},"tickets":"x"}"#,
    ])
  func bridged(_ text: String) {
    let json = JSON(parseJSON: text)
    let visit = Visit(json: json)
    #expect(visit.session == Session.legacyValue(from: json["session"]))
    #expect(visit.sessions == json["sessions"].arrayValue.map { Session.legacyValue(from: $0) })
    #expect(visit.ticket == Ticket.legacyValue(from: json["ticket"]))
    #expect(visit.tickets == json["tickets"].arrayValue.map { Ticket.legacyValue(from: $0) })
  }

  private struct Product: LegacyDecodable, Equatable {
    let id: Int
    @DecodedBy<PriceRule> var price: String
    @DecodedBy<NameRule> var name: String
    @DecodedBy<UnwrappedRule<Int>> var count: Int

    enum PriceRule: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
    enum NameRule: ObjectDecodingRule {
      static let value = Decoding<String> { container in
        try container.value(String.self, at: "first") + " " + container.value(String.self, at: "last")
      }
    }
  }

  @Test("a rule reads its key, a rule of the object reads any")
  func ownRules() throws {
    let json = JSON(parseJSON: #"{"id":1,"price":"5","first":"A","last":"B","name":"no","count":3}"#)
    let product = Product(json: json)
    #expect(product.price == "$5")
    #expect(product.name == "A B")
    #expect(product.count == 3)
    #expect(product == Product(json: json))
    #expect(try LegacyDecoder().decode([Product].self, from: [json]).map(\.name) == ["A B"])
  }

  private struct Refused: Error {}
  private struct Strict: LegacyFailableDecodable {
    @DecodedBy<IDRule> var id: Int
    enum IDRule: DecodingRule {
      static let value = Decoding<Int> { container in
        guard let id = try container.valueIfPresent(Int.self) else { throw Refused() }
        return id
      }
    }
  }

  @Test("what a rule throws keeps the type from being decoded")
  func errors() {
    #expect(Strict(json: ["id": 1])?.id == 1)
    #expect(Strict(json: ["id": "1"]) == nil)
  }

  private struct Plain: Decodable {
    @DecodedBy<Product.PriceRule> var price: String
  }
  private struct PlainOfObject: Decodable {
    @DecodedBy<Product.NameRule> var name: String
  }

  @Test("Foundation's decoder has no object around a property")
  func otherDecoders() throws {
    let data = Data(#"{"price":"5","name":"x","first":"A","last":"B"}"#.utf8)
    #expect(try JSONDecoder().decode(Plain.self, from: data).price == "$5")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PlainOfObject.self, from: data) }
  }

  private struct PlainKind: Decodable {
    @DecodedBy<RawValueRule<Kind>> var kind: Kind?
    @DecodedBy<RefusingRule<ExactTextURLRule>> var link: URL
    enum Kind: String { case old, new }
  }

  @Test(
    "an absent key is null to the rule, under Foundation's decoder too",
    arguments: [
      (#"{"kind": "new", "link": "a"}"#, PlainKind.Kind.new), (#"{"kind": null, "link": "a"}"#, nil),
      (#"{"link": "a"}"#, nil), (#"{"kind": 5, "link": "a"}"#, nil),
    ])
  private func absentKeys(_ text: String, _ kind: PlainKind.Kind?) throws {
    let found = try JSONDecoder().decode(PlainKind.self, from: Data(text.utf8))
    #expect(found.kind == kind)
    #expect(found.link == URL(string: "a"))
  }

  @Test("what refuses, refuses what is absent too", arguments: ["{}", #"{"link": null}"#, #"{"link": 5}"#])
  func refusedKeys(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PlainKind.self, from: Data(text.utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(PlainOfObject.self, from: Data(text.utf8)) }
  }

  private struct Settings: LegacyDecodable {
    @DecodedBy<ExactTextURLRule> var home: URL?
    init() {}
  }

  @Test("an optional property begins with nil")
  func initialValue() {
    #expect(Settings().home == nil)
  }
}
