/// Learners' `import Combine`: OpenCombine, with the schedulers, timers and notifications of Foundation and Dispatch.
///
/// The sources of OpenCombine and of its parts for Foundation and Dispatch come from its package. The latter are
/// compiled into this module; because it is called Combine, they leave out what would compete with Apple's, which
/// is what the files here declare.
@_exported import OpenCombine
