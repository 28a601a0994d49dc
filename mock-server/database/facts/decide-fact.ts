import { type MemberFacts, updateFact } from './facts.ts'
import type { Store } from '../store.ts'

/** What becomes of a fact, and what is to be said of it. Without `after` it stays as it is. */
export type FactDecision<Fact, Said> = { readonly after?: Fact; readonly said: Said }

/**
 * `updateFact` for a change that has an answer, such as why it is refused. `decide` may be called
 * again, so it must have no effects.
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
