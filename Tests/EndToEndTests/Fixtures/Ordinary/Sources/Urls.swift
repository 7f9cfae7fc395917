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
  func load(_ u: URL, done: @escaping (Result<Data, any Error>) -> Void) {
    let t = URLSession.shared.dataTask(with: u) { d, r, e in
      if let e { done(.failure(e)) } else { done(.success(d ?? Data())) }
    }
    t.resume()
  }
  func get(_ u: URL) async throws -> Data {
    let (d, _) = try await URLSession.shared.data(from: u)
    return d
  }
}
