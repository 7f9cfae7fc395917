extension KnownMembers {
  /// Combine and libraries that screens are often written with.
  static let libraries = """
    AnyCancellable
     cancel; store
    PassthroughSubject
     send; sink AnyCancellable; eraseToAnyPublisher AnyPublisher; receive _
    CurrentValueSubject
     send; value _; sink AnyCancellable; eraseToAnyPublisher AnyPublisher
    ConstraintViewDSL
     makeConstraints {ConstraintMaker}; remakeConstraints {ConstraintMaker}; updateConstraints {ConstraintMaker}
     * ConstraintItem
    ConstraintMaker
     * ConstraintMaker
    KingfisherWrapper
     setImage; cancelDownloadTask
    Reactive
     * Observable
    Observable
     subscribe Disposable; bind Disposable; drive Disposable; disposed; onNext; onError; onCompleted; accept; value _
     * Observable
    BehaviorRelay:Observable
    PublishRelay:Observable
    BehaviorSubject:Observable
    PublishSubject:Observable
    ReplaySubject:Observable
    Variable:Observable
    Driver:Observable
    Single:Observable
    Disposable
     disposed; dispose
    """
}
