import { readFact } from '../../database/facts/facts.ts'
import type { RestHandlers } from '../rest-call.ts'

export const cardiometabolic: RestHandlers<'listScores' | 'getScore'> = {
  listScores: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'scores'),
  }),

  getScore: async ({ caller, store, path, problem }) => {
    const { scores } = await readFact(store, caller.id, 'scores')
    const score = scores.find((candidate) => candidate.pillar === path.pillar)
    return score ? { status: 200, body: score } : problem(404, 'not_found')
  },
}
