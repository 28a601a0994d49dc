import { brandName } from '#platform/model/support-contact.ts'
import type { Area } from './areas.ts'
import type { Locale } from './locale.ts'
import { createMessages, type Messages } from './messages.ts'
import { catalogueFileOf, cataloguesChanged } from './catalogue-files.ts'

/** The folder of the texts, set by the build (catalogue-plugin.ts). */
declare const __TEXTS__: string

/** The messages of the portal. Components use them through `useMessages`. */
export const i18n = createMessages(
  (locale, id) => {
    // A missing text is a defect, and its key is shown instead.
    reportError(new Error(`There is no text ${id} in ${locale}.`))
    return id
  },
  { brand: brandName },
)

const usedAreas = new Set<Area>()
const loading = new Map<string, Promise<void>>()

/** Loads the file of one area in one language, once. A failed download can be retried. */
function load(area: Area, locale: Locale): Promise<void> {
  const path = textsPath(area, locale)
  const known = loading.get(path)
  if (known) return known
  const task = read(path).then((messages) => i18n.load(locale, messages))
  loading.set(path, task)
  task.catch(() => loading.delete(path))
  return task
}

/** The path of the file that has the texts of an area. */
export function textsPath(area: Area, locale: Locale): string {
  return `${import.meta.env.BASE_URL}${__TEXTS__}/${catalogueFileOf(area)}.${locale}.json`
}

async function read(path: string): Promise<Messages> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return (await response.json()) as Messages
}

/** Loads areas in the current language; a route calls this while it loads its screen. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) usedAreas.add(area)
  if (i18n.locale) await Promise.all(areas.map((area) => load(area, i18n.locale as Locale)))
}

let latest = 0

/**
 * Loads every used area in a language, then switches to it unless a later call requested another.
 * On failure the current language stays.
 */
export async function activate(locale: Locale): Promise<void> {
  const turn = ++latest
  let count: number
  do {
    count = usedAreas.size
    await Promise.all([...usedAreas].map((area) => load(area, locale)))
  } while (usedAreas.size > count)
  if (turn !== latest) return
  i18n.activate(locale)
  if (typeof document !== 'undefined') document.documentElement.lang = locale
}

// Only in development; a build has no `import.meta.hot`.
import.meta.hot?.on(cataloguesChanged, () => {
  loading.clear()
  if (i18n.locale) void activate(i18n.locale)
})
