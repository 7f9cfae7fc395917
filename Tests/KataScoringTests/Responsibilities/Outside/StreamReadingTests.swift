import KataCore
import Testing

struct StreamReadingTests {
  private static let sample = CodeSample(
    """
    import RxSwift
    import RxCocoa
    protocol Service { func names(_ page: Int) -> Single<[String]> }
    final class Model {
      struct Input { let load = PublishRelay<Int>() }
      struct Output { let names = BehaviorRelay<[String]>(value: []) }
      let input = Input()
      let output = Output()
      let bag = DisposeBag()
      init(service: any Service) {
        input.load
          .flatMapLatest { page in
            service.names(page).catchErrorJustReturn([])
          }
          .bind(to: output.names).disposed(by: bag)
        output.names.bind(to: input.other).disposed(by: bag)
      }
    }
    final class Screen: UIViewController {
      let model: Model
      let label = UILabel()
      let bag = DisposeBag()
      func connect() {
        model.output.names.map { $0.count }.bind(to: label.rx.tag).disposed(by: bag)
      }
      func arrange() {
        label.snp.makeConstraints { $0.top.equalTo(8) }
      }
    }
    """)

  @Test func takesAChainThatTurnsInputsIntoOutputsForWhatItComputes() throws {
    #expect(try Self.sample.duties("input.load") == [.domain])
    #expect(try !Self.sample.duties("service.names(page)").contains(.observing))
  }

  @Test(arguments: ["output.names.bind", "model.output.names.map"])
  func leavesAChainThatOnlyConnectsWithObserving(line: String) throws {
    #expect(try Self.sample.duties(line).contains(.observing))
    #expect(try !Self.sample.duties(line).contains(.domain))
  }

  @Test(arguments: ["Input()", "Output()"])
  func countsADeclaredInputOrOutputForNothing(value: String) throws {
    #expect(try Self.sample.duties(value).isEmpty)
  }

  @Test(arguments: ["label.snp", "$0.top"])
  func asksAPackageOnlyForWhatNothingElseTells(line: String) throws {
    #expect(try Self.sample.duties(line) == [.layout])
  }

  @Test func leavesWrappingAFunctionAndHearingAControlOutOfObserving() throws {
    let sample = CodeSample(
      """
      import RxSwift
      final class Service {
        func names() -> Single<[String]> {
          return Single.create { single in
            return Disposables.create()
          }
        }
      }
      final class Screen: UIViewController {
        let model = Model()
        let button = UIButton()
        let field = UITextField()
        let label = UILabel()
        let bag = DisposeBag()
        func connect() {
          button.rx.tap.bind(onNext: model.load).disposed(by: bag)
          model.name.drive(label.rx.text).disposed(by: bag)
          field.rx.text.orEmpty.bind(to: model.words).disposed(by: bag)
        }
      }
      final class Model {
        let name: Driver<String>
        let words = PublishRelay<String>()
        func load() {}
      }
      """)
    #expect(try sample.duties("return Single").isEmpty)
    #expect(try sample.duties("return Disposables").isEmpty)
    #expect(try sample.duties("button.rx") == [.viewEvents])
    #expect(try sample.duties("field.rx").contains(.viewEvents))
    #expect(try sample.duties("model.name") == [.layout, .observing])
  }

  @Test func takesTheAnswerToWhoAskedForAStreamForACompletion() throws {
    let sample = CodeSample(
      """
      import RxSwift
      final class Client {
        let names = PublishSubject<String>()
        func ask(_ name: String) -> Observable<String> {
          return Observable.create { observer in
            observer.onNext(name)
            observer.onCompleted()
            self.names.onNext(name)
            return Disposables.create()
          }
        }
        func tell(_ observer: AnyObserver<String>) { observer.onError(lost) }
      }
      """)
    #expect(try sample.duties("observer.onNext").isEmpty)
    #expect(try sample.duties("observer.onCompleted").isEmpty)
    #expect(try sample.duties("self.names") == [.observing])
    #expect(try sample.duties("observer.onError") == [.observing])
  }

  @Test func takesAStreamOfWhatIsThereAlreadyAndOneThatIsOnlyHandedBackForAnAnswer() throws {
    let sample = CodeSample(
      """
      import Combine
      import RxSwift
      final class Store { func names() -> Observable<[String]> { return Observable.just([]) } }
      final class Model {
        let store: Store
        let bag = DisposeBag()
        init(store: Store) { self.store = store }
        func all() -> Observable<[String]> {
          return store.names().map { $0 }
        }
        func lost(_ error: Error) -> AnyPublisher<Int, Error> {
          return Fail(error: error).eraseToAnyPublisher()
        }
        func hear() {
          store.names().subscribe(onNext: { _ in }).disposed(by: bag)
        }
      }
      """)
    for code in ["return Observable.just", "return store.names", "return Fail"] {
      #expect(try sample.duties(code).isEmpty, "\(code)")
    }
    #expect(try sample.duties("store.names().subscribe") == [.observing])
  }

  @Test func leavesALibrarysRequestToTheServer() throws {
    let sample = CodeSample(
      """
      import RxSwift
      final class Client {
        func ask(_ request: URLRequest) -> Observable<Data> {
          return URLSession.shared.rx.data(request: request)
        }
      }
      extension Reactive where Base: UIScrollView {
        var begins: Observable<Void> {
          print("asked")
          return base.rx.didScroll.asObservable()
        }
      }
      """)
    #expect(try sample.duties("return URLSession") == [.network])
    #expect(try sample.duties("print") == [.logging])
  }

  private let events = CodeSample(
    """
    import RxSwift
    final class Model {
      let words = PublishSubject<String>()
      let isReady: AnyPublisher<Bool, Never>
    }
    final class Screen: UIViewController {
      let contentView = Board()
      let model = Model()
      let other = Model()
      func connect() {
        contentView.field.rx.text.orEmpty.bind(to: model.words)
        contentView.field.textPublisher.receive(on: DispatchQueue.main).sink { _ in }
        model.isReady.assign(to: \\.isEnabled, on: contentView.button)
        model.isReady.assign(to: \\.isReady, on: other)
        model.words.bind(to: other.words)
      }
      @IBAction func tap() { model.words.onNext("tapped") }
      func tell() { other.words.onNext("told") }
    }
    final class Board: UIView { let field = UITextField(); let button = UIButton() }
    """)

  @Test(arguments: ["contentView.field.rx", "model.words.onNext"])
  func takesAnEventThatIsBoundOrPutIntoAStreamForThatAlone(code: String) throws {
    #expect(try events.duties(code) == [.viewEvents])
  }

  @Test func readsAViewThatIsAskedForItsEventsForNoLayout() throws {
    #expect(try !events.duties("contentView.field.textPublisher").contains(.layout))
  }

  @Test func leavesStreamsThatAreBoundOrToldByNoEventToObserving() throws {
    #expect(try events.duties("model.words.bind") == [.observing])
    #expect(try events.duties("other.words.onNext") == [.observing])
  }

  @Test func takesWhatIsAssignedToAViewForLayoutToo() throws {
    #expect(try events.duties("model.isReady.assign(to: \\.isEnabled") == [.layout, .observing])
    #expect(try events.duties("model.isReady.assign(to: \\.isReady") == [.observing])
  }
}
