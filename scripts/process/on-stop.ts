/** Calls `stop` once, on SIGINT, SIGTERM, SIGHUP or when the parent process is gone. */
export function onStop(stop: () => void): void {
  let stopping = false
  const once = (): void => {
    if (stopping) return
    stopping = true
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
  process.once('disconnect', once)
  process.channel?.unref()
}
