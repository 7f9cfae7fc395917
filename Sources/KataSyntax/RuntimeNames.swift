/// Names of Swift's own library that begin with `_` and reach memory, an object's form or the scheduler unchecked.
///
/// The library offers them to code that the compiler writes. It does not mark them as unsafe, so that the strict
/// compile lets them pass, and some are put in place without leaving a symbol. Found in the interfaces of `Swift` and
/// `_Concurrency`; names that learners give to properties of their own, such as `_value` and `_storage`, are left out:
/// none of them does harm without one of these.
enum RuntimeNames {
  static let all = [arrays, objects, keyPaths, literals, pointers, concurrency, metadata].flatMap {
    $0.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Elements that nobody has written, and elements beyond the end.
  private static let arrays = """
    _ArrayBuffer _ArrayBufferProtocol _ArrayProtocol _ContiguousArrayBuffer _DependenceToken _SliceBuffer \
    _UIntBuffer _ValidUTF8Buffer _allocateUninitializedArray _baseAddressIfContiguous _checkSubscript \
    _copyContents _deallocateUninitializedArray _finalizeUninitializedArray _getElement \
    _hoistableIsNativeTypeChecked _mutableRawSpan _mutableSpan _uninitializedCount
    """

  /// Numbers taken for objects, and objects taken for others.
  private static let objects = """
    _COWBufferForReading _bridgeObject _conditionallyBridgeFromObjectiveC_bridgeable _consumingUnsafelyUnwrap \
    _encodeBitsAsWords _extractDynamicValue _forceBridgeFromObjectiveC_bridgeable _getRetainCount \
    _getUnownedRetainCount _getUnsafePointerToStoredProperties _getWeakRetainCount _isNativePointer \
    _isNonTaggedObjCPointer _isTaggedObject _isUnique_native _makeObjCBridgeObject _nativeObject \
    _unsafeReferenceCast _unsafeUncheckedDowncast _withUnsafeGuaranteedRef
    """

  /// Paths to any place behind the beginning of a value.
  private static let keyPaths = """
    _createOffsetBasedKeyPath _getAtAnyKeyPath _getAtKeyPath _getAtPartialKeyPath \
    _modifyAtReferenceWritableKeyPath_impl _modifyAtWritableKeyPath_impl _setAtReferenceWritableKeyPath \
    _setAtWritableKeyPath _swift_getKeyPath
    """

  /// Texts of any length at any place.
  private static let literals = """
    _BuiltinExtendedGraphemeClusterLiteralConvertible _BuiltinStringLiteralConvertible \
    _ExpressibleByBuiltinExtendedGraphemeClusterLiteral _ExpressibleByBuiltinStringLiteral \
    _OpaqueStringSwitchCache _StringGuts _StringObject _builtinExtendedGraphemeClusterLiteral \
    _builtinStringLiteral _builtinUnicodeScalarLiteral _builtinWordValue _findStringSwitchCase \
    _findStringSwitchCaseWithCache _guts _utf8Span
    """

  private static let pointers = """
    _Pointer _convertConstArrayToPointerArgument _convertConstStringToUTF8PointerArgument \
    _convertInOutToPointerArgument _convertMutableArrayToPointerArgument _convertPointerToPointerArgument \
    _fromUnsafeMutablePointer _getGlobalStringTablePointer _overrideLifetime _persistCString \
    _stdlib_atomicAcquiringInitializeARCRef _stdlib_atomicAcquiringLoadARCRef \
    _stdlib_atomicCompareExchangeStrongPtr _stdlib_atomicInitializeARCRef _stdlib_atomicLoadARCRef \
    _swiftifyOverrideLifetime _unsafeBytes _unsafeElements _unsafeMutableView _unsafeUninitializedCapacity \
    _unsafeView _withUnprotectedUnsafeBytes _withUnprotectedUnsafeMutableBytes \
    _withUnprotectedUnsafeMutablePointer _withUnprotectedUnsafePointer \
    _withUnprotectedUnsafeTemporaryAllocation _withUnsafeBufferPointer \
    _withUnsafeMutableBufferPointerIfSupported
    """

  private static let concurrency = """
    _asyncLetStart _asyncLet_finish _asyncLet_get _asyncLet_get_throwing _defaultActorDestroy \
    _defaultActorInitialize _getCurrentAsyncTask _nonDefaultDistributedActorInitialize _runSynchronously \
    _swift_createJobForTestingOnly _taskCancel _taskFutureGet _taskFutureGetThrowing _taskGroupWaitNext \
    _unsafeInheritExecutor_withUnsafeContinuation _unsafeInheritExecutor_withUnsafeThrowingContinuation
    """

  private static let metadata = """
    _getFunctionFullNameFromMangledName _getFunctionFullNameFromMangledNameImpl _getMangledTypeName \
    _getTypeByMangledNameInContext _getTypeByMangledNameInEnvironment _getTypeName
    """
}
