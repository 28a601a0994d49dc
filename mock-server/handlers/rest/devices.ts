import { readFact } from '../../database/facts/facts.ts'
import type { RestHandlers } from '../rest-call.ts'

export const devices: RestHandlers<'getDeviceGroups'> = {
  getDeviceGroups: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'devices'),
  }),
}
