import { readFileSync } from 'node:fs'
import { passed, failed, type CheckPart } from './check-result.ts'

interface LockEntry {
  version?: string
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Fails when package-lock.json disagrees with package.json or lacks an entry or a hash, also for
 * other platforms. npm installs an entry without a hash silently. npm drops entries when a registry is unavailable, and `npm ci` then rejects the lock.
 */
export const lock: CheckPart = {
  name: 'lock',
  async run() {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as LockEntry
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, LockEntry>
    }
    const lines = lockFaults(manifest, packages)
    return lines.length === 0 ? passed : failed(lines)
  },
}

export function lockFaults(manifest: LockEntry, packages: Record<string, LockEntry>): string[] {
  const faults: string[] = []
  for (const kind of ['dependencies', 'devDependencies'] as const)
    if (JSON.stringify(sorted(manifest[kind])) !== JSON.stringify(sorted(packages['']?.[kind])))
      faults.push(`package-lock.json disagrees with the ${kind} of package.json. Run npm install.`)
  for (const [
    path,
    { dependencies, devDependencies, optionalDependencies, integrity, link },
  ] of Object.entries(packages)) {
    if (path.includes('node_modules/') && link !== true && integrity === undefined)
      faults.push(`package-lock.json has no integrity for ${path}.`)
    for (const name of Object.keys({
      ...dependencies,
      ...(path === '' ? devDependencies : {}),
      ...optionalDependencies,
    }))
      if (!isFound(packages, path, name))
        faults.push(
          `package-lock.json has no entry for ${name}, which ${path || 'package.json'} names.`,
        )
  }
  return faults
}

/**
 * Resolves as Node does: in the package's own node_modules, then in those of each parent folder.
 */
function isFound(packages: Record<string, LockEntry>, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]?.version !== undefined)
      return true
    if (at === '') return false
  }
}

const sorted = (names: Record<string, string> = {}): [string, string][] =>
  Object.entries(names).sort(([one], [two]) => (one < two ? -1 : 1))
