import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct MultipartFileTests {
  /// As the documentation shows it.
  private struct UploadRequestParams: RequestParams {
    let jpeg: Data

    func getUrl() -> String? { "http://example.test/upload" }
    func getRequestParams() -> Any {
      ["title": "Cat", "photo": MultipartFile(data: jpeg, fileName: "cat.jpg", contentType: "image/jpeg")]
    }
    func getContentType() -> ContentType { .multipart }
  }

  @Test func theDocumentedExampleWorks() async throws {
    let transport = StubTransport(body: #"{"names": ["a"]}"#)
    let request = PostRequest<Products>(params: UploadRequestParams(jpeg: Data("JPEG".utf8)), referer: "")
    #expect(await request.outcome(with: APIConfiguration(transport: transport)).names == ["a"])
    let body = try #require(transport.sent.withLock { $0.first?.httpBody })
    let text = String(decoding: body, as: UTF8.self)
    #expect(text.contains("name=\"photo\"; filename=\"cat.jpg\"\r\nContent-Type: image/jpeg\r\n\r\nJPEG\r\n"))
    #expect(text.contains("name=\"title\"\r\n\r\nCat\r\n"))
  }

  @Test func aFileWithoutATypeIsBytes() {
    #expect(MultipartFile(data: Data(), fileName: "a").contentType == "application/octet-stream")
  }

  @Test func aContentTypeThatWouldBreakTheHeadersIsAnError() async {
    let transport = StubTransport(body: "{}")
    let file = MultipartFile(data: Data(), fileName: "a", contentType: "text/plain\r\nX-Evil: 1")
    let outcome = await post(
      Params(params: ["file": file], contentType: .multipart), with: APIConfiguration(transport: transport))
    #expect(outcome.error is EncodingError)
    #expect(transport.sent.withLock { $0.isEmpty })
  }
}
