import type { CaseCredentials } from '../../cases/test-case.ts'
import type { Persona, Target } from '../../runner/target/target.ts'
import { axisName, isConnect } from '../rpc-axis.ts'
import { type RpcAxis } from '../rpc-call.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'
import { RPC_TOKEN, type RpcShape } from '../rpc-shape.ts'

/**
 * The side effects of an RPC: `NO_SIDE_EFFECTS` means that it looks. If no RPC of its service has
 * that option, they are unknown.
 */
const doesOf = ({ isRead, tellsReads }: RpcShape): 'looks' | 'changes' | 'untold' =>
  isRead ? 'looks' : tellsReads ? 'changes' : 'untold'

/**
 * Returns whether an RPC needs authentication. A module does not state it, so it follows from
 * personas or an RPC key in the target file.
 */
const isClosed = (
  { id }: RpcCaseSource['operation'],
  { rpc, personas, credentials }: Target,
): boolean =>
  (personas.length > 0 || RPC_TOKEN in credentials) &&
  rpc?.open.includes(id.replace(/^rpc\./, '').replace('.', '/')) !== true

interface Intruder {
  readonly rule: string
  readonly check: string
  readonly about: string
  readonly bearer: CaseCredentials
  /** Only with the simplest protocol. */
  readonly once?: true
}

/** The refusals of a persona: everything for `nothing`, writes for `look`. */
const refused = ({ name, may, but }: Persona, { operation, rpc }: RpcCaseSource): Intruder[] => {
  const bearer = { persona: name }
  if (may === 'nothing')
    return [
      {
        rule: `as-${name}`,
        check: 'ignored_auth',
        about: `${name}, a persona without access`,
        bearer,
      },
    ]
  if (may !== 'look' || doesOf(rpc) !== 'changes' || but.includes(operation.id)) return []
  return [
    {
      rule: `as-${name}`,
      check: 'view_only',
      about: `a write of ${name}, a view-only persona`,
      bearer,
    },
  ]
}

/**
 * P5 for RPCs: requests without access are refused, and responses to all personas match the
 * contract.
 */
export function rpcAccessCases(making: RpcCaseSource): RpcCaseDraft[] {
  const {
    operation,
    rpc,
    target,
    axes,
    shown: [shown],
  } = making
  if (shown === undefined || !isClosed(operation, target)) return []
  const [first] = axes
  // Another protocol may have its own endpoint, with its own authentication.
  const others = axes.filter(
    (axis) =>
      axis.protocol !== first.protocol &&
      !isConnect(axis) &&
      axis.http === (axis.protocol === 'grpc' ? '2' : first.http),
  )
  const intruders: Intruder[] = [
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
      once: true,
    },
    ...(target.logout === null
      ? []
      : [
          {
            rule: 'ended',
            check: 'logout_revokes',
            about: 'a token of a session that was signed out',
            bearer: { token: 'ended' },
            once: true,
          } as const,
        ]),
    ...target.personas.slice(1).flatMap((persona) => refused(persona, making)),
  ]
  const accessDraft = (axis: RpcAxis, rule: string, bearer: CaseCredentials) => ({
    phase: 'access' as const,
    rule: `${rule}${axisName(axis)}`,
    request: rpcRequest(operation, rpc, axis, shown.json, bearer),
  })
  const denied = intruders.flatMap(({ rule, check, about, bearer, once }) =>
    [first, ...(once === true ? [] : others)].map((axis): RpcCaseDraft => ({
      ...accessDraft(axis, rule, bearer),
      check,
      expects: 'deny',
      about,
    })),
  )
  // Streams need values of another RPC; their own phase covers them.
  const lookers =
    doesOf(rpc) === 'looks' && !rpc.isStream
      ? target.personas.slice(2).filter(({ may }) => may !== 'nothing')
      : []
  return [
    ...denied,
    ...lookers.map(({ name }): RpcCaseDraft => ({
      ...accessDraft(first, `as-${name}`, { persona: name }),
      expects: 'accept',
      about: `${name} reads their own resource`,
    })),
  ]
}
