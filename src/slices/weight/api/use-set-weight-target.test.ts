import { expect, test } from 'vitest'
import { useSetWeightTarget } from './use-set-weight-target.ts'
import {
  weightGoalChoice,
  type WeightGoalFields,
  weightGoalInputOf,
} from '../model/weight-goal-input.ts'
import type { KnownWeightTarget } from '#vitals/model/weight/weight-target.ts'
import { conflictsOf } from '#platform/http/conflicted.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

const kg = (weight: number) => ({ weight, weightUnit: 'KG' as const })
const inForce = ({ target, weightReadingId }: KnownWeightTarget): WeightGoalFields => ({
  target,
  weightReadingId,
})
const target: KnownWeightTarget = {
  target: kg(83.91),
  weightReadingId: 'w-1',
  selfEnteredTarget: kg(83.91),
  suggestedTarget: null,
  lowestTarget: null,
}

test("sends a weight goal from another reading back with the server's current values", async () => {
  const now = { ...target, target: kg(82.15) }
  const server: FakeServer = { answers: { target: now }, sent: [], basedOn: [] }
  const typed = { ...weightGoalInputOf(target, true), start: 'latest' as const }
  expect(
    await renderSave(
      useSetWeightTarget,
      server,
    )({
      told: weightGoalChoice(typed, target, 'w-9'),
      shown: inForce(target),
    }),
  ).toEqual(now)
  expect(server.sent).toEqual([{ target: kg(82.15), weightReadingId: 'w-9' }])
  expect(server.basedOn).toEqual(['"now"'])
})

test.each<[string, KnownWeightTarget, KnownWeightTarget, unknown[]]>([
  ['is not replaced', target, { ...target, target: kg(82.15) }, []],
  [
    'and is set for the first time on two devices is not replaced',
    { ...target, target: null, weightReadingId: null },
    { ...target, weightReadingId: 'w-9' },
    [],
  ],
  [
    'and that the server keeps in kilograms is what was typed',
    target,
    { ...target, target: kg(79.38) },
    [{ target: { weight: 175, weightUnit: 'LB' }, weightReadingId: 'w-1' }],
  ],
  [
    'and that the server no longer has is set again',
    target,
    { ...target, target: null },
    [{ target: { weight: 175, weightUnit: 'LB' }, weightReadingId: 'w-1' }],
  ],
])('a weight goal that another device changed %s', async (_, shown, now, sent) => {
  const server: FakeServer = { answers: { target: now }, sent: [] }
  await renderSave(
    useSetWeightTarget,
    server,
  )({
    told: weightGoalChoice({ ...weightGoalInputOf(shown, true), goal: '175' }, shown, 'w-9'),
    shown: inForce(shown),
  }).catch(conflictsOf)
  expect(server.sent).toEqual(sent)
})

test('does not replace a weight goal with an unreadable reading', async () => {
  const server: FakeServer = { answers: { target: { ...target, weightReadingId: 7 } }, sent: [] }
  await expect(
    renderSave(
      useSetWeightTarget,
      server,
    )({
      told: { target: kg(80), weightReadingId: 'w-1' },
      shown: inForce(target),
    }),
  ).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(server.sent).toEqual([])
})

test('does not set a weight goal over one that could not be shown', async () => {
  const server: FakeServer = { answers: { target }, sent: [] }
  const shown = { target: null, weightReadingId: null }
  await expect(
    renderSave(
      useSetWeightTarget,
      server,
    )({
      told: { target: kg(80), weightReadingId: 'w-9' },
      shown,
    }),
  ).rejects.toMatchObject({ error: 'changed' })
  expect(server.sent).toEqual([])
})
