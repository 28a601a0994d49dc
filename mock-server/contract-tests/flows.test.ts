import { describe, expect, it } from 'vitest'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('frank', 'walter', 'pia', 'edith', 'rosa')
const { server, member } = contract
const flowsOf = rpcOf(contract, 'alertFlow', 'portal.alert_flow.v1.AlertFlowService')
const stageOf = rpcOf(contract, 'alertStage', 'portal.alert_stage.v1.AlertStageService')
const adminOf = rpcOf(contract, 'flowAdmin', 'portal.flow_admin.v1.FlowAdminService')
const tasksOf = rpcOf(contract, 'userTasks', 'portal.user_tasks.v1.UserTasksService')
/** The scenario's clock keeps running after it is set. */
const noon = (zoneHour: string) =>
  expect.stringMatching(new RegExp(`^2026-11-20T${zoneHour}:0\\d:\\d\\dZ$`))
const severe = {
  bloodPressure: [
    {
      timestamp: '2026-11-20T07:42:00',
      systolic: 186,
      diastolic: 112,
      pulse: null,
      source: 'DEVICE',
    },
  ],
}

describe('alert flows', () => {
  const opened = async () => {
    const { token } = await member('frank', severe)
    const { answer } = await flowsOf(token)(
      'listAlertFlows',
      rpc.listAlertFlows,
      {},
      {
        message: {
          flows: [
            {
              id: expect.any(String),
              kind: 'ALERT_FLOW_KIND_BLOOD_PRESSURE_SEVERE',
              status: 'ALERT_FLOW_STATUS_OPEN',
              startTime: '2026-11-20T13:42:00Z',
              reading: expect.objectContaining({
                readingCategory: 'bp_monitor',
                timestamp: '2026-11-20T07:42:00',
                bloodPressure: { systolic: 186, diastolic: 112 },
              }),
            },
          ],
        },
      },
    )
    return { token, flow: (answer.body as { flows: { id: string }[] }).flows[0]! }
  }

  it('API-055: the open flows are listed, and one that is dismissed is closed', async () => {
    const { token, flow } = await opened()
    const flows = flowsOf(token)
    const dismissed = { ...flow, status: 'ALERT_FLOW_STATUS_DISMISSED', closeTime: noon('17') }
    await flows(
      'dismissAlertFlow',
      rpc.dismissAlertFlow,
      { flowId: flow.id },
      { message: { flow: dismissed } },
    )
    await flows('listAlertFlows', rpc.listAlertFlows, { openOnly: true }, { message: {} })
    await flows('listAlertFlows', rpc.listAlertFlows, {}, { message: { flows: [dismissed] } })
    await flows(
      'dismissAlertFlow',
      rpc.dismissAlertFlow,
      { flowId: 'af-nobody' },
      { code: 'not_found' },
    )
    await flowsOf('at-nobody')(
      'listAlertFlows',
      rpc.listAlertFlows,
      {},
      { code: 'unauthenticated' },
    )
  })

  it('API-055: a flow is started for a low reading, once, and not for an ordinary one', async () => {
    const seed = (time: string, value: number) => ({
      timestamp: `2026-11-20T${time}:00`,
      value,
      tags: { source: 1 },
    })
    const { token } = await member('walter', {
      bloodSugar: [seed('06:50', 66), seed('09:00', 120)],
    })
    const { bgs } = (
      await server().call(
        '/v1/users/me/readings/bgs/data?start=2026-11-20T00:00:00&end=2026-11-20T23:59:59',
        { token },
      )
    ).body
    const idOf = (value: number): string =>
      bgs.find((reading: { value: number }) => reading.value === value).id
    const flows = flowsOf(token)
    const low = { readingCategory: 'bg_meter', readingId: idOf(66) }
    await flows('listAlertFlows', rpc.listAlertFlows, {}, { message: {} })
    const { answer } = await flows('startAlertFlow', rpc.startAlertFlow, low, {
      message: {
        flow: expect.objectContaining({
          kind: 'ALERT_FLOW_KIND_BLOOD_SUGAR_LOW',
          status: 'ALERT_FLOW_STATUS_OPEN',
          reading: expect.objectContaining({ id: idOf(66), bloodSugar: { value: 66 } }),
        }),
      },
    })
    const { flow } = answer.body as { flow: object }
    await flows('startAlertFlow', rpc.startAlertFlow, low, { message: { flow } })
    await flows(
      'listAlertFlows',
      rpc.listAlertFlows,
      { openOnly: true },
      { message: { flows: [flow] } },
    )
    await flows(
      'startAlertFlow',
      rpc.startAlertFlow,
      { readingCategory: 'bg_meter', readingId: idOf(120) },
      { code: 'failed_precondition', reason: 'NOTHING_TO_ASK' },
    )
  })

  it('API-059, API-060: a stage is read by its flow, and moved on by a question code and an answer code', async () => {
    const { token, flow } = await opened()
    const stage = stageOf(token)
    const asked = (code: string) =>
      expect.objectContaining({ question: expect.objectContaining({ code }) })
    await stage(
      'getAlertStage',
      rpc.getAlertStage,
      { flowId: flow.id },
      { message: { stage: asked('BP_SYMPTOMS') } },
    )
    await stage(
      'updateAlertStage',
      rpc.updateAlertStage,
      { flowId: flow.id, questionCode: 'BP_SYMPTOMS', answerCode: 'PERHAPS' },
      { code: 'invalid_argument' },
    )
    await stage(
      'updateAlertStage',
      rpc.updateAlertStage,
      { flowId: flow.id, questionCode: 'LOW_DANGER', answerCode: 'YES' },
      { code: 'failed_precondition', reason: 'NOT_ASKED' },
    )
    await stage(
      'updateAlertStage',
      rpc.updateAlertStage,
      { flowId: flow.id, questionCode: 'BP_SYMPTOMS', answerCode: 'NO' },
      { message: { stage: asked('BP_AGAIN') } },
    )
    await stage(
      'getAlertStage',
      rpc.getAlertStage,
      { flowId: flow.id },
      { message: { stage: asked('BP_AGAIN') } },
    )
    const end = {
      stage: expect.objectContaining({
        outcome: expect.objectContaining({
          code: 'BP_MEASURE_AGAIN',
          urgency: 'ALERT_URGENCY_MEASURE_AGAIN',
          remeasurementDelayMinutes: 5,
        }),
      }),
    }
    await stage(
      'updateAlertStage',
      rpc.updateAlertStage,
      { flowId: flow.id, questionCode: 'BP_AGAIN', answerCode: 'NOT_YET' },
      { message: end },
    )
    await stage('getAlertStage', rpc.getAlertStage, { flowId: flow.id }, { message: end })
    await flowsOf(token)(
      'listAlertFlows',
      rpc.listAlertFlows,
      {},
      {
        message: {
          flows: [
            {
              ...flow,
              status: 'ALERT_FLOW_STATUS_COMPLETED',
              outcomeCode: 'BP_MEASURE_AGAIN',
              closeTime: noon('17'),
            },
          ],
        },
      },
    )
    await stage('getAlertStage', rpc.getAlertStage, { flowId: 'af-nobody' }, { code: 'not_found' })
  })
})

