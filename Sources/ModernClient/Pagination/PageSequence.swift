import Foundation

/// The pages of a list, each asked for when it is wanted. See ``HTTPClient/pages(of:)``.
public struct PageSequence<Request: PaginatedRequest>: AsyncSequence, Sendable {
  public typealias Element = Request.Request.Response

  let client: HTTPClient
  let first: Request

  /// Begins with the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(client: client, next: first) }

  /// Asks for one page after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let client: HTTPClient
    var next: Request?
    private var asked: Set<PageKey> = []

    init(client: HTTPClient, next: Request) {
      self.client = client
      self.next = next
    }

    /// Asks for the next page.
    ///
    /// - Returns: the page; nil after the last, and after an error. A page that names itself as the next one is the last.
    /// - Throws: the ``HTTPClientError`` of the call; one that ``HTTPClientError/isCancelled`` when the task was. When the
    ///   pages lead back to an earlier one, an error whose reason is a ``PaginationError/pointsBack(_:)``.
    public mutating func next() async throws -> Element? {
      guard let request = next else { return nil }
      next = nil
      guard asked.insert(PageKey(request)).inserted else {
        let call = Call(request: request, referer: nil, configuration: client.configuration)
        throw call.failure(.decoding(PaginationError.pointsBack(request.uri)), of: nil)
      }
      let page = try await client.call(request)
      next = page.next
      return page.response
    }
  }
}

/// The elements of all pages of a list, whose pages are asked for when they are reached. See
/// ``HTTPClient/elements(of:)``.
public struct PageElementSequence<Request: PaginatedRequest, Elements: Sequence>: AsyncSequence, Sendable
where Elements.Element: Sendable {
  public typealias Element = Elements.Element

  let pages: PageSequence<Request>
  let elements: @Sendable (Request.Request.Response) -> Elements

  /// Begins with the first element of the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(pages: pages.makeAsyncIterator(), elements: elements) }

  /// Goes through one page after the other.
  public struct Iterator: AsyncIteratorProtocol {
    var pages: PageSequence<Request>.Iterator
    let elements: @Sendable (Request.Request.Response) -> Elements
    var rest: Elements.Iterator?

    init(
      pages: PageSequence<Request>.Iterator, elements: @escaping @Sendable (Request.Request.Response) -> Elements
    ) {
      self.pages = pages
      self.elements = elements
    }

    /// Takes the next element, and the next page when this one has no more.
    ///
    /// - Returns: the element; nil after the last, and after an error.
    /// - Throws: the ``HTTPClientError`` of the call for a page.
    public mutating func next() async throws -> Element? {
      while true {
        if let element = rest?.next() { return element }
        guard let page = try await pages.next() else { return nil }
        rest = elements(page).makeIterator()
      }
    }
  }
}

extension HTTPClient {
  /// The pages of a list, from the one that a request asks for to the last.
  ///
  /// Nothing is sent before a page is wanted, and nothing more once the loop is left or its task is cancelled.
  ///
  /// ```swift
  /// for try await page in client.pages(of: LinkPaginatedRequest(request: ListUsers())) { show(page) }
  /// ```
  ///
  /// - Parameter request: asks for the first page.
  /// - Returns: the pages; every loop over them begins anew.
  public func pages<Request: PaginatedRequest>(of request: Request) -> PageSequence<Request> {
    PageSequence(client: self, first: request)
  }

  /// The elements of all pages of a list whose pages are arrays or other sequences.
  ///
  /// - Parameter request: asks for the first page.
  /// - Returns: the elements; the pages are asked for as by ``pages(of:)``.
  public func elements<Request: PaginatedRequest>(
    of request: Request
  ) -> PageElementSequence<Request, Request.Request.Response>
  where Request.Request.Response: Sequence, Request.Request.Response.Element: Sendable {
    elements(of: request) { $0 }
  }

  /// The elements of all pages of a list whose pages hold them somewhere inside.
  ///
  /// ```swift
  /// for try await user in client.elements(of: pages, in: { $0.users }) { show(user) }
  /// ```
  ///
  /// - Parameters:
  ///   - request: asks for the first page.
  ///   - elements: takes the elements out of a page.
  /// - Returns: the elements; the pages are asked for as by ``pages(of:)``.
  public func elements<Request: PaginatedRequest, Elements: Sequence>(
    of request: Request, in elements: @escaping @Sendable (Request.Request.Response) -> Elements
  ) -> PageElementSequence<Request, Elements> where Elements.Element: Sendable {
    PageElementSequence(pages: pages(of: request), elements: elements)
  }
}
