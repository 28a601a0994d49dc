import * as Schema from 'effect/Schema'
import { flowCodes, flowProgresses, MemberFlow } from '#domain/flow-admin.ts'
import { listOf } from '#domain/formats.ts'
import type { CompleteFlowResponseJson, ListFlowsResponseJson, RestartFlowResponseJson, SnoozeFlowResponseJson } from '#generated/rpc/portal/flow_admin/v1/flow_admin_pb.js'
import type { Accepts } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = MemberFlow.fields

export const MemberFlowMessage = Schema.Struct({
  code: wordField('FLOW_CODE', flowCodes),
  title: field(own.title, ''),
  isOn: field(Schema.Boolean, false),
  progress: wordField('FLOW_PROGRESS', flowProgresses),
  startedAt: own.startedAt,
  completedAt: own.completedAt,
  snoozedUntil: own.snoozedUntil,
})
export const MemberFlows = Schema.Struct({ flows: field(listOf(MemberFlowMessage, 50), []) })
/** What restarting, completing and snoozing answer. */
export const MemberFlowAnswer = Schema.Struct({ flow: MemberFlowMessage })

type Changed = RestartFlowResponseJson | CompleteFlowResponseJson | SnoozeFlowResponseJson
/** `flow` is required by the contract's rule, which its types do not say. */
type ToldFlow = Required<Changed>
export type AcceptsFlows = [Accepts<ListFlowsResponseJson, typeof MemberFlows>, Accepts<ToldFlow, typeof MemberFlowAnswer>]
