import { readFact, writeFact } from '../../database/facts/facts.ts'
import type { RestHandlers } from '../rest-call.ts'

type Ids = 'getLaunchpad' | 'updateLaunchpad' | 'deleteLaunchpad' | 'getOnboardingDisplay'

/** The launchpad. After its dismissal, reads return no items and changes return not found. */
export const launchpad: RestHandlers<Ids> = {
  getLaunchpad: async ({ caller, store }) => ({
    status: 200,
    body: (await readFact(store, caller.id, 'launchpad')) ?? { items: [] },
  }),

  updateLaunchpad: ({ caller, store, body, problem }) =>
    store.transaction(async (sql) => {
      const before = await readFact(sql, caller.id, 'launchpad')
      if (!before?.items.some((item) => item.name === body.name)) return problem(404, 'not_found')
      const after = { items: before.items.map((item) => (item.name === body.name ? body : item)) }
      await writeFact(sql, caller.id, 'launchpad', after)
      return { status: 200, body: after }
    }),

  deleteLaunchpad: ({ caller, store, problem }) =>
    store.transaction(async (sql) => {
      if ((await readFact(sql, caller.id, 'launchpad')) === null) return problem(404, 'not_found')
      await writeFact(sql, caller.id, 'launchpad', null)
      return { status: 204 }
    }),

  getOnboardingDisplay: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'onboarding'),
  }),
}
