import { expect, test } from 'vitest'
import { useSetHeight } from './weight-mutations.ts'
import { renderSave } from '#platform/query/testing/render-save.ts'

test.each<[string, object, number | null]>([
  ['is sent where none is known', {}, 64],
  ['that another device told, too, waits for the member', { heightInches: 66 }, null],
  ['is not sent over one that cannot be read', { heightInches: 'tall' }, null],
])('a height %s', async (_, known, sent) => {
  const answer = { biometrics: { weightGainLimits: [], ...known } }
  const server = {
    answers: { GetBiometrics: answer, SetHeight: answer },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const saved = await renderSave(
    useSetHeight,
    server,
  )({
    told: { heightInches: 64 },
    shown: { heightInches: null },
  }).catch(() => null)
  expect([saved === null, server.sent, server.basedOn]).toEqual(
    sent === null ? [true, [], []] : [false, [{ heightInches: sent }], ['"now"']],
  )
})
