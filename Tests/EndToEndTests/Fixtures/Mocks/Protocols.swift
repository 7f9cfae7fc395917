// swift-format-ignore-file
import Foundation

struct Person: Sendable, Equatable { var id: Int; var name: String }
enum Failure: Error { case offline }
typealias Completion = (Result<Person, any Error>) -> Void

protocol Named: AnyObject {
  var name: String { get }
}

protocol GreetingView: Named {
  var title: String? { get set }
  func show(_ text: String, animated: Bool)
  func show(_ person: Person)
  func showLoading()
  @discardableResult func ask(_ question: String) -> Bool
  func load(id: Int, completion: @escaping Completion)
  func each(_ body: (Person) -> Void)
  func sum(_ numbers: Int..., into total: inout Int)
  func `repeat`(_: Int)
  static func make(name: String) -> Self
}

protocol PersonLoading: Sendable {
  var count: Int { get async throws }
  func person(id: Int) async throws -> Person
  func people() async -> [Person]
  func first() async throws(Failure) -> Person?
}

@MainActor protocol Screen: AnyObject {
  var isShown: Bool { get set }
  init(person: Person)
  func present(_ screen: any Screen, completion: (@MainActor () -> Void)?) async
  func refresh() async throws -> Person
  nonisolated func identifier() -> String
}

protocol Store<Item>: AnyObject {
  associatedtype Item: Codable & Sendable
  associatedtype Key: Hashable = String
  func item(for key: Key) throws -> Item?
  func save(_ item: Item, for key: Self.Key)
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T where T: Sendable
  func log(_ value: some CustomStringConvertible)
}

protocol Cell: NSObjectProtocol, Hashable {
  func prepare()
  init?(code: String) throws
}

enum Outer {
  protocol Inner { func run(_ job: @Sendable @escaping () async -> Void) -> any Error }
}

protocol Counter { mutating func add(_ step: Int) throws -> Int }
