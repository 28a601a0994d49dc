import { readFact } from '../store/facts.ts'
import type { Handlers } from './operation.ts'

export const features: Handlers<'getFeatures'> = {
  getFeatures: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'features'),
  }),
}
