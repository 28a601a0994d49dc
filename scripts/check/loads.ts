import { overlaysFile, textsFile } from '../build/files.ts'

/** What vite writes about a chunk in .vite/manifest.json; `imports` and `dynamicImports` are keys of the manifest. */
interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, Chunk>

interface Screen {
  readonly module: string
  readonly areas: readonly string[]
  readonly access: 'public' | 'private'
}

export interface Loads {
  /** The scripts of a first visit in English. */
  first: Set<string>
  /** The scripts that the page adds to what every page has, or every signed-in page. */
  own: Set<string>
}

/**
 * The scripts of a page: the entry, its screen, its texts and all that these import. A private page is also charged with
 * what its modules import later (but other pages), for without looking into the code nobody knows when that is; `after` names the
 * modules of which it is known that they come after the first picture, as the overlays' file does.
 */
export function loadsOf(manifest: Manifest, page: Screen, all: readonly Screen[], after: readonly string[] = []): Loads {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entry.length === 0) throw new Error('The manifest has no entry.')
  const texts = ['common', 'ui', ...(page.access === 'private' ? ['shell'] : []), ...page.areas].map(area => catalogueOf(manifest, area))
  for (const module of after) if (!manifest[module]) throw new Error(`The build has no chunk for ${module}.`)
  const others = new Set([...after, ...all.map(({ module }) => module).filter((module) => module !== page.module)])
  const later = (key: string): boolean => page.access === 'private' && !others.has(key) && !isTexts(manifest, key)
  const frame = page.access === 'private' ? ['src/app/member-area.tsx'] : []
  const overlays = Object.keys(manifest).filter((key) => page.access === 'private' && manifest[key]?.name === overlaysFile)
  const shared = closure(manifest, [...entry, ...frame, ...overlays], () => false)
  const from = [...entry, page.module, ...texts]
  const first = new Set([...closure(manifest, from, () => false), ...closure(manifest, from, later, new Set(overlays))])
  return { first, own: new Set([...closure(manifest, [page.module], () => false)].filter((file) => !shared.has(file))) }
}

/** The texts of a page are charged by its areas, in one language. */
const isTexts = (manifest: Manifest, key: string): boolean => key.startsWith('src/i18n/catalogues/') || /^(?:member-)?texts\./.test(manifest[key]?.name ?? '')

/** `<area>-brief` is a part of an area's texts (src/i18n/brief-keys.ts). */
function catalogueOf(manifest: Manifest, area: string): string {
  const [, whole, brief] = /^(.*?)(-brief)?$/.exec(area) ?? []
  const id = `src/i18n/catalogues/${whole}.en-US.json${brief ? '?brief' : ''}`
  const together = textsFile(id)
  return Object.keys(manifest).find((key) => together !== null && manifest[key]?.name === together) ?? id
}

/** The script files of some modules and of all that they import, at once or, where `later` says so, later; without what comes with `known` anyway. */
function closure(manifest: Manifest, from: readonly string[], later: (key: string) => boolean, known: ReadonlySet<string> = new Set()): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>(known)
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(later)]) visit(next)
  }
  from.forEach(visit)
  return files
}
