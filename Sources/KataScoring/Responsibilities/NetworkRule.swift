import KataCore

/// Asks a server, or prepares and inspects the asking.
///
/// - Has it: `URLSession.shared.dataTask(with: url)`, `components.queryItems = items`, `response.statusCode == 200`
/// - Has not: `loader.load(url)` on a type of the program
///
/// An address belongs to what it is used for: one that is shown in a browser is navigation.
struct NetworkRule: ResponsibilityRule {
  let responsibility = Responsibility.network

  func isFulfilled(by atom: ReadAtom, in code: CodeReading) -> Bool {
    let isLogged = code.found[atom.index].contains(.logging)
    // What is read of an answer in order to say that it is none, or what it holds, is part of that.
    let model = ModelReading(code)
    let isTold =
      isLogged
      || atom.atom.kind == .statement && (model.fails(atom) || RawReading(code).reads(atom))
    if atom.uses.contains(where: { isDirect($0, atom, code) && !(isTold && $0.kind == .read) })
      || callsOff(atom, code) || looksAtStatus(atom, code)
    {
      return atom.atom.kind != .defaultArgument
    }
    if atom.uses.contains(where: Self.isAddress) { return isForServer(atom, code) }
    if atom.uses.contains(where: { fetchesForView($0, code) || isCast($0, code) }) { return true }
    if atom.holdsAddress, !isLogged { return isForServer(atom, code) }
    if atom.has(.interpolation) || atom.has(.operation, "+"), isReadForServer(atom, code) {
      return true
    }
    if atom.has(.call, "append"), atom.uses.contains(where: { HTTPNames.isValue($0.type) }) {
      return true
    }
    // An address that is put together for a function that asks a server.
    if atom.has(.interpolation), atom.uses.contains(where: { Self.asks($0, code) }) { return true }
    return isPartOfRequest(atom, code) || isAskedForServer(atom, code) || handsRequest(atom)
      || choosesRequest(atom) || namesParameters(atom, code)
  }

  /// Decides, in a function that answers with a request, what it asks for.
  private func choosesRequest(_ atom: ReadAtom) -> Bool {
    atom.atom.branch == .switch && HTTPNames.isValue(atom.function.resultType)
  }

  /// Hands a request that is ready to whoever sends it.
  private func handsRequest(_ atom: ReadAtom) -> Bool {
    guard atom.atom.kind == .statement else { return false }
    return atom.has(.read) { $0.chain.isEmpty && Self.requests.contains($0.type ?? "") }
      && atom.has(.call) {
        !$0.labels.isEmpty && $0.on != atom.type.name && !Self.requests.contains($0.on ?? "")
      }
  }

  private static let requests: NameSet = ["URLRequest", "NSURLRequest", "NSMutableURLRequest"]

  /// Puts a table together that nothing but a request is made with.
  private func namesParameters(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.atom.kind == .statement, atom.atom.binds.count == 1,
      atom.has(.literal, "dictionary"), !atom.has(.call)
    else { return false }
    let readers = code.readers(of: atom.atom.binds[0], after: atom).map(code.atom)
    return readers.contains { reader in
      reader.uses.contains { $0.kind != .read && isDirect($0, reader, code) }
    }
  }

  /// Whether a property gives a text that others put into addresses or requests.
  private func isAskedForServer(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.function.kind == .getter, atom.function.resultType == "String", !atom.isInView,
      atom.holdsText || atom.atom.branch == .switch
    else { return false }
    return code.readers(ofProperty: atom.function.name).map(code.atom).contains { reader in
      reader.index != atom.index
        && reader.uses.contains { $0.name == atom.function.name && $0.on == atom.type.name }
        && (reader.uses.contains { Self.isAddress($0) || Self.known.covers($0, in: code) }
          || isReadForServer(reader, code))
    }
  }

  /// Whether a text is put together for an address or a request that follows.
  private func isReadForServer(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.atom.binds.contains { name in
      code.readers(of: name, after: atom).contains { index in
        let reader = code.atom(index)
        if reader.uses.contains(where: Self.isAddress) { return isForServer(reader, code) }
        return reader.has(.make) && reader.uses.contains { isDirect($0, reader, code) }
      }
    }
  }

  /// Whether a call reaches a function of the program that asks a server itself.
  static func asks(_ use: Use, _ code: CodeReading) -> Bool {
    guard use.kind == .call else { return false }
    return code.callees(of: use).flatMap(code.atoms(ofFunction:)).contains { atom in
      code.atom(atom).uses.contains { known.covers($0, in: code) }
    }
  }

  /// A call of what the program adds to the platform's views, where that asks a server.
  private func fetchesForView(_ use: Use, _ code: CodeReading) -> Bool {
    guard use.kind == .call, code.isPlatformView(use.on), code.callees(of: use).isEmpty else {
      return false
    }
    return code.additions(named: use.name).flatMap(code.atoms(ofFunction:)).contains { atom in
      code.atom(atom).uses.contains { Self.known.covers($0, in: code) }
    }
  }

