import { isSafe } from '../contract/operation-methods.ts'
import type { Operation } from '../contract/operation.ts'
import type { Persona, Target } from '../runner/target/target.ts'
import { boundOf, requestOf, type RequestDraft } from './request-draft.ts'
import type { TestCase } from './test-case.ts'

/** Makes a case of one rule of access. */
type Ask = (
  rule: string,
  check: string | undefined,
  about: string,
  request: TestCase['request'],
  before?: TestCase['before'],
  expects?: TestCase['expects'],
) => TestCase

/**
 * Access cases for the personas after the first: 401 for `nothing`, 403 on writes for `look`, and
 * no access to data of the first persona.
 */
export function personaCases(
  operation: Operation,
  target: Target,
  { name, may, but }: Persona,
  index: number,
  draft: RequestDraft,
  boundTo: (name: string) => Record<string, string>,
  ask: Ask,
): TestCase[] {
  const [first] = target.personas
  const bound = boundOf(operation, target)
  const own = requestOf(operation, draft, { persona: name }, bound)
  const isLook = isSafe(operation.method)
  if (may === 'nothing')
    return [ask(`as-${name}`, 'ignored_auth', `${name}, a persona without access`, own)]
  if (may === 'look' && !isLook)
    return but.includes(operation.id)
      ? []
      : [ask(`as-${name}`, 'view_only', `a write of ${name}, a view-only persona`, own)]
  // The `other-member` cases cover the first of these personas.
  const theirs =
    index === 0 ||
    first === undefined ||
    Object.values(bound).every((text) => !/^\$\w+$/.test(text))
      ? []
      : [
          ask(
            `as-${name}-other-member`,
            'other_member',
            `the resource of ${first.name}, requested by ${name}`,
            requestOf(operation, draft, { persona: name }, boundTo(first.name)),
          ),
        ]
  // Responses to all personas must match the contract.
  return index > 0 && isLook
    ? [
        ask(`as-${name}`, undefined, `${name} reads their own resource`, own, undefined, 'accept'),
        ...theirs,
      ]
    : theirs
}
