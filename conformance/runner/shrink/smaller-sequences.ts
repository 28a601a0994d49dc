import type { CaseStep, RestRequest, TestCase } from '../../cases/test-case.ts'
import type { ContractDocument } from '../../contract/document.ts'
import type { Operation } from '../../contract/operation.ts'
import type { SchemaValidator } from '../../contract/validation/schema-validator.ts'
import { smallerRequests } from './smaller-requests.ts'

/** What makes smaller requests. */
export interface ShrinkSource {
  readonly document: ContractDocument
  readonly validator: SchemaValidator
  readonly operations: ReadonlyMap<string, Operation>
}

/** The calls of a sequence, the last one included. */
export function callsOf({ before = [], operation, workflow }: TestCase): string[] {
  const last = workflow?.steps[before.length]?.operation ?? operation
  return [...before.map((step) => step.operation), last]
}

/** Whether a later request or the check needs what a call returned. */
const isNeeded = ({ keep, remember }: CaseStep, later: readonly RestRequest[]): boolean =>
  remember !== undefined ||
  Object.keys(keep).some((name) =>
    later.some(({ bound }) => Object.values(bound).some((text) => text.includes(`$${name}`))),
  )

/** The sequence without one of its earlier calls. */
function* withFewerCalls(testCase: TestCase): Generator<TestCase> {
  const { before = [], workflow } = testCase
  if (workflow === undefined) {
    const requests = [...before.map((step) => step.request), testCase.request]
    for (const [index, step] of before.entries())
      if (!isNeeded(step, requests.slice(index + 1)))
        yield { ...testCase, before: before.toSpliced(index, 1) }
    return
  }
  // `before` has the steps up to the one that failed.
  const steps = workflow.steps.slice(0, before.length + 1)
  for (const index of before.keys()) {
    const rest = steps.toSpliced(index, 1)
    const isUsed = JSON.stringify(rest).includes(`$steps.${steps[index]!.id}.`)
    if (!isUsed) yield { ...testCase, workflow: { ...workflow, steps: rest } }
  }
}

/** The sequence with a smaller request. Only valid requests can be smaller and mean the same. */
function* withSmallerRequests(source: ShrinkSource, testCase: TestCase): Generator<TestCase> {
  const { before = [], workflow, expects, request } = testCase
  if (workflow !== undefined) return
  for (const [index, step] of before.entries()) {
    const operation = source.operations.get(step.operation)
    if (operation === undefined) continue
    for (const smaller of smallerRequests(source, operation, step.request))
      yield { ...testCase, before: before.with(index, { ...step, request: smaller }) }
  }
  const operation = source.operations.get(testCase.operation)
  if (expects !== 'accept' || operation === undefined) return
  for (const smaller of smallerRequests(source, operation, request))
    yield { ...testCase, request: smaller }
}

/** Sequences that have one call, parameter or field less, the fewest calls first. */
export function* smallerSequences(
  source: ShrinkSource,
  testCase: TestCase,
  isAboutCalls: boolean,
): Generator<TestCase> {
  if (!isAboutCalls) yield* withFewerCalls(testCase)
  yield* withSmallerRequests(source, testCase)
}
