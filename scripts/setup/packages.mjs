import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { npm } from './npm-cli.mjs'

/**
 * Installs the packages of package-lock.json if node_modules differs. Needs the pinned Node,
 * because npm skips native packages that do not support the running one.
 * @param {string} root
 * @param {string} node
 */
export async function ensurePackages(root, node) {
  if (isStampNewest(root)) return
  await alone(root, () => {
    if (isStampNewest(root)) return
    if (!isWhole(root)) {
      console.error('Installing packages (once, a few minutes) …')
      npm(node, ['ci', '--include=dev'], 'The packages could not be installed')
    }
    leadCucumberHere(root)
    writeFileSync(join(root, stamp), '')
  })
}

/** Cucumber's own program refuses a Node that it does not know, before it reads the suite. */
function leadCucumberHere(root) {
  const program = join(root, 'node_modules/.bin/cucumber-js')
  if (process.platform === 'win32' || !existsSync(program)) return
  rmSync(program, { force: true })
  symlinkSync('../../scripts/setup/cucumber-js.mjs', program)
}

/**
 * Created after a complete installation. npm rewrites its own record at the end of each
 * installation.
 */
const stamp = 'node_modules/.set-up'
const record = 'node_modules/.package-lock.json'
const lock = 'package-lock.json'

function isStampNewest(root) {
  try {
    const at = statSync(join(root, stamp)).mtimeMs
    return at >= statSync(join(root, record)).mtimeMs && at >= statSync(join(root, lock)).mtimeMs
  } catch {
    return false
  }
}

/**
 * Whether the packages of the lock for this platform are installed in their versions. Avoids a
 * second installation after a manual `npm install`.
 */
function isWhole(root) {
  try {
    const wanted = JSON.parse(readFileSync(join(root, lock), 'utf8')).packages
    const installed = JSON.parse(readFileSync(join(root, record), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        // The project itself and its workspaces are not installed.
        !path.includes('node_modules/') ||
        !isNeededHere(entry) ||
        installed[path]?.version === entry.version,
    )
  } catch {
    return false
  }
}

/** Optional packages are for a platform, or dependencies of those, which declare no platform. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (optional && !os) return false
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (!libc || allows(libc, isMusl() ? 'musl' : 'glibc'))
  )
}

function allows(list, value) {
  if (!list) return true
  return (
    list.includes(value) ||
    (list.every((item) => item.startsWith('!')) && !list.includes(`!${value}`))
  )
}

let musl
function isMusl() {
  return (musl ??=
    process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
}
