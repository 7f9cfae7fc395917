// The module `OSLog`, which has all that `os` has of the log.
@_exported import os
