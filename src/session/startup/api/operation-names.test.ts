import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saveAppPreferences, savePreference } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'

type Content = Readonly<Record<string, unknown>>
type Operation = {
  readonly operationId?: string
  readonly requestBody?: { readonly content: Content }
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
}
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId !== undefined)

/** The request that a call sent to a server with this answer. */
async function sentBy(
  answer: Response,
  call: (client: ReturnType<typeof createPortalClient>) => Promise<unknown>,
): Promise<Request> {
  const sent: Request[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: (request) => {
      sent.push(request)
      return Promise.resolve(answer)
    },
  })
  await call(client)
  return sent[0]!
}

test('API-006: saves the language with the preference call of the account', async () => {
  const body = { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' } as const
  const request = await sentBy(new Response(null, { status: 204 }), (client) =>
    savePreference(client, { body }),
  )
  expect([request.method, new URL(request.url).pathname]).toEqual([
    'PUT',
    expect.stringMatching(/\/v1\/users\/me\/token$/),
  ])
  expect(await request.json()).toEqual(body)
})

test('API-008: a call with a JSON body has its content type', async () => {
  const request = await sentBy(Response.json({ prefs: [] }), (client) =>
    saveAppPreferences(client, {
      body: [{ appId: 1, appInstId: 0, prefName: 'prefMeth', prefVal: 'SMS' }],
    }),
  )
  expect(request.headers.get('content-type')).toMatch(/^application\/json\b/)
})

test('API-008: every body is JSON except forms and the strip count', () => {
  const others = operations.filter(
    ({ requestBody }) => requestBody && !('application/json' in requestBody.content),
  )
  for (const { operationId, requestBody } of others) {
    const allowed =
      operationId === 'saveStripsRemaining'
        ? ['text/plain']
        : ['application/x-www-form-urlencoded', 'multipart/form-data']
    expect(allowed, operationId).toEqual(
      expect.arrayContaining(Object.keys(requestBody?.content ?? {})),
    )
  }
  const answers = operations.flatMap(({ operationId, responses = {} }) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.keys(content).map((type) => [
        operationId,
        Number(status) < 400 ? 'answer' : 'error',
        type,
      ]),
    ),
  )
  expect(answers.length).toBeGreaterThan(50)
  expect(
    answers.filter(
      ([, kind, type]) =>
        type !== (kind === 'error' ? 'application/problem+json' : 'application/json'),
    ),
  ).toEqual([])
})
