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
    const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object
    const root = read('package.json') as LockEntry & { workspaces: readonly string[] }
    const manifests = {
      '': root,
      ...Object.fromEntries(root.workspaces.map((room) => [room, read(`${room}/package.json`)])),
    }
    const { packages } = read('package-lock.json') as { packages: Record<string, LockEntry> }
    const lines = [...lockFaults(manifests, packages), ...workspaceFaults(manifests)]
    return lines.length === 0 ? passed : failed(lines)
  },
}

/** The manifests of the root (`''`) and of the workspaces, by folder. */
type Manifests = Readonly<Record<string, LockEntry>>

export function lockFaults(manifests: Manifests, packages: Record<string, LockEntry>): string[] {
  const faults: string[] = []
  for (const [room, manifest] of Object.entries(manifests))
    for (const kind of kinds)
      if (JSON.stringify(sorted(manifest[kind])) !== JSON.stringify(sorted(packages[room]?.[kind])))
        faults.push(
          `package-lock.json disagrees with the ${kind} of ${fileOf(room)}. Run npm install.`,
        )
  for (const [
    path,
    { dependencies, devDependencies, optionalDependencies, integrity, link },
  ] of Object.entries(packages)) {
    if (path.includes('node_modules/') && link !== true && integrity === undefined)
      faults.push(`package-lock.json has no integrity for ${path}.`)
    for (const name of Object.keys({
      ...dependencies,
      ...(path in manifests ? devDependencies : {}),
      ...optionalDependencies,
    }))
      if (!isFound(packages, path, name))
        faults.push(
          `package-lock.json has no entry for ${name}, which ${path in manifests ? fileOf(path) : path} names.`,
        )
  }
  return faults
}

/**
 * A package has one version in the repository, and a workspace ships nothing: its `dependencies`
 * would enter the bill of materials and an installation with `--omit=dev`.
 */
export function workspaceFaults(manifests: Manifests): string[] {
  const faults: string[] = []
  const first = new Map<string, { readonly room: string; readonly version: string }>()
  for (const [room, manifest] of Object.entries(manifests)) {
    if (room !== '' && manifest.dependencies !== undefined)
      faults.push(`${fileOf(room)} has dependencies. Make them devDependencies.`)
    for (const [name, version] of kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))) {
      const other = first.get(name)
      if (other === undefined) first.set(name, { room, version })
      else if (other.version !== version)
        faults.push(
          `${fileOf(room)} wants ${name} ${version}, but ${fileOf(other.room)} ${other.version}.`,
        )
    }
  }
  return faults
}

const kinds = ['dependencies', 'devDependencies'] as const

const fileOf = (room: string): string => (room === '' ? 'package.json' : `${room}/package.json`)

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
