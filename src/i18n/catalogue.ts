import type { Area } from './areas.ts'
import type { Locale } from './locale.ts'
import { createMessages, type Messages } from './messages.ts'
import { catalogueFileOf, cataloguesChanged } from './catalogue-files.ts'

/** The folder of the texts; the build names it (catalogue-plugin.ts). */
declare const __TEXTS__: string

/** The messages of the portal. Components reach them through `useMessages`. */
export const i18n = createMessages((locale, id) => {
  // A page that forgot to load its texts is a defect; the key is shown rather than nothing.
  reportError(new Error(`There is no text ${id} in ${locale}.`))
  return id
})

const wanted = new Set<Area>()
const loading = new Map<string, Promise<void>>()

/** Loads the file of one area in one language, once. A failed download may be tried again. */
function load(area: Area, locale: Locale): Promise<void> {
  const name = `${catalogueFileOf(area)}.${locale}`
  const known = loading.get(name)
  if (known) return known
  const task = read(name).then((messages) => i18n.load(locale, messages))
  loading.set(name, task)
  task.catch(() => loading.delete(name))
  return task
}

async function read(name: string): Promise<Messages> {
  const answer = await fetch(`${import.meta.env.BASE_URL}${__TEXTS__}/${name}.json`)
  if (!answer.ok) throw new Error(`The texts ${name} answer ${answer.status}.`)
  return (await answer.json()) as Messages
}

/** Makes areas ready in the language in use; a route calls this beside loading its screen. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  if (i18n.locale) await Promise.all(areas.map((area) => load(area, i18n.locale as Locale)))
}

let latest = 0

/**
 * Loads every area in use in a language, then switches to it, if nobody has asked for another
 * since. On failure the old language stays.
 */
export async function activate(locale: Locale): Promise<void> {
  const turn = ++latest
  let count: number
  do {
    count = wanted.size
    await Promise.all([...wanted].map((area) => load(area, locale)))
  } while (wanted.size > count)
  if (turn !== latest) return
  i18n.activate(locale)
  if (typeof document !== 'undefined') document.documentElement.lang = locale
}

// `npm run dev` alone: a build has no `import.meta.hot`.
import.meta.hot?.on(cataloguesChanged, () => {
  loading.clear()
  if (i18n.locale) void activate(i18n.locale)
})
