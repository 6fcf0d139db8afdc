/// A request that reads.
public protocol HTTPGetRequest: HTTPRequestRepresentation {}

extension HTTPGetRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .get }
}

/// A request that sends something.
public protocol HTTPPostRequest: HTTPRequestRepresentation {}

extension HTTPPostRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .post }
}

/// A request that replaces a resource.
public protocol HTTPPutRequest: HTTPRequestRepresentation {}

extension HTTPPutRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .put }
}

/// A request that changes a part of a resource.
public protocol HTTPPatchRequest: HTTPRequestRepresentation {}

extension HTTPPatchRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .patch }
}

/// A request that deletes a resource. Most servers send no body, so the default response is empty.
public protocol HTTPDeleteRequest: HTTPRequestRepresentation {
  associatedtype Response = Void
}

extension HTTPDeleteRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .delete }
}

/// A request for the header fields that an ``HTTPGetRequest`` would get. To read them, use
/// ``HTTPClient/fullResponse(to:options:)``.
public protocol HTTPHeadRequest: HTTPRequestRepresentation {
  associatedtype Response = Void
}

extension HTTPHeadRequest
where MethodMember == Never, MethodUnwrapped == Never, MethodFunction == Never {
  public var method: HTTPClient.Method { .head }
}
