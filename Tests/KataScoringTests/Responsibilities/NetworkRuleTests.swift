import KataCore
import Testing

struct NetworkRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      import SafariServices
      final class API { func get(_ path: String) { URLSession.shared.dataTask(with: path) } }
      final class Loader {
        let session: URLSession
        let api: API
        var components = URLComponents()
        func load(_ url: URL, _ id: Int, _ response: HTTPURLResponse) { \(line) }
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "session.dataTask(with: url).resume()", "var request = URLRequest(url: url)",
    "components.queryItems = [URLQueryItem(name: \"id\", value: nil)]",
    "let isFine = response.statusCode == 200", "let data = try? Data(contentsOf: url)",
    "let address = URL(string: \"https://example.org\")", "api.get(\"/people/\\(id)\")",
  ])
  func findsTheAskingOfAServer(line: String) throws {
    #expect(try Self.duties(line).contains(.network))
  }

  @Test(arguments: ["load(url, id, response)", "let next = id + 1", "api.get(\"/people\")"])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.network))
  }

  @Test func followsAnAddressToWhatItIsUsedFor() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        func show(_ text: String) {
          guard let url = URL(string: text) else { return }
          present(SFSafariViewController(url: url), animated: true)
        }
      }
      """)
    #expect(try sample.duties("let url") == [.navigation])
  }

  @Test func takesTheTypesOfAPackageThatNoTableNamesForItsDuty() throws {
    let sample = CodeSample(
      """
      import Moya
      final class Service {
        let endpoint: Stubbing
        func load() { endpoint.warm() }
      }
      """)
    #expect(try sample.duties("endpoint.warm()") == [.network])
  }

  @Test func findsAddressesAndPicturesThatViewsFetch() throws {
    let sample = CodeSample(
      """
      extension UIImageView {
        func fetch(_ url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
        func dim() { alpha = 0.5 }
      }
      final class Row: UITableViewCell {
        let picture = UIImageView()
        func fill(_ url: URL, _ answer: URLResponse) {
          picture.fetch(url)
          picture.dim()
          picture.kf.setImage(with: url)
          let path = "https://example.org/" + name
          guard let response = answer as? HTTPURLResponse else { return }
        }
        var name: String { "x" }
      }
      """)
    #expect(try sample.duties("picture.fetch") == [.layout, .network])
    #expect(try sample.duties("picture.kf") == [.layout, .network])
    #expect(try sample.duties("picture.dim") == [.layout])
    #expect(try sample.duties("let path") == [.network])
    #expect(try sample.duties("let response") == [.network])
  }

  @Test func takesThePartsOfAnAddressButNotOneThatIsOnlyShown() throws {
    let sample = CodeSample(
      """
      import SafariServices
      enum Page {
        case first, other
        var path: String {
          switch self {
          case .first: return "/first"
          case .other: return "/other"
          }
        }
        var title: String {
          switch self {
          case .first: return "First"
          case .other: return "Other"
          }
        }
        func ask() {
          let address = "https://example.org" + path
          let request = URLRequest(url: URL(string: address)!)
        }
      }
      final class Way {
        weak var root: UIViewController?
        func open(_ url: URL) { root?.present(SFSafariViewController(url: url), animated: true) }
      }
      final class Presenter {
        let way = Way()
        func show(_ text: String) {
          guard let url = URL(string: text) else { return }
          way.open(url)
        }
      }
      """)
    #expect(try sample.duties("return \"/first\"") == [.network])
    #expect(try sample.duties("return \"First\"") == [.presentation])
    #expect(try !sample.duties("let url").contains(.network))
  }

  @Test func followsAnAnswersStatusAndARequestButNotTheFailureThatNamesIt() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error { case status(Int) }
      final class Service {
        func load(_ url: URL, _ answer: HTTPURLResponse) throws {
          let status = answer.statusCode
          guard status < 300 else { throw Trouble.status(answer.statusCode) }
          let request = AF.request(url)
          request.cancel()
        }
      }
      """)
    #expect(try sample.duties("status < 300") == [.network])
    #expect(try sample.duties("throw") == [.domain])
    #expect(try sample.duties("request.cancel") == [.network])
  }

  @Test func findsWhatARequestIsChosenByAndWhatItCarries() throws {
    let sample = CodeSample(
      """
      enum Part { case all, one }
      enum Route: URLRequestConvertible {
        case list, one
        var path: String {
          switch self {
          case .list: return "all"
          case .one: return "one"
          }
        }
      }
      final class Client {
        let picture = UIImageView()
        func request(_ part: Part) -> URLRequest {
          switch part { case .all: break; case .one: leave() }
          return URLRequest(url: base)
        }
        func ask(_ page: Int, _ url: URL) {
          let fields = ["page": page]
          AF.request(url, parameters: fields)
          let titles = ["page": page]
          keep(titles)
          picture.sd_setImage(with: url, completed: nil)
        }
      }
      """)
    for code in ["self {", "part {", "let fields"] {
      #expect(try sample.duties(code) == [.network], "\(code)")
    }
    #expect(try sample.duties("picture.sd") == [.network, .layout])
    #expect(try sample.duties("let titles").isEmpty)
  }

  @Test func takesATextThatNamesWhatAServerIsAskedWithForNetwork() throws {
    let sample = CodeSample(
      """
      final class Client {
        func ask(_ base: String, _ name: String) {
          let place = "\\(base)/search?q=\\(name)"
          let more = "\\(base)&page=\\(name)"
          let sum = "\\(base) & more = \\(name)"
          go(place, more, sum)
        }
        func go(_ place: String, _ more: String, _ sum: String) {}
      }
      """)
    #expect(try sample.duties("let place") == [.network])
    #expect(try sample.duties("let more") == [.network])
    #expect(try sample.duties("let sum") == [.presentation])
  }

  @Test func takesTheHandingOverOfARequestForNetwork() throws {
    let sample = CodeSample(
      """
      protocol Sender { func answer(to request: URLRequest) -> Data }
      final class Client {
        let sender: any Sender
        init(sender: any Sender) { self.sender = sender }
        func ask(_ request: URLRequest) -> Data {
          log(request)
          return sender.answer(to: request)
        }
        func log(_ request: URLRequest) {}
      }
      """)
    #expect(try sample.duties("return sender") == [.network])
    #expect(try sample.duties("log(request)").isEmpty)
  }
}
