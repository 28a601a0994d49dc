import type { Area } from './areas.ts'
import type { Locale } from './locale.ts'
import { createMessages, type Messages } from './messages.ts'

const files = import.meta.glob<Messages>('./catalogues/*.json', { import: 'default' })
const briefs = import.meta.glob<Messages>(['./catalogues/blood-{pressure,sugar}.*.json', './catalogues/{readings,forms,weight,pulse,food,kidney-health,order-supplies,chat}.*.json'], { import: 'default', query: '?brief' })

/** The messages of the portal. Components reach them through `useMessages`. */
export const i18n = createMessages((locale, id) => {
  // A page that forgot to load its texts is a defect; the key is shown rather than nothing.
  reportError(new Error(`There is no text ${id} in ${locale}.`))
  return id
})

const wanted = new Set<Area>()
const loading = new Map<string, Promise<void>>()

/** Loads one area in one language, once. A failed download may be tried again. */
function load(area: Area, locale: Locale): Promise<void> {
  const name = `${area}.${locale}`
  const known = loading.get(name)
  if (known) return known
  const read = files[`./catalogues/${name}.json`] ?? briefs[`./catalogues/${area.replace(/-brief$/, '')}.${locale}.json`]
  if (!read) return Promise.reject(new Error(`There is no catalogue ${name}.`))
  const task = read().then(messages => i18n.load(locale, messages))
  loading.set(name, task)
  task.catch(() => loading.delete(name))
  return task
}

/** Makes areas ready in the language in use; a route calls this beside loading its screen. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area)
  if (i18n.locale) await Promise.all(areas.map(area => load(area, i18n.locale as Locale)))
}

let latest = 0

/** Loads every area in use in a language, then switches to it, if nobody has asked for another since. On failure the old language stays. */
export async function activate(locale: Locale): Promise<void> {
  const turn = ++latest
  let count: number
  do {
    count = wanted.size
    await Promise.all([...wanted].map(area => load(area, locale)))
  } while (wanted.size > count)
  if (turn !== latest) return
  i18n.activate(locale)
  if (typeof document !== 'undefined') document.documentElement.lang = locale
}
