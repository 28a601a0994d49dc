import { memberFrame } from '../../src/app/chunks.ts'
import { overlaysFile } from '../build/files.ts'

/**
 * A chunk in vite's .vite/manifest.json; `imports` and `dynamicImports` are keys of the manifest.
 */
interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export type BuildManifest = Record<string, Chunk>

interface Screen {
  readonly module: string
  readonly access: 'public' | 'private'
}

export interface DownloadSizes {
  /** The scripts of a first visit. */
  first: Set<string>
  /** The scripts of the page beyond those of every page, or of every signed-in page. */
  own: Set<string>
}

/**
 * The scripts of a page: the entry, its screen and their static imports. A private page also counts
 * dynamic imports, except other pages, the overlays and the modules in `after`, which load after
 * the first paint.
 */
export function downloadSizes(
  manifest: BuildManifest,
  page: Screen,
  all: readonly Screen[],
  after: readonly string[] = [],
): DownloadSizes {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entry.length === 0) throw new Error('.vite/manifest.json has no entry chunk.')
  for (const module of after)
    if (!manifest[module]) throw new Error(`The build has no chunk for ${module}.`)
  const others = new Set(
    [...after, ...all.map(({ module }) => module).filter((module) => module !== page.module)].map(
      (module) => manifest[module]?.file,
    ),
  )
  const later = (key: string): boolean =>
    page.access === 'private' && !others.has(manifest[key]?.file)
  const frame = page.access === 'private' ? [memberFrame] : []
  const overlays = Object.keys(manifest).filter(
    (key) => page.access === 'private' && manifest[key]?.name === overlaysFile,
  )
  const shared = closure(manifest, [...entry, ...frame, ...overlays], () => false)
  const from = [...entry, page.module]
  const first = new Set([
    ...closure(manifest, from, () => false),
    ...closure(manifest, from, later, new Set(overlays)),
  ])
  return {
    first,
    own: new Set(
      [...closure(manifest, [page.module], () => false)].filter((file) => !shared.has(file)),
    ),
  }
}

/**
 * The script files of some modules and their imports. Dynamic imports count where `later` is true;
 * `known` modules are skipped.
 */
function closure(
  manifest: BuildManifest,
  from: readonly string[],
  later: (key: string) => boolean,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>(known)
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(later)])
      visit(next)
  }
  from.forEach(visit)
  return files
}

/**
 * The chunks of a circle of static imports, or undefined. Such chunks may use what is not there yet,
 * and the page says that a part is missing.
 */
export function circleOf(manifest: BuildManifest): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (key: string, above: readonly string[]): readonly string[] | undefined => {
    const at = above.indexOf(key)
    if (at !== -1) return above.slice(at)
    if (done.has(key)) return undefined
    for (const next of manifest[key]?.imports ?? []) {
      const circle = visit(next, [...above, key])
      if (circle) return circle
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, [])
    if (circle) return circle
  }
  return undefined
}
