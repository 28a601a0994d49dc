import { expect, test } from 'vitest'
import { useSetGoal } from './goal-queries.ts'
import type { GoalPlan } from '../model/goals.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

const shown: GoalPlan = {
  kind: 'ACTIVITY',
  title: 'Walk',
  weeklyTargetCount: 3,
  startDate: '2026-11-02',
  endDate: '2026-12-24',
}
const serverWith = (plan: object): FakeServer => ({
  answers: {
    ListGoals: { goals: [{ id: 'g-1', plan }] },
    SetGoal: { goal: { id: 'g-1', plan } },
  },
  sent: [],
})

test("keeps another device's frequency when the text of a goal changes", async () => {
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 5,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const server: FakeServer = {
    answers: {
      ListGoals: {
        goals: [
          { id: 'g-0', plan: { ...plan, weeklyTargetCount: 1 } },
          { id: 'g-1', plan },
        ],
      },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
    basedOn: [],
  }
  expect(
    await renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: { ...shown, title: 'Walk after lunch' },
      shown,
    }),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, title: 'Walk after lunch' } }])
  expect(server.basedOn).toEqual(['"now"'])
})

test('asks the member when two devices changed the last day of a goal', async () => {
  const { endDate: _, ...open } = shown
  const plan = {
    ...open,
    kind: 'GOAL_KIND_ACTIVITY',
    startDate: { year: 2026, month: 11, day: 2 },
    endDate: { year: 2026, month: 12, day: 31 },
  }
  const server = serverWith(plan)
  const dayConflict = { conflicts: [{ field: 'endDate' }] }
  await expect(
    renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: { ...open, endDate: '2026-12-24' },
      shown: open,
    }),
  ).rejects.toMatchObject(dayConflict)
  await expect(
    renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: open,
      shown: { ...open, endDate: '2026-12-24' },
    }),
  ).rejects.toMatchObject(dayConflict)
  expect(server.sent).toEqual([])
  expect(
    await renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: open,
      shown: { ...open, endDate: '2026-12-31' },
    }),
  ).not.toBeNull()
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, endDate: undefined } }])
})

test('sends a goal of an unknown kind back unchanged', async () => {
  const plan = {
    kind: 'GOAL_KIND_WATER',
    title: 'Drink',
    weeklyTargetCount: 5,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const server = serverWith(plan)
  const shown: GoalPlan = {
    ...plan,
    startDate: '2026-11-02',
    kind: { type: 'unknown', raw: 'GOAL_KIND_WATER' },
  }
  await renderSave(
    useSetGoal,
    server,
  )({
    id: 'g-1',
    told: { ...shown, title: 'Drink water' },
    shown,
  })
  expect(server.sent).toEqual([{ id: 'g-1', plan: { ...plan, title: 'Drink water' } }])
})

test('does not save a goal with an unreadable last day, unlike another goal', async () => {
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: { year: 2026, month: 11, day: 2 },
  }
  const shown: GoalPlan = {
    kind: 'ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: '2026-11-02',
  }
  const server = (endDate: object | undefined): FakeServer => ({
    answers: {
      ListGoals: { goals: [{ id: 'g-1', plan: { ...plan, endDate } }] },
      SetGoal: { goal: { id: 'g-1', plan } },
    },
    sent: [],
  })
  const [lost, whole] = [server({ year: 2026, month: 13, day: 40 }), server(undefined)]
  const edit = { id: 'g-1', told: { ...shown, title: 'Swim' }, shown }
  await expect(renderSave(useSetGoal, lost)(edit)).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(lost.sent).toEqual([])
  expect(await renderSave(useSetGoal, whole)(edit)).toBeDefined()
})

test('asks the member when two devices move first and last day past each other', async () => {
  const plan = {
    kind: 'GOAL_KIND_ACTIVITY',
    title: 'Walk',
    weeklyTargetCount: 3,
    startDate: { year: 2026, month: 11, day: 2 },
    endDate: { year: 2026, month: 11, day: 20 },
  }
  const server = serverWith(plan)
  await expect(
    renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: { ...shown, startDate: '2026-11-30' },
      shown,
    }),
  ).rejects.toMatchObject({ isContradiction: true })
  expect(server.sent).toEqual([])
  expect(
    await renderSave(
      useSetGoal,
      server,
    )({
      id: 'g-1',
      told: { ...shown, startDate: '2026-11-20' },
      shown,
    }),
  ).not.toBeNull()
})