describe('flow admin', () => {
  const code = 'FLOW_CODE_SCALE_ONBOARDING'
  const flow = (more: object) => ({ code, title: 'Set up your scale', enabled: true, ...more })

  it('API-058: flows are listed, begun, snoozed, completed and begun again; one that is off is not', async () => {
    const { token } = await member('pia')
    const admin = adminOf(token)
    const listed = (expected: object) =>
      admin(
        'listFlows',
        rpc.listFlows,
        {},
        { message: { flows: expect.arrayContaining([expected]) } },
      )
    const { answer } = await listed(flow({ progress: 'FLOW_PROGRESS_NOT_STARTED' }))
    expect(
      (answer.body as { flows: { code: string }[] }).flows.map((one) =>
        one.code.replace('FLOW_CODE_', ''),
      ),
    ).toEqual([
      'ONBOARDING',
      'INTRO_TOUR',
      'FOOD_LOG_INTRO',
      'DEVICE_ACTIVATION',
      'SCALE_ONBOARDING',
      'FIVE_DAY_CHECK',
      'GOAL_SETTING',
      'HEALTH_PROFILE',
      'GLP1_CHECK_IN',
    ])
    const started = flow({ progress: 'FLOW_PROGRESS_STARTED', startTime: noon('17') })
    await admin('restartFlow', rpc.restartFlow, { code }, { message: { flow: started } })
    await listed(started)
    const snoozed = {
      ...started,
      progress: 'FLOW_PROGRESS_SNOOZED',
      snoozeEndDate: { year: 2026, month: 11, day: 22 },
    }
    await admin('snoozeFlow', rpc.snoozeFlow, { code, dayCount: 2 }, { message: { flow: snoozed } })
    await listed(snoozed)
    const completed = { ...started, progress: 'FLOW_PROGRESS_COMPLETED', completeTime: noon('17') }
    await admin('completeFlow', rpc.completeFlow, { code }, { message: { flow: completed } })
    await listed(completed)
    await admin(
      'snoozeFlow',
      rpc.snoozeFlow,
      { code, dayCount: 2 },
      { code: 'failed_precondition', reason: 'ALREADY_COMPLETED' },
    )
    await admin('restartFlow', rpc.restartFlow, { code }, { message: { flow: started } })
    await listed(started)
  })

  it.each([
    ['restartFlow', rpc.restartFlow, {}],
    ['completeFlow', rpc.completeFlow, {}],
    ['snoozeFlow', rpc.snoozeFlow, { dayCount: 1 }],
  ] as const)('API-058: %s of a flow that is off is refused', async (operationId, ask, more) => {
    const { token } = await member('pia')
    await adminOf(token)(
      operationId,
      ask as never,
      { code: 'FLOW_CODE_GLP1_CHECK_IN', ...more },
      { code: 'failed_precondition', reason: 'FLOW_OFF' },
    )
  })
})

