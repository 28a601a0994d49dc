import { expect, it } from 'vitest'
import { getPulseStats, listPulseReadings } from '#generated/rpc/calls.ts'
import { rpcAnswering } from '#platform/http/testing/fake-rpc-client.ts'
import { toFailure } from '#platform/http/to-failure.ts'

const pulse = {
  id: 'p-1',
  timestamp: '2026-11-20T07:10:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  beatsPerMinute: 72,
  source: 'PULSE_SOURCE_DEVICE',
}
const read = async (...readings: readonly unknown[]) =>
  (await listPulseReadings(rpcAnswering({ readings }))).readings

it('keeps a pulse with an unknown source or time zone', async () => {
  const other = { ...pulse, source: 'PULSE_SOURCE_WATCH', timeZone: 'America/Newtown' }
  expect(await read(other)).toEqual({
    items: [{ ...other, source: { type: 'unknown', raw: 'PULSE_SOURCE_WATCH' } }],
    leftOut: 0,
  })
})

it('leaves out and counts an invalid pulse', async () => {
  const { items, leftOut } = await read(
    ...Array.from({ length: 199 }, (_, index) => ({ ...pulse, id: `p-${index}` })),
    { ...pulse, beatsPerMinute: 5 },
  )
  expect([items.length, leftOut]).toEqual([199, 1])
})

it('fails when no row can be read, and does not return an empty list', async () => {
  const thrown = await read({ id: 'p-1' }).catch(toFailure)
  expect(thrown).toMatchObject({ _tag: 'ContractBroken' })
})

it('reads statistics without readings and without figures', async () => {
  const counts = {
    readingCount: 0,
    readingDayCount: 0,
    belowUsualCount: 0,
    usualCount: 0,
    aboveUsualCount: 0,
  }
  expect(await getPulseStats(rpcAnswering(counts))).toEqual(counts)
  await expect(getPulseStats(rpcAnswering({}))).rejects.toThrow('unreadable')
})
