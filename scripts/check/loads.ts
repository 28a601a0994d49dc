/** What vite writes about a chunk in .vite/manifest.json; `imports` and `dynamicImports` are keys of the manifest. */
interface Chunk {
  file: string
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
  /** The scripts that the page adds to what every page has. */
  own: Set<string>
}

/**
 * The scripts of a page: the entry, its screen, its texts and all that these import. A private page is also charged with
 * what its modules import later (but other pages), for without looking into the code nobody knows when that is.
 */
export function loadsOf(manifest: Manifest, page: Screen, all: readonly Screen[]): Loads {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entry.length === 0) throw new Error('The manifest has no entry.')
  const texts = ['common', 'ui', ...(page.access === 'private' ? ['shell'] : []), ...page.areas].map(catalogueOf)
  const others = new Set(all.map(({ module }) => module).filter((module) => module !== page.module))
  const later = (key: string): boolean => page.access === 'private' && !others.has(key) && !key.startsWith('src/i18n/catalogues/')
  const shared = closure(manifest, entry, () => false)
  const first = closure(manifest, [...entry, page.module, ...texts], later)
  return { first, own: new Set([...closure(manifest, [page.module], () => false)].filter((file) => !shared.has(file))) }
}

/** `<area>-brief` is a part of an area's texts (src/i18n/brief-keys.ts). */
function catalogueOf(area: string): string {
  const [, whole, brief] = /^(.*?)(-brief)?$/.exec(area) ?? []
  return `src/i18n/catalogues/${whole}.en-US.json${brief ? '?brief' : ''}`
}

/** The script files of some modules and of all that they import, at once or, where `later` says so, later. */
function closure(manifest: Manifest, from: readonly string[], later: (key: string) => boolean): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
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
