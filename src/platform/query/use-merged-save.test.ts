import { expect, test } from 'vitest'
import { addContact, listContacts } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { tagged } from '#generated/entity-tag.ts'
import { basedOn } from '#generated/safe-write.ts'
import { type Edit, saveMerged, type WriteInit } from './use-merged-save.ts'

type Fields = { readonly a: string; readonly b: string }
const stale = () => new ApiProblem('saveThing', 'answered', 412)

/**
 * An item that changes to each of `versions` in turn, just before a write that is based on the
 * previous version.
 */
function thing(versions: readonly Fields[]) {
  let at = 0
  const sent: { readonly fields: Fields; readonly tag: string | undefined }[] = []
  const calls = {
    read: async () => ({ now: versions[at] as Fields, answer: tagged({}, `"${at}"`) }),
    send: async (_: Edit<Fields>, fields: Fields, { headers }: WriteInit) => {
      const tag = headers?.['If-Match']
      sent.push({ fields, tag })
      if (at < versions.length - 1) at += 1
      if (tag !== `"${at}"`) throw stale()
      return fields
    },
  }
  return { calls, sent }
}

const shown: Fields = { a: 'x', b: 'y' }

test('a late save reads again and sends both changes with the new tag', async () => {
  const { calls, sent } = thing([shown, { a: 'x', b: 'theirs' }])
  await saveMerged(calls, { told: { ...shown, a: 'mine' }, shown })
  expect(sent).toEqual([
    { fields: { a: 'mine', b: 'y' }, tag: '"0"' },
    { fields: { a: 'mine', b: 'theirs' }, tag: '"1"' },
  ])
})

test('a save of a field that changed in between stops with both versions', async () => {
  const { calls, sent } = thing([shown, { a: 'theirs', b: 'y' }])
  await expect(saveMerged(calls, { told: { ...shown, a: 'mine' }, shown })).rejects.toMatchObject({
    conflicts: [{ field: 'a', mine: 'mine', theirs: 'theirs' }],
  })
  expect(sent).toHaveLength(1)
})

test('stops retrying an item that keeps changing', async () => {
  const { calls, sent } = thing(
    Array.from({ length: 9 }, (_, index) => ({ a: 'x', b: String(index) })),
  )
  await expect(
    saveMerged(calls, { told: { a: 'mine', b: '0' }, shown: { a: 'x', b: '0' } }),
  ).rejects.toMatchObject({ status: 412 })
  expect(sent).toHaveLength(4)
})

const serving = (answers: (request: Request) => Response) => {
  const seen: Request[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: async (request) => (seen.push(request), answers(request)),
  })
  return { client, keys: () => seen.map(({ headers }) => headers.get('idempotency-key')) }
}

test('a creating call keeps its idempotency key until it succeeds', async () => {
  let isLost = true
  const { client, keys } = serving(() =>
    isLost
      ? Response.json({}, { status: 503 })
      : Response.json(
          {
            id: 'ct-1',
            firstName: 'Ana',
            lastName: 'Ruiz',
            contactType: 'FA',
            email: null,
            phones: [],
          },
          { status: 201 },
        ),
  )
  const add = (firstName: string) =>
    addContact(client, { body: { firstName, lastName: 'Ruiz', contactType: 'FA' } }).catch(
      () => null,
    )
  await add('Ana')
  await add('Eva')
  isLost = false
  await add('Ana')
  await add('Ana')
  const [first, other, again, next] = keys()
  expect(first).toMatch(/^"[\w-]{36}"$/)
  expect(again).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})

test('remembers the entity tag of an answer', async () => {
  const { client } = serving(() => Response.json({ contacts: [] }, { headers: { etag: '"t"' } }))
  const answer = await listContacts(client)
  expect(basedOn(answer)).toEqual({ headers: { 'If-Match': '"t"' } })
  expect(basedOn({ ...answer })).toEqual({})
})
