/// Files as learners write them, each with string constants of several kinds; the same ones for the same seed.
struct OrdinarySources {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The texts of some files, whose types have different names.
  mutating func files(_ numbers: Range<Int>) -> [(name: String, text: String)] {
    numbers.map { number in ("Ordinary\(number).swift", file(number)) }
  }

  private mutating func file(_ number: Int) -> String {
    let forms = [
      formatter, viewModel, states, codable, presenter, generic, asynchronous, builder, view,
    ]
    return "import Foundation\nimport UIKit\n\n" + forms[number % forms.count]("\(number)")(&self)
  }

  /// A string literal of one of the kinds that the language has, with one of the texts that may be misread.
  private mutating func literal() -> String {
    let text = pick(Self.texts)
    // Written as it is, where there are no escapes.
    let plain = text.replacing("\u{1B}", with: "␛").replacing("\t", with: "⇥")
    switch below(6) {
    case 0: return "#\"\(plain.replacing("\n", with: "\\n"))\"#"
    case 1:
      let lines = plain.split(separator: "\n").joined(separator: "\n      ")
      return "\"\"\"\n      \(lines)\n      \"\"\""
    case 2: return "\"\(escaped(text))\""
    case 3: return "\"\(escaped(text)) \\(1 + 1) \(escaped(pick(Self.texts)))\""
    case 4: return "##\"\(plain.replacing("\n", with: " ")) \"# \\##(2 * 3)\"##"
    default: return "(\"\(escaped(text))\" + \"\(escaped(pick(Self.texts)))\")"
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\u{1B}", with: "\\u{1B}").replacing("\t", with: "\\t")
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Words that a reader of symbols, sections or CI logs could take for something else.
  private static let texts = [
    "Plan A\nPlan B", "exit", "_exit U", "fork U\n_dlsym T 0 10", "Zoë, 你好, 👩‍👩‍👧",
    "e\u{301} \u{202E}right to left", "$s10Foundation7ProcessC", "$sSS10FoundationE6format",
    "Foundation.FileManager.default", ".init_array", ".ctors", "/etc/passwd", "::error::no",
    "##vso[task.complete]", "%s %n %@ %d", "swift_retain", "kata_solution", "]]>", "",
    "  two  blanks  ", "tab\tand return", "␀", "\u{1B}[31m red", "unsafe", "`",
    "https://example.com/?q=1&r=%20#top", "// no comment", "/* nor this */", "#if DEBUG",
    "import Glibc", "@_cdecl(x)", String(repeating: "long ", count: 400),
  ]
}

// MARK: - Forms of files

extension OrdinarySources {
  private typealias Form = (inout OrdinarySources) -> String

  private func formatter(_ name: String) -> Form {
    {
      """
      struct Formatter\(name) {
        private let numbers = NumberFormatter()
        private static let title = \($0.literal())
        func text(_ date: Date, _ amount: Double) -> String {
          let dates = DateFormatter()
          dates.dateFormat = "yyyy-MM-dd 'at' HH:mm"
          let price = String(format: "%.2f %@", amount, \($0.literal()))
          return Self.title + dates.string(from: date) + price.trimmingCharacters(in: .whitespaces)
        }
        var all: [String: [String]] { [\($0.literal()): [\($0.literal())], "b": []] }
      }

      """
    }
  }

  private func viewModel(_ name: String) -> Form {
    {
      """
      final class ViewModel\(name) {
        enum Problem: Error, Equatable { case empty, tooLong(limit: Int) }
        var onChange: ((String) -> Void)?
        private(set) var title = \($0.literal()) { didSet { onChange?(title) } }
        private lazy var words = title.split(separator: " ").map(String.init)
        func rename(_ text: String?) throws {
          guard let text, !text.isEmpty else { throw Problem.empty }
          if text.count > 40 { throw Problem.tooLong(limit: 40) }
          title = text.replacingOccurrences(of: "a", with: \($0.literal())).uppercased()
        }
        func load() { DispatchQueue.main.async { [weak self] in self?.title = "done" } }
      }

      """
    }
  }

  private func states(_ name: String) -> Form {
    {
      """
      enum State\(name): String, CaseIterable, Codable, Comparable {
        case idle, loading = \"loading \\u{2026}\", failed
        static func < (left: Self, right: Self) -> Bool { left.text < right.text }
        var text: String {
          switch self {
          case .idle: \($0.literal())
          case .loading: \($0.literal())
          case .failed: "failed \(name)"
          }
        }
      }

      """
    }
  }

  private func codable(_ name: String) -> Form {
    {
      """
      struct Person\(name): Codable, Hashable, Identifiable {
        let id: UUID
        var name = \($0.literal())
        var birth: Date?
        enum CodingKeys: String, CodingKey { case id, name, birth = "birth_date" }
        static func all(in data: Data) throws -> [Person\(name)] {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          return try decoder.decode([Person\(name)].self, from: data).sorted { $0.name < $1.name }
        }
        var age: Int? { birth.flatMap { Calendar.current.dateComponents([.year], from: $0).year } }
      }

      """
    }
  }

  private func presenter(_ name: String) -> Form {
    {
      """
      protocol View\(name): AnyObject { func show(_ text: String) }
      final class Presenter\(name) {
        weak var view: (any View\(name))?
        private var timer: Timer?
        private let texts: [Int: String] = [1: \($0.literal()), 2: \($0.literal())]
        func didTap(_ index: Int) {
          let text = texts[index] ?? \($0.literal())
          view?.show(text.contains(/[0-9]+ items?/) || text.contains(#/[a-z]+/#) ? "\\(index): \\(text)" : text)
        }
        deinit { print(\($0.literal())) }
      }
      extension Presenter\(name): CustomStringConvertible {
        var description: String { \"Presenter \\(texts.count)\" }
      }

      """
    }
  }

  private func generic(_ name: String) -> Form {
    {
      """
      struct Cache\(name)<Key: Hashable, Value> {
        private var values: [Key: Value] = [:]
        mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
          if let value = values[key] { return value }
          let value = try make()
          values[key] = value
          return value
        }
        subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
          values[key] ?? value()
        }
      }
      func describe\(name)() -> String {
        var cache = Cache\(name)<String, [Substring]>()
        return cache.value(for: \($0.literal())) { \($0.literal()).split(separator: ",") }.joined()
      }

      """
    }
  }

  private func asynchronous(_ name: String) -> Form {
    {
      """
      actor Counter\(name) {
        private(set) var count = 0
        func add() async { count += 1 }
      }
      final class Loader\(name) {
        private let counter = Counter\(name)()
        var task: Task<Void, Never>?
        func load() {
          task = Task { [weak self] in
            await self?.counter.add()
            try? await Task.sleep(for: .milliseconds(5))
            for await text in AsyncStream<String>(unfolding: { nil }) { print(text, \($0.literal())) }
          }
        }
        func both() async throws -> (String, Int) {
          async let first = \($0.literal())
          return (await first, await counter.count)
        }
      }

      """
    }
  }

  private func builder(_ name: String) -> Form {
    {
      """
      @resultBuilder enum Lines\(name) {
        static func buildBlock(_ lines: String...) -> [String] { lines }
      }
      @propertyWrapper struct Trimmed\(name) {
        private var text = \($0.literal())
        var wrappedValue: String {
          get { text }
          set { text = newValue.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
      }
      struct Page\(name) {
        @Trimmed\(name) var title: String
        @Lines\(name) var lines: [String] {
          \($0.literal())
          "second"
        }
        var data: Data { Data(lines.joined(separator: "\\n").utf8) }
      }

      """
    }
  }

  private func view(_ name: String) -> Form {
    {
      """
      final class Controller\(name): UIViewController {
        private let label = UILabel()
        private let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = \($0.literal())
          label.text = \($0.literal())
          button.setTitle(\($0.literal()), for: .normal)
          button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
          view.addSubview(label)
          view.addSubview(button)
        }
        @objc private func didTap() { label.isHidden.toggle() }
      }

      """
    }
  }
}
