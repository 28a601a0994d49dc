import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that was just made has no server yet. */
const YOUNG_MS = 10 * 60_000

/**
 * Removes what keepers left behind that were ended outright: folders of that name in which no
 * server runs any more.
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
    // Another user's process is one, too.
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return true
    return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < YOUNG_MS
  }
}
