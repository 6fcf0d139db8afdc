/// A request that reads.
public protocol HTTPGetRequest: HTTPRequestRepresentation {}

extension HTTPGetRequest {
  public var method: HTTPMethod { .get }
}

/// A request that sends something.
public protocol HTTPPostRequest: HTTPRequestRepresentation {}

extension HTTPPostRequest {
  public var method: HTTPMethod { .post }
}

/// A request that puts something in place of what is there.
public protocol HTTPPutRequest: HTTPRequestRepresentation {}

extension HTTPPutRequest {
  public var method: HTTPMethod { .put }
}

/// A request that changes a part of what is there.
public protocol HTTPPatchRequest: HTTPRequestRepresentation {}

extension HTTPPatchRequest {
  public var method: HTTPMethod { .patch }
}

/// A request that removes something. What most servers answer is nothing, so that is its response unless it names one.
public protocol HTTPDeleteRequest: HTTPRequestRepresentation {
  associatedtype Response = Void
}

extension HTTPDeleteRequest {
  public var method: HTTPMethod { .delete }
}

/// A request for the header fields that a ``HTTPGetRequest`` would get. To see them, ask for the
/// ``HTTPClient/fullResponse(to:referer:progress:)``.
public protocol HTTPHeadRequest: HTTPRequestRepresentation {
  associatedtype Response = Void
}

extension HTTPHeadRequest {
  public var method: HTTPMethod { .head }
}
