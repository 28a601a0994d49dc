import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFact } from '../../database/facts/facts.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'
import { dayOf } from '../../services/time/calendar-date.ts'

let server: TestServer
const homes = {
  userTasks: 'portal.user_tasks.v1.UserTasksService',
  flowAdmin: 'portal.flow_admin.v1.FlowAdminService',
  userGuides: 'portal.user_guides.v1.UserGuidesService',
  oneAppMigration: 'portal.one_app_migration.v1.OneAppMigrationService',
  reportsAndData: 'portal.reports_and_data.v1.ReportsAndDataService',
}
const ask = (slug: keyof typeof homes) => rpc(server, slug, homes[slug])
beforeAll(async () => {
  server = await startTestServer({
    members: ['pia', 'rosa', 'gina', 'edith', 'nora', 'olga', 'paul', 'beth', 'frank'],
  })
})
afterAll(() => server.close())

const at = async (template: string, scenario: string) => {
  await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
  return server.member(template, scenario)
}
/** Matches a time shortly after the clock was set, because the clock keeps running. */
const soonAfter = (minute: string) =>
  expect.stringMatching(new RegExp(`^${minute.slice(0, -1)}\\d:\\d\\dZ$`))
const spanish = { 'accept-language': 'es-US' }

test('tasks: the most urgent first, done, dismissed and taken back', async () => {
  const { token } = await at('edith', 'tasks')
  const list = async (request = {}, headers = {}) =>
    (await ask('userTasks')('ListUserTasks', token, request, headers)).body.tasks ?? []
  const ids = async (request = {}) => (await list(request)).map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([
    't-activate-device',
    't-five-day-check',
    't-complete-health-profile',
  ])
  expect((await list({}, spanish))[0]).toMatchObject({
    title: 'Active su dispositivo',
    routeId: 'activateDevices',
    dismissible: true,
    createTime: '2026-11-17T15:00:00Z',
  })
  const move = async (method: string, taskId: string) => ask('userTasks')(method, token, { taskId })
  expect((await move('DismissUserTask', 't-five-day-check')).body.task.status).toBe(
    'USER_TASK_STATUS_DISMISSED',
  )
  expect((await move('DismissUserTask', 't-five-day-check')).status).toBe(200)
  expect(await ids()).toEqual(['t-activate-device', 't-complete-health-profile'])
  expect((await move('RestoreUserTask', 't-five-day-check')).body.task.status).toBe(
    'USER_TASK_STATUS_OPEN',
  )
  expect((await move('CompleteUserTask', 't-activate-device')).body.task.status).toBe(
    'USER_TASK_STATUS_DONE',
  )
  for (const method of ['DismissUserTask', 'RestoreUserTask'])
    expect((await move(method, 't-activate-device')).headers.get('reason')).toBe('ALREADY_DONE')
  expect(await ids({ includeClosed: true })).toEqual([
    't-five-day-check',
    't-complete-health-profile',
    't-activate-device',
  ])
  expect((await move('CompleteUserTask', 't-nothing')).body.code).toBe('not_found')
  expect(await server.violations('tasks')).toEqual([])
})

test('tasks: refuses to dismiss a required task and hides past tasks', async () => {
  const { id, token } = await at('edith', 'tasks due')
  const open = { status: 'OPEN', createdAt: '2026-11-12T08:00:00' } as const
  await writeFact(server.mock.sandbox.store, id, 'userTasks', [
    { ...open, id: 't-past', kind: 'LOG_FOOD', dueDate: '2026-11-19' },
    { ...open, id: 't-today', kind: 'LOG_FOOD', dueDate: '2026-11-20' },
    { ...open, id: 't-lab', kind: 'CONFIRM_LAB_ORDER', dueDate: null },
  ])
  const { tasks } = (await ask('userTasks')('ListUserTasks', token)).body
  expect(
    tasks.map((task: { id: string; dismissible?: boolean }) => [
      task.id,
      task.dismissible ?? false,
    ]),
  ).toEqual([
    ['t-lab', false],
    ['t-today', true],
  ])
  const refused = await ask('userTasks')('DismissUserTask', token, { taskId: 't-lab' }, spanish)
  expect([refused.body.code, refused.headers.get('reason'), refused.body.message]).toEqual([
    'failed_precondition',
    'NOT_DISMISSIBLE',
    expect.stringContaining('tarea'),
  ])
})

