import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations, rpcOperations } from '#generated/openapi/operations.ts'
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

/** The reasons of a status that a hook reads. */
const errors: Readonly<Partial<Record<number, string>>> = { 409: 'duplicate_reading' }

const isRpc = (request: Request): boolean => request.headers.has('connect-protocol-version')

/** What is sent, and what the hook makes of a refusal: a failure, or an answer as if it were done. */
async function refused(
  useWrite: () => () => Promise<unknown>,
  [status, code]: (typeof refusals)[number],
): Promise<{ readonly sent: readonly string[]; readonly outcome: string }> {
  const sent: string[] = []
  let isSentByRpc = false
  const write = drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const name = isRpc(request) ? pathname.split('.').at(-1) : request.method + ' ' + pathname
    sent.push(`${name}${search} ${await request.text()}`.trim())
    isSentByRpc ||= isRpc(request)
    return Response.json(isRpc(request) ? { code } : { error: errors[status] }, {
      status: isRpc(request) && status !== 503 ? 400 : status,
    })
  }, useWrite)
  const outcome = await write().then(
    (answer) => (answer === null ? 'fails' : `is told as ${JSON.stringify(answer)}`),
    (thrown: unknown) => `fails as ${toFailure(thrown)._tag}`,
  )
  const usual = status === 503 || (isSentByRpc && code === 'aborted') ? 'Unavailable' : 'Refused'
  return { sent, outcome: outcome === `fails as ${usual}` ? 'fails' : outcome }
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

/** Writes that are not in the table, because they merge or belong to visitors, and their tests. */
const elsewhere: Readonly<Record<string, string>> = {
  addPasskey: 'src/slices/second-steps/api/add-passkey.test.ts',
  answerMfaChallenge: 'src/slices/sign-in/api/mfa-calls.test.ts',
  completeUserTask: 'src/app/integration/writes/looked-up.test.ts',
  confirmVerification: 'src/slices/sign-in/api/verification-calls.test.ts',
  createChatAppCode: 'src/slices/teams/api/sign-in-for-chat-app.test.ts',
  markWeightReading: 'src/slices/weight/api/use-mark-weight.test.ts',
  openReportLink: 'features/readings/report-links.feature',
  saveHealthInfo: 'src/slices/health-profile/api/health-info-queries.test.ts',
  savePersonalInfo: 'src/session/member/api/personal-info-queries.test.ts',
  sendVerification: 'src/slices/sign-in/api/verification-calls.test.ts',
  setHeight: 'src/slices/weight/api/weight-mutations.test.ts',
  setWeightTarget: 'src/slices/weight/api/use-set-weight-target.test.ts',
  startMfaStep: 'src/slices/sign-in/api/mfa-calls.test.ts',
  updateBloodSugarAlerts: 'src/vitals/api/care/blood-sugar-alerts-queries.test.ts',
  updateBloodSugarReading: 'src/app/integration/writes/looked-up.test.ts',
  updateCommunicationPreferences: 'src/session/member/api/communications-queries.test.ts',
  updateContact: 'src/slices/alerts/api/use-contact-changes.test.ts',
}

it('tries every write that a slice or the member sends', () => {
  const writes = new Map<string, RegExp>([
    ...Object.values(operations)
      .filter(({ method }) => String(method) !== 'GET')
      .map(({ operationId, method, path }): [string, RegExp] => [
        operationId,
        new RegExp(`^  ${method} \\S*${path.replaceAll(/\{\w+\}/g, '[^/\\s]+')}(?= |$)`, 'm'),
      ]),
    ...Object.values(rpcOperations)
      .filter(({ kind }) => String(kind) === 'mutation')
      .map(({ operationId, procedure }): [string, RegExp] => [
        operationId,
        new RegExp(`^  ${procedure.split('.').at(-1)} `, 'm'),
      ]),
  ])
  const tried = readFileSync(new URL('writes.txt', import.meta.url), 'utf8')
  const missing = globSync('src/{slices,vitals,session/member}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*'],
  }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /import \{([^}]*)\} from '#generated\/(?:openapi|rpc)\/calls\.ts'/g,
      ),
    ]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => writes.get(name)?.test(tried) === false),
  )
  expect([...new Set(missing)].toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([])
})
