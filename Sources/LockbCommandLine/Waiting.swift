internal import Dispatch

/// Waits for work that runs on threads of its own: those that wait may be all the others.
func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let box = Box<Value>()
  let semaphore = DispatchSemaphore(value: 0)
  Task(executorPreference: QueueExecutor()) {
    box.value = await work()
    semaphore.signal()
  }
  while true {
    semaphore.wait()
    if let value = box.value { return value }
  }
}

/// Written before the semaphore is signalled, read after it.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// Runs tasks on a queue rather than on the shared pool of threads.
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "exploration", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
