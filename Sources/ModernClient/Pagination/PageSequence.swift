import Foundation

/// The pages of a list, each requested when it is needed. See ``HTTPClient/pages(of:)``.
///
/// Every loop over it begins with the first page, because a loop uses a copy.
public struct PageSequence<Request: PaginatedRequest>: AsyncSequence, AsyncIteratorProtocol, Sendable {
  public typealias Element = Request.Request.Response
  public typealias Failure = HTTPClientError

  private let client: HTTPClient
  private var next: Request?
  private var asked: Set<PageKey> = []

  init(client: HTTPClient, first: Request) {
    self.client = client
    next = first
  }

  /// Returns the iterator, which asks for one page after the other.
  public func makeAsyncIterator() -> PageSequence { self }

  /// Requests the next page.
  ///
  /// - Returns: the page. Nil after the last page, and after an error. A page that names itself as the next one is
  ///   the last.
  /// - Throws: the ``HTTPClientError`` of the call. If the task is cancelled, one with
  ///   ``HTTPClientError/isCancelled``. If the next page is an earlier one, an error with the reason
  ///   ``HTTPClient/Refusal/nextPageIsEarlier(_:)``.
  public mutating func next() async throws(HTTPClientError) -> Element? {
    try await next(isolation: nil)
  }

  /// Requests the next page, as ``next()`` does. A loop calls this where the system has it.
  public mutating func next(isolation actor: isolated (any Actor)?) async throws(HTTPClientError) -> Element? {
    guard let request = next else { return nil }
    next = nil
    guard asked.insert(PageKey(request)).inserted else {
      let call = Call(request: request, configuration: client.configuration)
      throw call.failure(.decoding(HTTPClient.Refusal.nextPageIsEarlier(request.uri)), of: nil)
    }
    let page = try await client.call(request)
    next = page.next
    return page.response
  }
}

/// The elements of all pages of a list. Each page is requested when it is reached. See ``HTTPClient/elements(of:)``.
///
/// Every loop over it begins with the first element, because a loop uses a copy.
public struct PageElementSequence<Request: PaginatedRequest, Elements: Sequence>: AsyncSequence,
  AsyncIteratorProtocol, Sendable
where Elements.Element: Sendable {
  public typealias Element = Elements.Element
  public typealias Failure = HTTPClientError

  private var pages: PageSequence<Request>
  private let elements: @Sendable (Request.Request.Response) -> Elements
  private var rest: ArraySlice<Elements.Element> = []

  init(pages: PageSequence<Request>, elements: @escaping @Sendable (Request.Request.Response) -> Elements) {
    self.pages = pages
    self.elements = elements
  }

  /// Returns the iterator, which goes through one page after the other.
  public func makeAsyncIterator() -> PageElementSequence { self }

  /// Returns the next element, and requests the next page if this one has no more.
  ///
  /// - Returns: the element. Nil after the last element, and after an error.
  /// - Throws: the ``HTTPClientError`` of the call for a page.
  public mutating func next() async throws(HTTPClientError) -> Element? {
    try await next(isolation: nil)
  }

  /// Returns the next element, as ``next()`` does. A loop calls this where the system has it.
  public mutating func next(isolation actor: isolated (any Actor)?) async throws(HTTPClientError) -> Element? {
    while true {
      if let element = rest.popFirst() { return element }
      guard let page = try await pages.next(isolation: actor) else { return nil }
      rest = Array(elements(page))[...]
    }
  }
}

extension HTTPClient {
  /// Returns the pages of a list, from the one that the request asks for to the last.
  ///
  /// A page is requested only when it is needed. No request is sent after leaving the loop or cancelling its task.
  ///
  /// ```swift
  /// for try await page in client.pages(of: ListUsers().pagedByLink()) { show(page) }
  /// ```
  ///
  /// - Parameter request: the request for the first page.
  /// - Returns: the pages. Every loop over them starts again.
  public func pages<Request: PaginatedRequest>(of request: Request) -> PageSequence<Request> {
    PageSequence(client: self, first: request)
  }

  /// Returns the elements of all pages of a list, if the pages are arrays or other sequences.
  ///
  /// - Parameter request: the request for the first page.
  /// - Returns: the elements. The pages are requested as by ``pages(of:)``.
  public func elements<Request: PaginatedRequest>(
    of request: Request
  ) -> PageElementSequence<Request, Request.Request.Response>
  where Request.Request.Response: Sequence, Request.Request.Response.Element: Sendable {
    elements(of: request) { $0 }
  }

  /// Returns the elements of all pages of a list, if the pages contain them.
  ///
  /// ```swift
  /// for try await user in client.elements(of: pages, in: { $0.users }) { show(user) }
  /// ```
  ///
  /// - Parameters:
  ///   - request: the request for the first page.
  ///   - elements: returns the elements of a page.
  /// - Returns: the elements. The pages are requested as by ``pages(of:)``.
  public func elements<Request: PaginatedRequest, Elements: Sequence>(
    of request: Request, in elements: @escaping @Sendable (Request.Request.Response) -> Elements
  ) -> PageElementSequence<Request, Elements> where Elements.Element: Sendable {
    PageElementSequence(pages: pages(of: request), elements: elements)
  }
}