test('tasks: doing it elsewhere finishes the task', async () => {
  const { token } = await at('rosa', 'tasks elsewhere')
  const kinds = async () =>
    (await ask('userTasks')('ListUserTasks', token)).body.tasks.map(({ id }: { id: string }) => id)
  expect(await kinds()).toEqual(['t-order-supplies', 't-choose-food-focus', 't-start-course'])
  await rpc(server, 'education', 'portal.education.v1.EducationService')('OpenCourse', token, {
    courseId: 'move-more',
  })
  await rpc(server, 'foodFocus', 'portal.food_focus.v1.FoodFocusService')(
    'ChooseFoodFocus',
    token,
    { focusCode: 'MORE_FIBER' },
  )
  expect(await kinds()).toEqual(['t-order-supplies'])
  const pia = await at('pia', 'tasks food')
  await rpc(server, 'foodLog', 'portal.food_log.v1.FoodLogService')('AddFoodEntry', pia.token, {
    clientEntryId: randomUUID(),
    content: {
      meal: 'MEAL_LUNCH',
      eatTime: '2026-11-20T12:00:00',
      foods: [{ foodId: 'egg', amount: 1 }],
    },
  })
  expect(
    (await ask('userTasks')('ListUserTasks', pia.token)).body.tasks.map(
      ({ id }: { id: string }) => id,
    ),
  ).not.toContain('t-log-food')
})

type Flow = { readonly code: string; readonly enabled?: boolean; readonly progress: string }
test('flows: on by programs, devices and features; begun, snoozed until the day, completed and begun again', async () => {
  const { token, username } = await at('pia', 'flows')
  const flows = ask('flowAdmin')
  const list = async (of: string): Promise<readonly Flow[]> =>
    (await flows('ListFlows', of)).body.flows
  const on = async (of: string) =>
    (await list(of)).flatMap(({ code, enabled }) => (enabled ? [code.slice(10)] : []))
  expect(await on(token)).toEqual([
    'ONBOARDING',
    'INTRO_TOUR',
    'FOOD_LOG_INTRO',
    'DEVICE_ACTIVATION',
    'SCALE_ONBOARDING',
    'GOAL_SETTING',
    'HEALTH_PROFILE',
  ])
  expect(await on((await at('gina', 'flows gina')).token)).toContain('GLP1_CHECK_IN')
  expect(await on((await at('nora', 'flows nora')).token)).toContain('FIVE_DAY_CHECK')
  expect(await on((await at('paul', 'flows paul')).token)).toEqual(['ONBOARDING'])
  const code = 'FLOW_CODE_SCALE_ONBOARDING'
  const progress = async (of = token) =>
    (await list(of)).find((flow) => flow.code === code)?.progress.slice(14)
  expect((await flows('RestartFlow', token, { code })).body.flow).toMatchObject({
    progress: 'FLOW_PROGRESS_STARTED',
    startTime: soonAfter('2026-11-20T20:00'),
  })
  expect((await flows('SnoozeFlow', token, { code, dayCount: 2 })).body.flow).toMatchObject({
    progress: 'FLOW_PROGRESS_SNOOZED',
    snoozeEndDate: { year: 2026, month: 11, day: 22 },
  })
  await server.control('POST', 'clock', { scenario: 'flows', now: '2026-11-22T04:00:00Z' })
  expect(await progress(await server.token(username))).toBe('SNOOZED')
  await server.control('POST', 'clock', { scenario: 'flows', now: '2026-11-22T05:01:00Z' })
  const later = await server.token(username)
  expect(await progress(later)).toBe('STARTED')
  expect((await flows('CompleteFlow', later, { code }, spanish)).body.flow).toMatchObject({
    title: 'Prepare su báscula',
    completeTime: soonAfter('2026-11-22T05:01'),
  })
  expect((await flows('SnoozeFlow', later, { code, dayCount: 2 })).headers.get('reason')).toBe(
    'ALREADY_COMPLETED',
  )
  expect((await flows('RestartFlow', later, { code })).body.flow.completeTime).toBeUndefined()
  for (const method of ['RestartFlow', 'CompleteFlow', 'SnoozeFlow'])
    expect(
      (
        await flows(method, later, {
          code: 'FLOW_CODE_GLP1_CHECK_IN',
          ...(method === 'SnoozeFlow' ? { dayCount: 1 } : {}),
        })
      ).headers.get('reason'),
    ).toBe('FLOW_OFF')
  expect(await server.violations('flows')).toEqual([])
})

