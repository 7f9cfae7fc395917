import Foundation

struct Api13 {
  func url(_ q: String) -> URL? {
    var c = URLComponents()
    c.scheme = "https"
    c.host = "example.com"
    c.path = "/search"
    c.queryItems = [URLQueryItem(name: "q", value: q)]
    return c.url
  }
  func parts(_ u: URL) -> [String] {
    [
      u.lastPathComponent, u.pathExtension, u.host ?? "", u.scheme ?? "", u.absoluteString,
      u.deletingLastPathComponent().path, u.appendingPathComponent("a").absoluteString,
      u.appending(queryItems: [.init(name: "p", value: "1")]).query ?? "",
    ] + u.pathComponents
  }
  func request(_ u: URL) -> URLRequest {
    var r = URLRequest(url: u, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
    r.httpMethod = "POST"
    r.setValue("application/json", forHTTPHeaderField: "Content-Type")
    r.httpBody = Data("{}".utf8)
    return r
  }
  func check(_ r: URLResponse) throws {
    guard let h = r as? HTTPURLResponse, (200..<300).contains(h.statusCode) else {
      throw URLError(.badServerResponse)
    }
  }
}
