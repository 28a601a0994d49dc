const pauseMs = 100

/** Asks an address until it answers with success; false when the time is over or its server has ended. */
export async function isReached(
  url: string,
  withinMs: number,
  hasEnded: () => boolean,
): Promise<boolean> {
  const end = performance.now() + withinMs
  while (performance.now() < end && !hasEnded()) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }))
    if (ok) return true
    await new Promise((done) => setTimeout(done, pauseMs))
  }
  return false
}