  /// Looks at an answer as the one of a server.
  private func isCast(_ use: Use, _ code: CodeReading) -> Bool {
    use.kind == .cast && code.nature(use.name) == nil && Self.known.types.contains(use.name)
  }

  private func isDirect(_ use: Use, _ atom: ReadAtom, _ code: CodeReading) -> Bool {
    if code.service(use) == .network { return use.kind != .read }
    if use.chain.contains("kf") || use.name == "kf" {
      return use.kind == .call && code.nature(on: use) == nil
    }
    if Self.known.covers(use, in: code) { return true }
    if use.kind == .call, Self.pictures.contains(use.name), code.isPlatformView(use.on) {
      return true
    }
    if use.on == "String", use.name == "addingPercentEncoding" { return true }
    if use.kind == .read, use.name == "statusCode", use.on == nil, !use.chain.isEmpty {
      return true
    }
    if use.kind == .make, use.labels.first == "contentsOf",
      code.keepsFiles(atom.function.type) || code.found[atom.index].contains(.storage)
    {
      return false
    }
    let isRemote = use.kind == .make && (use.name == "Data" || use.name == "String")
    return isRemote && use.labels.first == "contentsOf"
  }

  /// Compares what was read of an answer before.
  private func looksAtStatus(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.atom.kind == .condition
      && (atom.atom.branch == .switch || atom.has(.operation) && atom.has(.literal, "number"))
      && !atom.has(.call) && code.givers(of: atom).contains { $0.has(.read, "statusCode") }
  }

  /// Stops or starts a request that was made before.
  private func callsOff(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    atom.has(.call) { use in
      ["cancel", "suspend"].contains(use.name) && use.chain.count == 1 && use.on == nil
    } && code.givers(of: atom).contains { code.found[$0.index].contains(.network) }
  }

  private static func isAddress(_ use: Use) -> Bool {
    use.kind == .make && ["URL", "NSURL"].contains(use.name) && use.labels.first == "string"
  }

  /// Follows an address to what it is used for.
  private func isForServer(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    let isShown = { (atom: ReadAtom) in
      atom.uses.contains { NavigationRule.isDirect($0, atom, code) }
    }
    if isShown(atom) || StorageRule().isFulfilled(by: atom, in: code)
      || atom.has(.read, "lastPathComponent")
    {
      return false
    }
    let readers = atom.atom.binds.flatMap { code.readers(of: $0, after: atom) }.map(code.atom)
    return !readers.contains { isShown($0) || $0.uses.contains { WayReading(code).leadsOn($0) } }
  }

  /// A piece of a request that a type made for requests answers with: a path, a host, a method.
  private func isPartOfRequest(_ atom: ReadAtom, _ code: CodeReading) -> Bool {
    guard atom.function.kind == .getter || atom.function.kind == .initialValues,
      !atom.isInView,
      code.speakHTTP[atom.function.type], !atom.isComplaint
    else { return false }
    if atom.atom.branch == .switch { return true }
    return atom.holdsText || atom.uses.contains { HTTPNames.isValue($0.type) }
  }

  /// What packages add to views, to have them fetch their picture.
  private static let pictures: Set<String> = [
    "sd_setImage", "af_setImage", "pin_setImage", "hnk_setImageFromURL", "sd_setImageWithURL",
    "sd_setBackgroundImage",
  ]

  static let known = KnownAPI(
    types: [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionWebSocketTask", "URLRequest",
      "NSMutableURLRequest", "NSURLConnection", "URLResponse", "HTTPURLResponse", "URLComponents",
      "URLQueryItem", "URLCredential", "URLProtectionSpace", "NWPathMonitor", "NWConnection",
      "AF", "Alamofire", "Session", "SessionManager", "DataRequest", "DownloadRequest",
      "UploadRequest", "DataResponse", "HTTPHeaders", "HTTPHeader", "URLEncoding", "JSONEncoding",
      "ParameterEncoding", "RequestInterceptor", "NetworkReachabilityManager", "MoyaProvider",
      "RxMoyaProvider", "ReactiveSwiftMoyaProvider", "NetworkLoggerPlugin", "AFHTTPSessionManager",
      "ApolloClient", "SocketManager", "SocketIOClient", "Just", "HTTPResult",
      "ImageDownloader", "KingfisherManager", "SDWebImageManager", "SDWebImageDownloader",
      "ImagePipeline", "ImageRequest", "ImageResource", "Nuke", "PFQuery", "Auth", "URLError",
    ],
    words: ["sendEmailVerification", "sendPasswordReset"],
    shapes: [
      "dataTask(with:)", "dataTask(with:completionHandler:)", "dataTaskPublisher(for:)",
      "data(for:)", "data(from:)", "sd_setImage(with:)", "sd_setImage(with:placeholderImage:)",
      "sd_setImage(with:placeholderImage:options:)", "af_setImage(withURL:)", "resume()",
      "sd_cancelCurrentImageLoad()", "responseDecodable(of:)", "responseJSON()", "responseData()",
    ])
}
