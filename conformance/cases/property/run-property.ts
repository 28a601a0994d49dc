import type { TestCase } from '../test-case.ts'
import type { CaseOutcome } from '../../runner/outcome.ts'

/**
 * Seed and path of fast-check behind the id of a case: `05fe3c2bd1b9@391827364.3:0:1` is one
 * request, the one that nothing smaller failed.
 */
export function atPath(made: TestCase, seed: number, path: string): TestCase {
  return {
    ...made,
    id: `${made.id.split('@')[0]}@${seed}.${path}`,
    seed,
    property:
      made.property === undefined
        ? undefined
        : { ...made.property, path, of: made.property.of ?? made },
  }
}

/**
 * The id of a case, and the seed (of 32 bits, with a sign) and path of what a property failed with;
 * null where the id has none.
 */
export function readPath(id: string): { id: string; at: { seed: number; path: string } | null } {
  const [plain = '', rest] = id.split('@')
  const [seed = '', path] = (rest ?? '').split('.')
  return {
    id: plain,
    at:
      path === undefined || !/^-?\d+$/.test(seed) || !/^\d+(:\d+)*$/.test(path)
        ? null
        : { seed: Number(seed), path },
  }
}

/**
 * So many smaller ones are asked after a failure: a large message could be made smaller thousands
 * of times.
 */
const SMALLER = 200

/**
 * Asks requests at random until one fails, makes it smaller, and tells of the smallest. With a
 * path, asks that one alone.
 */
export async function runProperty(
  made: TestCase,
  ask: (variant: TestCase) => Promise<CaseOutcome>,
): Promise<CaseOutcome> {
  const { property } = made
  if (property === undefined) return ask(made)
  const fc = await import('fast-check')
  const pre: (isTold: boolean) => void = fc.pre
  const seen: { last: CaseOutcome | null; failed: Map<TestCase, CaseOutcome> } = {
    last: null,
    failed: new Map(),
  }
  let smaller = 0
  const holds = fc.asyncProperty(property.arbitrary(fc), async (variant) => {
    pre(variant !== null)
    // The smallest that failed by then is told.
    if (seen.failed.size > 0 && (smaller += 1) > SMALLER) return true
    const outcome = await ask({ ...variant!, property: undefined })
    seen.last = outcome
    if (outcome.verdict !== 'failed') return true
    seen.failed.set(variant!, outcome)
    return false
  })
  const told = await fc.check(holds, {
    seed: made.seed,
    numRuns: property.path === null ? property.runs : 1,
    ...(property.path === null ? {} : { path: property.path, endOnFailure: true }),
    maxSkipsPerRun: 20,
  })
  const counter: TestCase | null | undefined = told.counterexample?.[0]
  const smallest = counter === undefined || counter === null ? undefined : seen.failed.get(counter)
  const shown = smallest ?? [...seen.failed.values()].at(-1) ?? seen.last
  if (shown === null)
    return {
      made,
      verdict: 'not measured',
      status: null,
      millis: 0,
      findings: [],
      reason:
        'nothing could be made at random of which the contract says on which side of it it is (the known-failing file may say unsupported)',
    }
  if (!told.failed || told.counterexamplePath === null)
    return {
      ...shown,
      made: {
        ...made,
        property: { ...property, of: property.of ?? made },
        request: shown.made.request,
      },
    }
  const { request, expects, about } = shown.made
  return {
    ...shown,
    made: { ...atPath(made, told.seed, told.counterexamplePath), request, expects, about },
  }
}
