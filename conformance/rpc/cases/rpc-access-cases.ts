import type { CaseCredentials } from '../../cases/test-case.ts'
import type { Persona, Target } from '../../runner/target/target.ts'
import { axisName, isConnect, type RpcAxis } from '../rpc-axis.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'
import { RPC_TOKEN, type RpcShape } from '../rpc-shape.ts'

/**
 * What the contract's own annotations say of an RPC: it looks (NO_SIDE_EFFECTS), it changes
 * something, or its service says nothing of any.
 */
const doesOf = ({ isRead, tellsReads }: RpcShape): 'looks' | 'changes' | 'untold' =>
  isRead ? 'looks' : tellsReads ? 'changes' : 'untold'

/**
 * Whether an RPC is for those who are signed in. A module does not say so: it is the target that
 * has personas, or a key of its own for RPCs.
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
  /** Tried in the plainest protocol alone. */
  readonly once?: true
}

/**
 * What a persona beside the first may not: anything, who is nobody here, or a change, who may only
 * look.
 */
const refused = ({ name, may, but }: Persona, { operation, rpc }: RpcCaseSource): Intruder[] => {
  const bearer = { persona: name }
  if (may === 'nothing')
    return [
      {
        rule: `as-${name}`,
        check: 'ignored_auth',
        about: `${name} asks, who may do nothing here`,
        bearer,
      },
    ]
  if (may !== 'look' || doesOf(rpc) !== 'changes' || but.includes(operation.id)) return []
  return [
    {
      rule: `as-${name}`,
      check: 'view_only',
      about: `${name} asks for a change, who may only look`,
      bearer,
    },
  ]
}

/**
 * P5 for RPCs: who may not ask is answered so, and what one member sees another sees in the same
 * form.
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
  // A door of its own may be open in one protocol alone.
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
      about: 'nobody asks, without a token',
      bearer: { token: 'none' },
    },
    {
      rule: 'garbage',
      check: 'ignored_auth',
      about: 'somebody asks with a token that nobody was given',
      bearer: { token: 'garbage' },
      once: true,
    },
    ...(target.logout === null
      ? []
      : [
          {
            rule: 'ended',
            check: 'logout_revokes',
            about: 'somebody asks with the token of a session that was signed out',
            bearer: { token: 'ended' },
            once: true,
          } as const,
        ]),
    ...target.personas.slice(1).flatMap((persona) => refused(persona, making)),
  ]
  const asked = (axis: RpcAxis, rule: string, bearer: CaseCredentials) => ({
    phase: 'access' as const,
    rule: `${rule}${axisName(axis)}`,
    request: rpcRequest(operation, rpc, axis, shown.json, bearer),
  })
  const denied = intruders.flatMap(({ rule, check, about, bearer, once }) =>
    [first, ...(once === true ? [] : others)].map((axis): RpcCaseDraft => ({
      ...asked(axis, rule, bearer),
      check,
      expects: 'deny',
      about,
    })),
  )
  // A stream is opened with what another RPC answers, and is tried as a whole in its own phase.
  const lookers =
    doesOf(rpc) === 'looks' && !rpc.isStream
      ? target.personas.slice(2).filter(({ may }) => may !== 'nothing')
      : []
  return [
    ...denied,
    ...lookers.map(({ name }): RpcCaseDraft => ({
      ...asked(first, `as-${name}`, { persona: name }),
      expects: 'accept',
      about: `${name} asks for what is hers`,
    })),
  ]
}