describe('tasks of a member', () => {
  const list = async (token: string, request: object) => {
    const { answer } = await tasksOf(token)('listUserTasks', rpc.listUserTasks, request, {
      message: { tasks: expect.any(Array) },
    })
    return (answer.body as { tasks: { id: string; status: string }[] }).tasks.map(
      ({ id, status }) => `${id} ${status.replace('USER_TASK_STATUS_', '')}`,
    )
  }

  it('GAP-101: a task is listed, done, dismissed and taken back, and the list has it so', async () => {
    const { token } = await member('edith')
    const tasks = tasksOf(token)
    const moved = (id: string, status: string) => ({
      message: { task: expect.objectContaining({ id, status: `USER_TASK_STATUS_${status}` }) },
    })
    const open = [
      't-activate-device OPEN',
      't-five-day-check OPEN',
      't-complete-health-profile OPEN',
    ]
    expect(await list(token, {})).toEqual(open)
    await tasks(
      'dismissUserTask',
      rpc.dismissUserTask,
      { taskId: 't-five-day-check' },
      moved('t-five-day-check', 'DISMISSED'),
    )
    expect(await list(token, {})).toEqual([open[0], open[2]])
    await tasks(
      'restoreUserTask',
      rpc.restoreUserTask,
      { taskId: 't-five-day-check' },
      moved('t-five-day-check', 'OPEN'),
    )
    expect(await list(token, {})).toEqual(open)
    await tasks(
      'completeUserTask',
      rpc.completeUserTask,
      { taskId: 't-activate-device' },
      moved('t-activate-device', 'DONE'),
    )
    expect(await list(token, {})).toEqual(open.slice(1))
    expect(await list(token, { includeClosed: true })).toEqual([
      ...open.slice(1),
      't-activate-device DONE',
    ])
    for (const [operationId, ask] of [
      ['dismissUserTask', rpc.dismissUserTask],
      ['restoreUserTask', rpc.restoreUserTask],
    ] as const)
      await tasks(
        operationId,
        ask,
        { taskId: 't-activate-device' },
        { code: 'failed_precondition', reason: 'ALREADY_DONE' },
      )
    await tasks(
      'completeUserTask',
      rpc.completeUserTask,
      { taskId: 't-nobody' },
      { code: 'not_found' },
    )
  })
})
