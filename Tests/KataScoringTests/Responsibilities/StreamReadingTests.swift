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
}
