import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs `work` while no other program works under the same lock; by default, while no other setup of
 * this folder runs. A caller that waited must check again if work is left.
 * Ignores a lock whose owner is dead, or that is older than 30 minutes, because its pid may be
 * reused.
 * @template T
 * @param {string} root
 * @param {() => T | Promise<T>} work
 * @param {string} [lock] a file
 */
export async function alone(root, work, lock = join(root, '.tools', 'set-up.lock')) {
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 200))
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

function take(lock) {
  // A link is created with its content atomically, so a lock always has an owner.
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(ownerOf(lock))) rmSync(lock, { force: true })
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function ownerOf(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs < 30 * 60_000
      ? Number(readFileSync(lock, 'utf8'))
      : NaN
  } catch {
    return NaN
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
