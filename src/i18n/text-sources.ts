import { globSync } from 'node:fs'
import { join } from 'node:path'

/** A file of texts: its area, its language as a BCP 47 tag, and its absolute path. */
export interface TextSource {
  readonly area: string
  readonly locale: string
  readonly path: string
}

const src = join(import.meta.dirname, '..')
const ofSlice = /^slices\/([a-z-]+)\/texts\/(?:([a-z-]+)\.)?([a-z]{2}-[A-Z]{2})\.json$/
const ofFolder = /^(?:app|ui|vitals)\/texts\/([a-z-]+)\.([a-z]{2}-[A-Z]{2})\.json$/

/**
 * The files of texts below src, sorted by area. `slices/chat/texts/en-US.json` is the area `chat`,
 * `slices/chat/texts/cards.en-US.json` is `chat-cards`, and `ui/texts/forms.en-US.json` is `forms`.
 * Throws when a file name has no area.
 */
export function textSources(): readonly TextSource[] {
  return globSync(['{app,ui,vitals}/texts/*.json', 'slices/*/texts/*.json'], { cwd: src })
    .map((file) => sourceAt(file.replaceAll('\\', '/')))
    .toSorted((one, other) => (one.area + one.locale < other.area + other.locale ? -1 : 1))
}

/** Whether an absolute path is a file of texts. */
export function isTextSource(path: string): boolean {
  return path.startsWith(`${src}/`) && /\/texts\/[\w.-]+\.json$/.test(path)
}

function sourceAt(file: string): TextSource {
  const [, slug, part, locale] = ofSlice.exec(file) ?? []
  if (slug !== undefined && locale !== undefined)
    return { area: part === undefined ? slug : `${slug}-${part}`, locale, path: join(src, file) }
  const [, area, language] = ofFolder.exec(file) ?? []
  if (area === undefined || language === undefined)
    throw new Error(`src/${file}: the file name has no text area. See src/i18n/text-sources.ts.`)
  return { area, locale: language, path: join(src, file) }
}
