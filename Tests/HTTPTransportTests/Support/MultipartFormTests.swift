import Foundation
import HTTPTransport
import Testing

@Suite struct MultipartFormTests {
  private typealias Part = MultipartForm.Part

  @Test func fieldsAndFilesAreWrittenInTheirOrder() throws {
    let form = try MultipartForm([
      Part(name: "title", data: Data("Cat".utf8)),
      Part(name: "photo", data: Data([0xFF, 0x00, 0x0D, 0x0A]), fileName: "cat.jpg", contentType: "image/jpeg"),
      Part(name: "title", data: Data()),
    ]) { "edge" }
    var expected = Data("--edge\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nCat\r\n".utf8)
    expected += Data("--edge\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"cat.jpg\"\r\n".utf8)
    expected += Data("Content-Type: image/jpeg\r\n\r\n".utf8)
    expected += Data([0xFF, 0x00, 0x0D, 0x0A])
    expected += Data("\r\n--edge\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\n\r\n--edge--\r\n".utf8)
    #expect(form.data == expected)
    #expect(form.contentType == "multipart/form-data; boundary=edge")
  }

  @Test func aFormWithoutPartsIsClosed() throws {
    #expect(try MultipartForm([]) { "edge" }.data == Data("--edge--\r\n".utf8))
  }

  @Test(arguments: [
    (#"a"b"#, "a%22b"), ("a\r\nb", "a%0D%0Ab"), ("a\nb\rc", "a%0Ab%0Dc"), ("100%22", "100%22"),
    (#"back\slash"#, #"back\slash"#),
    ("写真.png", "写真.png"), ("a;b='c'", "a;b='c'"), ("", ""),
  ])
  func namesAreEscapedAsBrowsersDo(name: String, escaped: String) throws {
    let form = try MultipartForm([Part(name: name, data: Data(), fileName: name)]) { "edge" }
    let expected =
      "--edge\r\nContent-Disposition: form-data; name=\"\(escaped)\"; filename=\"\(escaped)\"\r\n\r\n\r\n--edge--\r\n"
    #expect(String(decoding: form.data, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    Part(name: "a", data: Data("x one y".utf8)), Part(name: "one", data: Data()),
    Part(name: "a", data: Data(), fileName: "one"), Part(name: "a", data: Data(), contentType: "text/one"),
  ])
  func aBoundaryDoesNotOccurInTheParts(part: MultipartForm.Part) throws {
    var candidates = ["one", "one", "two", "three"]
    let form = try MultipartForm([Part(name: "b", data: Data("other".utf8)), part]) { candidates.removeFirst() }
    #expect(form.boundary == "two")
    #expect(candidates == ["three"])
  }

  @Test func theSamePartsAreTheSameBytes() throws {
    let parts = [Part(name: "a", data: Data("b".utf8)), Part(name: "c", data: Data([0]), fileName: "d")]
    #expect(try MultipartForm(parts).data == MultipartForm(parts).data)
    #expect(try MultipartForm(parts).data != MultipartForm(parts.reversed()).data)
  }

  @Test func boundariesDifferAndNeedNoQuotes() throws {
    let boundaries = try (0..<100).map { try MultipartForm([Part(name: "\($0)", data: Data())]).boundary }
    #expect(Set(boundaries).count == 100)
    #expect(
      boundaries.allSatisfy {
        $0.count <= 70 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      })
  }

  @Test(arguments: ["text/plain\r\nX-Evil: 1", "text/plain\n", "text/\u{0}plain"])
  func aContentTypeBringsNoHeaderOfItsOwn(contentType: String) {
    #expect(throws: EncodingError.self) {
      try MultipartForm([Part(name: "a", data: Data(), contentType: contentType)])
    }
  }
}
