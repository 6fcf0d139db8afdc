import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct MultipartBodyTests {
  private struct UploadPhoto: HTTPPostRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("photos")
    let body: HTTPBody?

    init(title: String, jpeg: Data) {
      body = .multipart([
        .field("title", title),
        .file("photo", data: jpeg, fileName: "photo.jpg", contentType: "image/jpeg"),
      ])
    }
  }

  @Test func fieldsAndFilesArriveAtAServer() async throws {
    let received = Locked<[Received]>([])
    try await withServer { request in
      received.withLock { $0.append(request) }
      return ServerResponse("done")
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      _ = try await client.call(UploadPhoto(title: "A cat & a dog", jpeg: Data("JPEG\r\n--x".utf8)))
    }
    let request = try #require(received.withLock { $0.first })
    let type = try #require(request.header("Content-Type"))
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    let boundary = type.dropFirst("multipart/form-data; boundary=".count)
    #expect(
      request.body == """
        --\(boundary)\r
        Content-Disposition: form-data; name="title"\r
        \r
        A cat & a dog\r
        --\(boundary)\r
        Content-Disposition: form-data; name="photo"; filename="photo.jpg"\r
        Content-Type: image/jpeg\r
        \r
        JPEG\r
        --x\r
        --\(boundary)--\r

        """)
  }

  @Test func aRequestThatKeepsItsBodyHasTheSameBytesEveryTime() throws {
    let request = UploadPhoto(title: "a", jpeg: Data([1]))
    let first = try request.urlRequest(baseURL: URL(string: "https://example.test"))
    #expect(try first == request.urlRequest(baseURL: URL(string: "https://example.test")))
  }

  @Test func aContentTypeThatWouldBecomeAHeaderIsAnError() {
    let body = HTTPBody.multipart([.file("a", data: Data(), fileName: nil, contentType: "a\r\nX-Own: 1")])
    #expect(throws: EncodingError.self) { try body.data() }
  }
}
