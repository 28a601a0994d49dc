import { expect, it } from 'vitest'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { toFailure } from '#platform/http/to-failure.ts'
import { writeRegistry } from './write-registry.ts'

/** How a server refuses: by status of REST, by code of RPC. */
const refusals = [
  [404, 'not_found'],
  [409, 'already_exists'],
  [412, 'aborted'],
  [422, 'failed_precondition'],
  [503, 'unavailable'],
] as const

const isRpc = (request: Request): boolean => request.headers.has('connect-protocol-version')

/** What is sent, and what the hook makes of a refusal: a failure, or an answer as if it were done. */
async function refused(
  useWrite: () => () => Promise<unknown>,
  [status, code]: (typeof refusals)[number],
): Promise<{ readonly sent: readonly string[]; readonly outcome: string }> {
  const sent: string[] = []
  const write = drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const name = isRpc(request) ? pathname.split('.').at(-1) : request.method + ' ' + pathname
    sent.push(`${name}${search} ${await request.text()}`.trim())
    return Response.json(isRpc(request) ? { code } : {}, {
      status: isRpc(request) && status !== 503 ? 400 : status,
    })
  }, useWrite)
  const outcome = await write().then(
    (answer) => (answer === null ? 'fails' : `is told as ${JSON.stringify(answer)}`),
    (thrown: unknown) => {
      const failure = toFailure(thrown)
      return failure._tag === 'Refused' || failure._tag === 'Unavailable'
        ? 'fails'
        : `fails as ${failure._tag}`
    },
  )
  return { sent, outcome }
}

it('sends what it names, and tells a refusal as done only where it says so', async () => {
  const lines: string[] = []
  for (const [name, useWrite] of Object.entries(writeRegistry)) {
    const answers = await Promise.all(refusals.map((refusal) => refused(useWrite, refusal)))
    const [first] = answers
    lines.push(`${name}`, ...(first?.sent ?? []).map((call) => `  ${call}`))
    for (const [at, { sent, outcome }] of answers.entries()) {
      const [status, code] = refusals[at] ?? []
      const more = sent.filter((call) => !first?.sent.includes(call))
      if (outcome !== 'fails' || more.length > 0 || sent.length !== first?.sent.length)
        lines.push(`  ${status} ${code} ${outcome}`, ...more.map((call) => `    ${call}`))
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('writes.txt')
})
