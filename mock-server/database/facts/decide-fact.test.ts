import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'
import { decideFact } from './decide-fact.ts'
import { readFact } from './facts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['edith'] })
})
afterAll(() => server.close())

const pref = (prefName: string) => ({ appId: 1, appInstId: 0, prefName, prefVal: '' })

test('runs concurrent decisions one after another and returns each result', async () => {
  const { store } = server.mock.sandbox
  const { id } = await server.member('edith', 'at once')
  const add = (name: string) =>
    decideFact(store, id, 'prefs', (before) =>
      before.length < 10 ? { after: [...before, pref(name)], said: name } : { said: 'full' },
    )
  const said = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`p${index}`)))
  expect(said.filter((one) => one === 'full')).toHaveLength(2)
  const kept = (await readFact(store, id, 'prefs')).map(({ prefName }) => prefName)
  expect(kept.toSorted()).toEqual(said.filter((one) => one !== 'full').toSorted())
})

test('keeps the fact when a decision fails', async () => {
  const { store } = server.mock.sandbox
  const { id } = await server.member('edith', 'failing')
  await expect(
    decideFact(store, id, 'prefs', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await readFact(store, id, 'prefs')).toEqual([])
})
