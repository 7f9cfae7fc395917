import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers, each time one of them has a new one and both have any.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output)
    /// How publishing can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher from others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// What has come so far.
    private struct Latest {
      var a: A.Output?
      var b: B.Output?

      var both: Output? {
        guard let a, let b else { return nil }
        return (a, b)
      }
    }

    private enum Change {
      case a(A.Output)
      case b(B.Output)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Merge(a.map(Change.a), b.map(Change.b))
        .scan(Latest()) { latest, change in
          switch change {
          case .a(let value): Latest(a: value, b: latest.b)
          case .b(let value): Latest(a: latest.a, b: value)
          }
        }
        .compactMap(\.both)
        .subscribe(subscriber)
    }
  }

  /// Publishes the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How publishing can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher from others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// Publishes the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What is published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How publishing can fail.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher from others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .subscribe(subscriber)
    }
  }
}
