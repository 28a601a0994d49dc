import { readFact } from '../store/facts.ts'
import type { Call, Handlers, Schema } from './operation.ts'

type Ids = 'listLabOrderResults' | 'listKidneyResults' | 'listLabResults'
const KIDNEY: readonly Schema<'TestType'>[] = ['EGFR', 'UACR']

const results = async ({ caller, store }: Pick<Call<'listKidneyResults'>, 'caller' | 'store'>, tests: readonly string[]): Promise<Schema<'LabResults'>> => {
  const labs = await readFact(store, caller.id, 'labs')
  return labs.filter((lab) => tests.includes(lab.testType)).toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
}

export const labs: Handlers<Ids> = {
  listLabOrderResults: async (call) => ({ status: 200, body: await results(call, [call.query.testType]) }),
  listKidneyResults: async (call) => ({ status: 200, body: await results(call, KIDNEY) }),
  listLabResults: async (call) => ({ status: 200, body: await results(call, [call.query.testType]) }),
}
