import { readFact } from '../../database/facts/facts.ts'
import type { Handlers } from '../rest-call.ts'

export const features: Handlers<'getFeatures'> = {
  getFeatures: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'features'),
  }),
}
