import type { TestCase } from '../test-case.ts'
import { type CaseOutcome, unmeasured } from '../../runner/outcome.ts'
import { TargetGone } from '../../runner/target-death.ts'

/**
 * Adds a fast-check seed and path to a case id: `05fe3c2bd1b9@391827364.3:0:1` names the smallest
 * failing request.
 */
export function atPath(testCase: TestCase, seed: number, path: string): TestCase {
  return {
    ...testCase,
    id: `${testCase.id.split('@')[0]}@${seed}.${path}`,
    seed,
    property:
      testCase.property === undefined
        ? undefined
        : { ...testCase.property, path, of: testCase.property.of ?? testCase },
  }
}

/** Splits a case id from its seed (32 bits, signed) and path. `at` is null if the id has none. */
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

/** The maximum number of shrinking attempts. A large message could be shrunk thousands of times. */
const SMALLER = 200

/**
 * Sends random requests until one fails, shrinks it and returns the smallest failure. With a path
 * it sends only that request.
 */
export async function runProperty(
  testCase: TestCase,
  runVariant: (variant: TestCase) => Promise<CaseOutcome>,
): Promise<CaseOutcome> {
  const { property } = testCase
  if (property === undefined) return runVariant(testCase)
  const fc = await import('fast-check')
  const pre: (isReported: boolean) => void = fc.pre
  const seen: { last: CaseOutcome | null; failed: Map<TestCase, CaseOutcome> } = {
    last: null,
    failed: new Map(),
  }
  let smaller = 0
  // fast-check would shrink the request of a target that is gone.
  let stop: unknown
  const holds = fc.asyncProperty(property.arbitrary(fc), async (variant) => {
    pre(variant !== null)
    // After the limit the smallest failure so far is reported.
    if (seen.failed.size > 0 && (smaller += 1) > SMALLER) return true
    if (stop !== undefined) return true
    const outcome = await runVariant({ ...variant!, property: undefined }).catch(
      (error: unknown) => {
        stop =
          error instanceof TargetGone ? new TargetGone(error.by, error.message, variant!) : error
        return null
      },
    )
    if (outcome === null) return true
    seen.last = outcome
    if (outcome.verdict !== 'failed') return true
    seen.failed.set(variant!, outcome)
    return false
  })
  const details = await fc.check(holds, {
    seed: testCase.seed,
    numRuns: property.path === null ? property.runs : 1,
    ...(property.path === null ? {} : { path: property.path, endOnFailure: true }),
    maxSkipsPerRun: 20,
  })
  if (stop !== undefined) throw stop
  const counter: TestCase | null | undefined = details.counterexample?.[0]
  const smallest = counter === undefined || counter === null ? undefined : seen.failed.get(counter)
  const shown = smallest ?? [...seen.failed.values()].at(-1) ?? seen.last
  if (shown === null)
    return unmeasured(
      testCase,
      'no random request could be built whose validity is known (list the case as unsupported in the file of known failures)',
    )
  if (!details.failed || details.counterexamplePath === null)
    return {
      ...shown,
      testCase: {
        ...testCase,
        property: { ...property, of: property.of ?? testCase },
        request: shown.testCase.request,
      },
    }
  const { request, expects, about } = shown.testCase
  return {
    ...shown,
    testCase: {
      ...atPath(testCase, details.seed, details.counterexamplePath),
      request,
      expects,
      about,
    },
  }
}
