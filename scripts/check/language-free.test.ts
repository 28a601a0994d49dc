import { expect, test } from 'vitest'
import { controlClient } from '../../mock-server/testing/arrangements/control-client.ts'
import { memberReads } from '../../mock-server/testing/arrangements/member-reads.ts'
import { startTestServer } from '../../mock-server/testing/sandbox-client.ts'
import { languageFree } from '../../src/session/startup/api/refetch-localized-queries.ts'

/** Members who have something to read in every query of the list. */
const personas = ['rosa', 'grace', 'wes', 'edith', 'dora', 'theo']

test('no answer that is kept after a change of language differs by language', async () => {
  const server = await startTestServer({ members: personas })
  const door = controlClient(server.origin)
  const differing = new Set<string>()
  const answered = new Set<string>()
  for (const persona of personas) {
    const member = await door.member(persona, `language of ${persona}`)
    for (const { operationId, read } of await memberReads(door, member)) {
      if (!languageFree.has(operationId)) continue
      const [english, spanish] = [await read('en-US'), await read('es-US')]
      // The message of a failure is not kept.
      if (!english.startsWith('200')) continue
      answered.add(operationId)
      if (english !== spanish) differing.add(operationId)
    }
  }
  await server.close()
  expect([...differing]).toEqual([])
  expect([...languageFree].filter((id) => !answered.has(String(id)))).toEqual([])
})
