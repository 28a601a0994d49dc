import { type MemberFacts, updateFact } from './facts.ts'
import type { Store } from '../store.ts'

/** The new fact and the result to return. Without `after` the fact stays unchanged. */
export type FactDecision<Fact, Said> = { readonly after?: Fact; readonly said: Said }

/**
 * Like `updateFact`, and returns the result of `decide`, such as a reason for refusal. `decide` may
 * run more than once, so it must have no side effects.
 */
export async function decideFact<N extends keyof MemberFacts, Said>(
  store: Store,
  memberId: string,
  name: N,
  decide: (before: MemberFacts[N]) => FactDecision<MemberFacts[N], Said>,
): Promise<Said> {
  let decided: FactDecision<MemberFacts[N], Said> | undefined
  await updateFact(store, memberId, name, (before) => {
    decided = decide(before)
    return decided.after ?? before
  })
  if (!decided) throw new Error(`nothing was decided about the fact "${name}"`)
  return decided.said
}
