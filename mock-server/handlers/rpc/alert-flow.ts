import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  AlertFlowKind,
  type AlertFlowSchema,
  type AlertFlowService,
  AlertFlowStatus,
} from '../../../generated/proto/portal/alert_flow/v1/alert_flow_pb.js'
import {
  type AlertFlow,
  alertFlowOf,
  alertFlowOfReading,
  alertFlowsOf,
  withFlow,
} from '../../services/alerts/alert-flows.ts'
import type { AlertCategory } from '../../services/alerts/alert-severity.ts'
import { currentQuestion } from '../../services/alerts/alert-questionnaire.ts'
import { updateFact } from '../../database/facts/facts.ts'
import { momentAt } from '../../services/time/moment-at.ts'
import { offsetText, wallClock } from '../../services/time/time-zone.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'

const measured = ({ reading }: AlertFlow) => {
  if (reading.category === 'bg_meter') {
    const { value, oor_low, oor_high } = reading.row
    return {
      case: 'bloodSugar' as const,
      value: {
        ...(value === null ? {} : { value }),
        belowMeter: oor_low === 1,
        aboveMeter: oor_high === 1,
      },
    }
  }
  if (reading.category === 'bp_monitor')
    return {
      case: 'bloodPressure' as const,
      value: { systolic: reading.row.systolic, diastolic: reading.row.diastolic },
    }
  // A stored flow remains when the care team changes the limits.
  const { pounds, days } = reading.gain ?? { pounds: 0, days: 1 }
  return {
    case: 'weight' as const,
    value: { weightLb: reading.row.weight_lb, gainedLb: pounds, gainPeriodDays: days },
  }
}

const wire = (
  flow: AlertFlow,
  { caller }: MemberCall,
): MessageInitShape<typeof AlertFlowSchema> => {
  const { fact, reading } = flow
  const { row } = reading
  return {
    id: fact.id,
    kind: AlertFlowKind[fact.kind],
    status: AlertFlowStatus[fact.status],
    reading: {
      id: row.id,
      readingCategory: reading.category,
      timestamp: row.local_time,
      utcOffset: offsetText(row.utc_offset),
      timeZone: row.time_zone,
      measured: measured(flow),
    },
    startTime: momentAt(caller.timeZone, fact.startedAt),
    ...(fact.closedAt === null ? {} : { closeTime: momentAt(caller.timeZone, fact.closedAt) }),
    ...(fact.status === 'COMPLETED' ? { outcomeCode: currentQuestion(fact) } : {}),
  }
}

export const alertFlow: ServiceImpl<typeof AlertFlowService> = {
  listAlertFlows: async ({ openOnly }, context) => {
    const call = memberCall(context)
    const flows = await alertFlowsOf(call)
    return {
      flows: flows
        .filter(({ fact }) => !openOnly || fact.status === 'OPEN')
        .slice(0, 200)
        .map((flow) => wire(flow, call)),
    }
  },

  startAlertFlow: async ({ readingCategory, readingId }, context) => {
    const call = memberCall(context)
    // The rules of the message allow these three only.
    const flow = await alertFlowOfReading(call, readingCategory as AlertCategory, readingId)
    if (flow === 'absent') throw call.problem('alert-reading-not-found')
    if (flow === 'ordinary') throw call.problem('alert-not-needed')
    const startedAt = wallClock(call.caller.timeZone, call.now)
    const facts = await updateFact(call.store, call.caller.id, 'alertFlows', (before) =>
      before.some(({ id }) => id === flow.fact.id)
        ? before
        : [...before, { ...flow.fact, startedAt }],
    )
    return {
      flow: wire({ ...flow, fact: facts.find(({ id }) => id === flow.fact.id) ?? flow.fact }, call),
    }
  },

  dismissAlertFlow: async ({ flowId }, context) => {
    const call = memberCall(context)
    const flow = await alertFlowOf(call, flowId)
    if (!flow) throw call.problem('alert-not-found')
    const closedAt = wallClock(call.caller.timeZone, call.now)
    const facts = await updateFact(call.store, call.caller.id, 'alertFlows', (before) => {
      const fact = before.find(({ id }) => id === flowId) ?? flow.fact
      if (fact.status === 'COMPLETED') throw call.problem('alert-already-completed')
      return fact.status === 'DISMISSED'
        ? before
        : withFlow(before, { ...fact, status: 'DISMISSED', closedAt })
    })
    return {
      flow: wire({ ...flow, fact: facts.find(({ id }) => id === flowId) ?? flow.fact }, call),
    }
  },
}
