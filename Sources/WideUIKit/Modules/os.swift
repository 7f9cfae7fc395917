// The module `os`: nothing but names for what stands in UIKit's stand-in, so that it needs no library of its own.
@_exported import struct UIKit.OSAllocatedUnfairLock
@_exported import class UIKit.OSLog
@_exported import struct UIKit.OSLogMessage
@_exported import struct UIKit.OSLogPrivacy
@_exported import struct UIKit.OSLogType
import struct UIKit.OSLogger
@_exported import func UIKit.os_log

/// Writes messages of one subsystem and category to the log.
///
/// It has another name beside UIKit, where a kata's own `Logger` would collide with it.
public typealias Logger = UIKit.OSLogger
