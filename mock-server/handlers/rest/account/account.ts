import { readFact, writeFact } from '../../../database/facts/facts.ts'
import type { RestHandlers } from '../../rest-call.ts'

type Ids =
  | 'getUserToken'
  | 'savePreference'
  | 'getLocale'
  | 'getPersonalInfo'
  | 'getAccount'
  | 'getCoachingInfo'
  | 'getPublicIdentity'
  | 'getPromo'

/** The member's account data and language. */
export const account: RestHandlers<Ids> = {
  getUserToken: async ({ caller }) => ({ status: 200, body: { userId: caller.id } }),

  savePreference: async ({ caller, store, body }) => {
    await writeFact(store, caller.id, 'locale', body.prefVal === 'ES' ? 'es-US' : 'en-US')
    return { status: 204 }
  },

  getLocale: async ({ caller, store }) => ({
    status: 200,
    body: { locale: await readFact(store, caller.id, 'locale'), uuid: caller.publicId },
  }),

  getPersonalInfo: async ({ caller, store, query }) => {
    const personal = await readFact(store, caller.id, 'personal')
    const phones =
      query.inclIntlPhones === 'true'
        ? personal.phones
        : personal.phones.filter((phone) => phone.countryCode === 'US')
    return { status: 200, body: { ...personal, phones } }
  },

  getAccount: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'account'),
  }),
  getCoachingInfo: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'coaching'),
  }),
  getPublicIdentity: async ({ caller }) => ({ status: 200, body: { publicUUID: caller.publicId } }),

  getPromo: async ({ caller, store, path, problem }) => {
    const { organization } = await readFact(store, caller.id, 'account')
    if (organization.code !== path.companyCode) return problem(404, 'not_found')
    return { status: 200, body: await readFact(store, caller.id, 'promo') }
  },
}
