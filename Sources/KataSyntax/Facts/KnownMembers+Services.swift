extension KnownMembers {
  /// What a program stores, sends, waits for and asks of the system with.
  static let services = """
    UserDefaults
     standard UserDefaults; set; setValue; string String?; integer Int; bool Bool; object Any?; data Data?; array [Any]?
     double Double; float Float; value Any?; removeObject; synchronize Bool; stringArray [String]?; register; dictionary _
     url URL?
    FileManager
     default FileManager; fileExists Bool; urls [URL]; removeItem; createDirectory; createFile Bool; contents Data?
     contentsOfDirectory [String]; copyItem; moveItem; temporaryDirectory URL; url URL; attributesOfItem _
    NotificationCenter
     default NotificationCenter; addObserver NSObjectProtocol {Notification}; removeObserver; post
     publisher NotificationCenter.Publisher; notifications _
    Notification
     userInfo _; object Any?; name Notification.Name
    URLSession
     shared URLSession; dataTask URLSessionDataTask {Data?, URLResponse?, Error?}; data _; dataTaskPublisher URLSession.DataTaskPublisher
     downloadTask URLSessionDownloadTask {URL?, URLResponse?, Error?}; uploadTask URLSessionUploadTask {Data?, URLResponse?, Error?}
     invalidateAndCancel; configuration URLSessionConfiguration; getAllTasks
    URLSessionConfiguration
     default URLSessionConfiguration; ephemeral URLSessionConfiguration; timeoutIntervalForRequest Double; urlCache URLCache?
     httpAdditionalHeaders _; requestCachePolicy _
    URLSessionTask
     resume; cancel; suspend; state URLSessionTask.State; response URLResponse?; originalRequest URLRequest?; taskIdentifier Int
    URLSessionDataTask:URLSessionTask
    URLSessionDownloadTask:URLSessionTask
    URLSessionUploadTask:URLSessionDataTask
    URLRequest
     url URL?; httpMethod String?; httpBody Data?; setValue; addValue; allHTTPHeaderFields _; timeoutInterval Double
     cachePolicy _; value String?
    URLResponse
     url URL?; mimeType String?
    HTTPURLResponse:URLResponse
     statusCode Int; allHeaderFields _
    URLComponents
     url URL?; queryItems [URLQueryItem]?; path String; host String?; scheme String?; query String?; percentEncodedQuery String?
    URLQueryItem
     name String; value String?
    URLCache
     shared URLCache; cachedResponse CachedURLResponse?; storeCachedResponse; removeAllCachedResponses
    URL
     absoluteString String; path String; host String?; query String?; appendingPathComponent URL; lastPathComponent String
     pathExtension String; scheme String?; deletingLastPathComponent URL; appending URL
    Data
     count Int; isEmpty Bool; write; append; base64EncodedString String
    NSCache
     object _; setObject; removeObject; removeAllObjects; countLimit Int; totalCostLimit Int
    JSONDecoder
     decode _; keyDecodingStrategy JSONDecoder.KeyDecodingStrategy; dateDecodingStrategy JSONDecoder.DateDecodingStrategy
    JSONEncoder
     encode Data; keyEncodingStrategy _; outputFormatting _; dateEncodingStrategy _
    JSONSerialization
     jsonObject Any; data Data
    PropertyListDecoder
     decode _
    NSKeyedUnarchiver
     unarchiveObject Any?; unarchivedObject _
    NSKeyedArchiver
     archivedData Data; archiveRootObject Bool
    Bundle
     main Bundle; url URL?; path String?; infoDictionary _; object Any?; loadNibNamed [Any]?; bundleIdentifier String?
     localizedString String
    ProcessInfo
     processInfo ProcessInfo; environment _; arguments [String]; systemUptime Double
    Timer
     scheduledTimer Timer {Timer}; invalidate; fire; isValid Bool; publish _; init {Timer}
    DispatchQueue
     main DispatchQueue; global DispatchQueue; async; sync; asyncAfter; label String
    DispatchGroup
     enter; leave; notify; wait
    OperationQueue
     main OperationQueue; addOperation; addOperations; maxConcurrentOperationCount Int; cancelAllOperations
    Thread
     isMainThread Bool; sleep; current Thread; main Thread
    Task
     cancel; isCancelled Bool; sleep; value _; result _
    NSPredicate
     evaluate Bool; init
    Logger
     info; debug; error; log; warning; notice; fault; trace; critical
    PersistentContainer
    NSPersistentContainer
     viewContext NSManagedObjectContext; loadPersistentStores {NSPersistentStoreDescription, Error?}; newBackgroundContext NSManagedObjectContext
     performBackgroundTask {NSManagedObjectContext}
    NSManagedObjectContext
     save; fetch _; delete; perform; performAndWait; hasChanges Bool; insert; count Int; rollback; object _; reset
    NSManagedObject
     managedObjectContext NSManagedObjectContext?
    NSFetchedResultsController
     performFetch; object _; sections _; fetchedObjects _; delegate NSFetchedResultsControllerDelegate?
    NSPersistentStoreCoordinator
     managedObjectModel _
    UNUserNotificationCenter
     current UNUserNotificationCenter; add {Error?}; requestAuthorization {Bool, Error?}; delegate UNUserNotificationCenterDelegate?
    CLLocationManager
     requestWhenInUseAuthorization; startUpdatingLocation; stopUpdatingLocation; delegate CLLocationManagerDelegate?
     location CLLocation?
    CLLocation
     coordinate CLLocationCoordinate2D; distance Double
    """
}
