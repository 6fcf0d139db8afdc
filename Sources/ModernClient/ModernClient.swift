// Requests, middlewares and pages are written with the types of the transport: one import brings both.
@_exported import HTTPTransport
