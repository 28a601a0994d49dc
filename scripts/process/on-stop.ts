/**
 * Runs `stop` once: on Ctrl-C, on a request to end, when the terminal closes, or when the set-up
 * script that started us is gone.
 */
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
