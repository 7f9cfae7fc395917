import AddressBookContract
import Foundation

/// A server that answers when the suite says so, in whatever order.
@MainActor final class ServerFake: HTTPSession {
  typealias Completion = (Data?, Int, (any Error)?) -> Void

  private var waiting: [Task] = []
  /// Everything that was sent, such as `PUT /addresses/7 {"city": …}`, answered or not.
  private(set) var sent: [String] = []

  func dataTask(
    with request: HTTPRequest, completion: @escaping Completion
  ) -> any HTTPTask {
    Task(request: request, completion: completion, server: self)
  }

  /// Says whether a request for this waits, such as `GET /addresses`.
  func isAsked(_ question: String) -> Bool { count(question) > 0 }

  /// How many requests for this wait.
  func count(_ question: String) -> Int { waiting.filter { $0.request.question == question }.count }

  /// What waits for an answer, the oldest first.
  var open: [String] { waiting.map(\.request.question) }

  /// What has waited longest, nil when nothing waits.
  var oldest: HTTPRequest? { waiting.first?.request }

  /// What was sent for this question last, as sorted JSON.
  func body(of question: String) -> String? {
    sent.last { $0.hasPrefix(question + " ") }.map { String($0.dropFirst(question.count + 1)) }
  }

  /// Answers one of the requests for this; does nothing if there are not that many.
  func answer(_ question: String, with answer: Answer, at index: Int = 0) {
    let tasks = waiting.filter { $0.request.question == question }
    guard tasks.indices.contains(index) else { return }
    waiting.removeAll { $0 === tasks[index] }
    switch answer {
    case .data(let data): tasks[index].completion(data, 200, nil)
    case .status(let status): tasks[index].completion(nil, status, nil)
    case .nonsense: tasks[index].completion(Data("<html>502</html>".utf8), 200, nil)
    case .noConnection: tasks[index].completion(nil, 0, URLError(.notConnectedToInternet))
    }
  }

  /// How the server answers.
  enum Answer {
    case data(Data)
    case status(Int)
    case nonsense, noConnection

    static let done = status(204)
  }

  private func send(_ task: Task) {
    guard !waiting.contains(where: { $0 === task }) else { return }
    Effects.report(.network, "send", task.request.line)
    sent.append(task.request.line)
    waiting.append(task)
  }

  private func giveUp(_ task: Task) {
    Effects.report(.network, "cancel", task.request.question)
    waiting.removeAll { $0 === task }
  }

  /// Knows its server weakly, as the server holds what was sent.
  private final class Task: HTTPTask {
    let request: HTTPRequest
    let completion: Completion
    private weak var server: ServerFake?

    init(request: HTTPRequest, completion: @escaping Completion, server: ServerFake) {
      self.request = request
      self.completion = completion
      self.server = server
    }

    func resume() { server?.send(self) }
    func cancel() { server?.giveUp(self) }
  }
}

extension HTTPRequest {
  /// Method and path.
  var question: String { "\(method) \(path)" }

  /// Method, path and body, with the body's members in the order of their names.
  var line: String {
    guard let body else { return question }
    guard let members = try? JSONDecoder().decode([String: String].self, from: body) else {
      return "\(question) \(String(decoding: body, as: UTF8.self))"
    }
    return "\(question) \(Wording.json(members))"
  }
}
