extension KnownMembers {
  /// Combine and libraries that screens are often written with.
  static let libraries = """
    AnyCancellable
     cancel; store
    Auth
     auth Auth; currentUser _
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
     base _; * Observable
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
    Firestore
     firestore Firestore; collection CollectionReference; document DocumentReference; batch WriteBatch; collectionGroup Query
    Query
     whereField Query; order Query; limit Query; start Query; end Query; getDocuments QuerySnapshot {QuerySnapshot?, Error?}
     addSnapshotListener ListenerRegistration {QuerySnapshot?, Error?}
    CollectionReference:Query
     document DocumentReference; addDocument DocumentReference {Error?}
    DocumentReference
     setData {Error?}; updateData {Error?}; delete {Error?}; getDocument DocumentSnapshot {DocumentSnapshot?, Error?}
     collection CollectionReference; documentID String
     addSnapshotListener ListenerRegistration {DocumentSnapshot?, Error?}
    QuerySnapshot
     documents [QueryDocumentSnapshot]; documentChanges [DocumentChange]; isEmpty Bool; count Int
    DocumentSnapshot
     data _; documentID String; exists Bool; reference DocumentReference
    QueryDocumentSnapshot:DocumentSnapshot
    DocumentChange
     document QueryDocumentSnapshot; type DocumentChangeType
    WriteBatch
     setData; updateData; deleteDocument; commit {Error?}
    Database
     database Database; reference DatabaseReference
    DatabaseReference
     child DatabaseReference; childByAutoId DatabaseReference; setValue; updateChildValues; removeValue; key String?
     observe UInt {DataSnapshot}; observeSingleEvent {DataSnapshot}; queryOrdered DatabaseQuery
    DataSnapshot
     value Any?; key String; exists Bool; childrenCount UInt; childSnapshot DataSnapshot
    CKContainer
     default CKContainer; privateCloudDatabase CKDatabase; publicCloudDatabase CKDatabase
    """
}
