import { fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import type { CaseSource } from './case-context.ts'
import { unownedRequests } from './unowned-requests.ts'
import { caseOf, type CaseCredentials, type TestCase } from './test-case.ts'
import { defaultCredentials, boundOf, isSecured, requestOf } from './request-draft.ts'
import { linksTo } from './operation-links.ts'
import { personaCases } from './persona-cases.ts'

/**
 * Returns whether an operation requires a credential that personas have (a token, not a client's
 * password).
 */
export function isForPersonas(
  { document }: Pick<CaseSource, 'document'>,
  { security }: Operation,
): boolean {
  const schemes = fieldsOf(fieldsOf(document.root['components'])['securitySchemes'])
  const isToken = (name: string): boolean => {
    const { type, scheme } = fieldsOf(schemes[name])
    return (
      type === 'oauth2' ||
      type === 'openIdConnect' ||
      type === 'apiKey' ||
      (type === 'http' && String(scheme).toLowerCase() === 'bearer')
    )
  }
  return security.length > 0 && security.every((needs) => needs.some(isToken))
}

const intruders: readonly {
  readonly rule: string
  readonly check: string
  readonly about: string
  readonly bearer: CaseCredentials
}[] = [
  {
    rule: 'nobody',
    check: 'ignored_auth',
    about: 'no token',
    bearer: { token: 'none' },
  },
  {
    rule: 'garbage',
    check: 'ignored_auth',
    about: 'a token that was never issued',
    bearer: { token: 'garbage' },
  },
  {
    rule: 'malformed',
    check: 'ignored_auth',
    about: 'a malformed token',
    bearer: { token: 'malformed' },
  },
  {
    rule: 'ended',
    check: 'logout_revokes',
    about: 'a token of a session that was signed out',
    bearer: { token: 'ended' },
  },
]

/**
 * P5: requests without access must be refused: no token, invalid tokens, ended sessions, and
 * resources of another member.
 */
export function accessCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const [shown] = unownedRequests(making, operation)
  if (shown === undefined || !isSecured(operation)) return []
  const bound = boundOf(operation, target)
  const base = { operation: operation.id, phase: 'access', expects: 'deny' } as const
  // Operations that no persona token opens are only tried without credentials.
  const isPersonal = isForPersonas(making, operation)
  const cases = intruders
    .filter(({ rule }) =>
      isPersonal ? rule !== 'ended' || target.logout !== null : rule === 'nobody',
    )
    .map(({ rule, check, about, bearer }) =>
      caseOf(
        {
          ...base,
          name: `rest/${operation.id}/access/${rule}`,
          about,
          check,
          request: requestOf(operation, shown.draft, bearer, bound),
        },
        making.seed,
      ),
    )
  // A made-up id is not found for any caller; the id of a resource of the caller is.
  const [link] = linksTo(making, operation, target, defaultCredentials(target))
  const nobody =
    link === undefined
      ? []
      : [
          caseOf(
            {
              ...base,
              name: `rest/${operation.id}/access/nobody-${link.name}`,
              about: 'no token, for a resource of the caller',
              check: 'ignored_auth',
              before: link.before,
              request: requestOf(
                operation,
                shown.draft,
                { token: 'none' },
                { ...bound, ...link.bound },
              ),
            },
            making.seed,
          ),
        ]
  if (!isPersonal) return [...cases, ...nobody]
  const others = target.personas.slice(1).filter(({ may }) => may !== 'nothing')
  const [other] = others
  const personal = Object.entries(bound).filter(([, text]) => /^\$\w+$/.test(text))
  const access = (
    rule: string,
    check: string | undefined,
    about: string,
    request: TestCase['request'],
    before?: TestCase['before'],
    expects: TestCase['expects'] = 'deny',
  ): TestCase =>
    caseOf(
      {
        ...base,
        expects,
        name: `rest/${operation.id}/access/${rule}`,
        about,
        ...(check === undefined ? {} : { check }),
        ...(before === undefined ? {} : { before }),
        request,
      },
      making.seed,
    )
  const boundTo = (name: string) => ({
    ...bound,
    ...Object.fromEntries(
      personal.map(([parameter, text]) => [parameter, `$${name}.${text.slice(1)}`]),
    ),
  })
  const byName =
    other === undefined || personal.length === 0
      ? []
      : [
          access(
            'other-member',
            'other_member',
            `the resource of ${other.name}, requested by another persona`,
            requestOf(operation, shown.draft, defaultCredentials(target), boundTo(other.name)),
          ),
        ]
  const byThing =
    other === undefined
      ? []
      : linksTo(making, operation, target, { persona: other.name }).map(
          ({ name, bound: linked, before }) =>
            access(
              `other-member-${name}`,
              'other_member',
              `the resource of ${other.name}, requested by another persona`,
              requestOf(operation, shown.draft, defaultCredentials(target), {
                ...bound,
                ...linked,
              }),
              before,
            ),
        )
  return [
    ...cases,
    ...nobody,
    ...byName,
    ...byThing,
    ...target.personas
      .slice(1)
      .flatMap((persona, index) =>
        personaCases(operation, target, persona, index, shown.draft, boundTo, access),
      ),
  ]
}
