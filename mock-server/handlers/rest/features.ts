import { readFact } from '../../database/facts/facts.ts'
import type { RestHandlers } from '../rest-call.ts'

export const features: RestHandlers<'getFeatures'> = {
  getFeatures: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'features'),
  }),
}
