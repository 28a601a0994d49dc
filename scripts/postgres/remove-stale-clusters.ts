import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The server of a new folder may not have started yet. */
const YOUNG_MS = 10 * 60_000

/**
 * Removes the folders of killed cluster processes: those with the prefix in which no server runs.
 */
export function removeStaleClusters(place: string, prefix: string): void {
  for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
    const folder = join(place, name)
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

const isInUse = (folder: string): boolean => {
  try {
    process.kill(
      Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
      0,
    )
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return true
    return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < YOUNG_MS
  }
}
