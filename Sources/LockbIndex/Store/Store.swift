internal import GRDB

/// An open knowledge base.
final class Store: Sendable {
  init(path: String) throws(IndexError) {
    throw .missing(path: path)
  }
}
