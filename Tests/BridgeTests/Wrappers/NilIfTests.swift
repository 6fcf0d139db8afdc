import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("NilIfEmpty and NilIfAbsent")
struct NilIfTests {
  struct User: LegacyDecodable {
    let name: String
  }

  struct Post: LegacyDecodable {
    @NilIfEmpty var editor: User?
    @NilIfAbsent var reader: User?
  }

  @Test(
    "are nil where the condition does not hold, and made by it where it does",
    arguments: [
      #"{}"#, #"[]"#, #"{"editor": null, "reader": null}"#, #"{"editor": {}, "reader": {}}"#,
      #"{"editor": [], "reader": []}"#, #"{"editor": 5, "reader": "a"}"#,
      #"{"editor": {"name": 1}, "reader": {"name": "a"}}"#, #"{"editor": [1], "reader": [{}]}"#,
    ])
  func conditions(document: String) {
    let json = JSON(parseJSON: document)
    let post = Post(json: json)
    #expect(post.editor?.name == (json["editor"].isEmpty ? nil : User(json: json["editor"]).name))
    #expect(post.reader?.name == (json["reader"].exists() ? User(json: json["reader"]).name : nil))
  }

  @Test("begin with nil")
  func begin() {
    #expect(NilIfEmpty<Int>() == NilIfEmpty(wrappedValue: nil))
    #expect(NilIfAbsent<Int>() == NilIfAbsent(wrappedValue: nil))
  }
}