test('DEV-009: every device has a manual in English and in Spanish, the member’s own devices first', async () => {
  const { token } = await at('rosa', 'guides')
  const guides = ask('userGuides')
  const list = (await guides('ListUserGuides', token)).body.guides
  expect(
    list.map(
      ({ device, owned }: { device: string; owned?: boolean }) =>
        `${device}${owned ? ' mine' : ''}`,
    ),
  ).toEqual([
    'bg300 mine',
    'ht945 mine',
    'wm1500 mine',
    'bg500',
    'in-touch',
    'device-flex',
    'htn',
    'ht900',
    'ht2000',
    'wm1000',
    'wm2000',
  ])
  for (const { device, manuals } of list) {
    expect(manuals.map(({ language }: { language: string }) => language)).toEqual([
      'en-US',
      'es-US',
    ])
    for (const { language, title } of manuals)
      expect((await guides('GetUserGuide', token, { device, language })).body.manual).toMatchObject(
        { device, language, title, sections: expect.arrayContaining([expect.anything()]) },
      )
  }
  expect(
    (await guides('GetUserGuide', token, { device: 'wm2000', language: 'es-US' })).body.manual
      .title,
  ).toBe('Guía del usuario: Báscula de composición corporal WM2000')
  expect(
    (await guides('GetUserGuide', token, { device: 'wm9000', language: 'es-US' })).body.code,
  ).toBe('invalid_argument')
  expect(
    (await guides('GetUserGuide', token, { device: 'wm2000', language: 'fr-FR' })).body.code,
  ).toBe('invalid_argument')
})

test('migration: who is eligible, and with which benefits', async () => {
  const info = async (template: string) =>
    (await ask('oneAppMigration')('GetMigrationInfo', (await at(template, 'migration info')).token))
      .body
  expect(await info('olga')).toEqual({ benefitsOffered: 'BENEFITS_OFFERED_CCM', eligible: true })
  expect(await info('rosa')).toEqual({ benefitsOffered: 'BENEFITS_OFFERED_CCM' })
})

test('reports and exports follow the programs and the readings', async () => {
  const list = async (template: string) =>
    (await ask('reportsAndData')('ListReportsAndData', (await at(template, 'reports')).token)).body
  const { reports, exports } = await list('rosa')
  expect(reports.map(({ code }: { code: string }) => code)).toEqual([
    'REPORT_CODE_MULTI_CONDITION_SUMMARY',
    'REPORT_CODE_PERSONALIZED_BLOOD_PRESSURE',
  ])
  expect(reports[0].ready).toBe(true)
  expect(
    exports.map(
      ({
        code,
        lastReadingDate,
      }: {
        code: string
        lastReadingDate: { year: number; month: number; day: number }
      }) => `${code} ${dayOf(lastReadingDate)}`,
    ),
  ).toEqual([
    'EXPORT_CODE_BLOOD_SUGAR 2026-11-20',
    'EXPORT_CODE_BLOOD_PRESSURE 2026-11-20',
    'EXPORT_CODE_WEIGHT 2026-11-19',
  ])
  expect((await list('frank')).exports.map(({ code }: { code: string }) => code)).toEqual([
    'EXPORT_CODE_BLOOD_PRESSURE',
    'EXPORT_CODE_WEIGHT',
    'EXPORT_CODE_PULSE',
  ])
  expect(await list('edith')).toEqual({
    reports: [
      { code: 'REPORT_CODE_MULTI_CONDITION_SUMMARY', readingCount: 0, requiredReadingCount: 1 },
      {
        code: 'REPORT_CODE_PERSONALIZED_BLOOD_PRESSURE',
        readingCount: 0,
        requiredReadingCount: 5,
      },
    ],
    exports: [{ code: 'EXPORT_CODE_BLOOD_PRESSURE', readingCount: 0 }],
  })
  expect(await list('beth')).toEqual({})
  expect(await server.violations('reports')).toEqual([])
})

test("another member's task is as if it were not there", async () => {
  const { token } = await at('rosa', 'tasks other')
  for (const method of ['CompleteUserTask', 'DismissUserTask', 'RestoreUserTask'])
    expect((await ask('userTasks')(method, token, { taskId: 't-activate-device' })).body.code).toBe(
      'not_found',
    )
})

test.each([
  ['userTasks', 'ListUserTasks', {}],
  ['userTasks', 'CompleteUserTask', { taskId: 't-1' }],
  ['userTasks', 'DismissUserTask', { taskId: 't-1' }],
  ['userTasks', 'RestoreUserTask', { taskId: 't-1' }],
  ['flowAdmin', 'ListFlows', {}],
  ['flowAdmin', 'RestartFlow', { code: 'FLOW_CODE_ONBOARDING' }],
  ['flowAdmin', 'CompleteFlow', { code: 'FLOW_CODE_ONBOARDING' }],
  ['flowAdmin', 'SnoozeFlow', { code: 'FLOW_CODE_ONBOARDING', dayCount: 1 }],
  ['userGuides', 'ListUserGuides', {}],
  ['userGuides', 'GetUserGuide', { device: 'htn', language: 'en-US' }],
  ['oneAppMigration', 'GetMigrationInfo', {}],
  ['reportsAndData', 'ListReportsAndData', {}],
] as const)('%s/%s needs a session', async (slug, method, request) => {
  expect(await ask(slug)(method, 'at-nobody', request)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
})
