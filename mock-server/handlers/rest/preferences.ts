import { decideFact } from '../../database/facts/decide-fact.ts'
import { readFact, writeFact } from '../../database/facts/facts.ts'
import type { Store } from '../../database/store.ts'
import { wrongAlertPreferences } from '../../services/alerts/alert-preferences.ts'
import type { RestHandlers, Schema } from '../rest-call.ts'

type Preference = Schema<'AppPreference'>

/** Of 200 preferences, one is the language and seven are reserved for alerts. */
const MOST = 192
const languages: ReadonlyMap<string, 'en-US' | 'es-US'> = new Map([
  ['EN', 'en-US'],
  ['ES', 'es-US'],
])

/** The language belongs to the account; `savePreference` writes the same fact (GAP-020). */
const isLanguage = ({ appId, prefName }: Preference): boolean =>
  appId === 1 && prefName === 'language'
const keyOf = ({ appId, appInstId, prefName }: Preference): string =>
  `${appId} ${appInstId} ${prefName}`

const listed = async (store: Store, memberId: string): Promise<{ prefs: Preference[] }> => {
  const locale = await readFact(store, memberId, 'locale')
  const language: Preference = {
    appId: 1,
    appInstId: 0,
    prefName: 'language',
    prefVal: locale.slice(0, 2).toUpperCase(),
  }
  return { prefs: [language, ...(await readFact(store, memberId, 'prefs'))] }
}

/** App preferences by app, instance and name. */
export const preferences: RestHandlers<'listAppPreferences' | 'saveAppPreferences'> = {
  listAppPreferences: async ({ caller, store }) => ({
    status: 200,
    body: await listed(store, caller.id),
  }),

  saveAppPreferences: async ({ caller, store, body, problem }) => {
    const language = body.findLast(isLanguage)
    const locale = language && languages.get(language.prefVal)
    if (body.some((one) => isLanguage(one) && !languages.has(one.prefVal)))
      return problem(422, 'invalid_preference')
    const others = new Map(body.filter((one) => !isLanguage(one)).map((one) => [keyOf(one), one]))
    const wrong = await decideFact<'prefs', readonly string[] | 'full'>(
      store,
      caller.id,
      'prefs',
      (before) => {
        const after = [
          ...new Map([...before.map((one) => [keyOf(one), one] as const), ...others]).values(),
        ]
        const said = wrongAlertPreferences(after)
        if (said.length > 0) return { said }
        return after.length > MOST ? { said: 'full' } : { after, said }
      },
    )
    if (wrong === 'full') return problem(409, 'preference_limit')
    if (wrong.length > 0) {
      const refused = problem(422, 'invalid_preference')
      return { ...refused, body: { ...refused.body, details: [...wrong] } }
    }
    if (locale) await writeFact(store, caller.id, 'locale', locale)
    return { status: 200, body: await listed(store, caller.id) }
  },
}
