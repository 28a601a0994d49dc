import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'
import { startPrism } from './floors/plain-prism.ts'
import { requestsPerSecond, type LoadRequest } from './load.ts'
import { interleaved, median } from './median.ts'
import { residentMegabytes } from './memory.ts'
import type { BenchRow } from './row.ts'
import { copyMember, newMember, signIn, type BenchMember } from './sandbox-member.ts'
import { openStreams } from './streams.ts'
import { rpcOperations } from '../../generated/openapi/operations.ts'

const features = '/v1/users/me/platform/features/config'

/**
 * Measures start time, memory, throughput beside the Prism CLI and a bare Node server, copies of
 * members, and streams.
 */
export async function mockServerRows(): Promise<BenchRow[]> {
  const started = performance.now()
  const mock = await startServer('mock server', [
    'mock-server/main.ts',
    '--memory',
    '--control',
    '--quiet',
    '--port',
    '0',
  ])
  const startMs = performance.now() - started
  const url = `http://127.0.0.1:${mock.port}`
  const memory = residentMegabytes(mock.pid)
  const prism = await startPrism()
  try {
    const member = { authorization: await signIn(url), scenario: '' }
    return [
      {
        name: 'mock server: from start to ready',
        unit: 'ms',
        ours: startMs,
        bound: 3_000,
        note: `plain Prism ${prism.startMs.toFixed(0)} ms`,
      },
      {
        name: 'mock server: memory when ready',
        unit: 'MB',
        ours: memory,
        bound: 300,
        note: `plain Prism ${prism.memory.toFixed(0)} MB`,
      },
      ...(await loadRows(url, prism.url, member)),
      {
        name: 'a member’s copy, two programs',
        unit: 'ms',
        ours: await copyMs(url, 'rosa'),
        bound: 50,
      },
      {
        name: 'a member’s copy, ten years of readings',
        unit: 'ms',
        ours: await copyMs(url, 'ten'),
        bound: 50,
      },
      await crowdRow(url),
      await streamRow(url, mock.pid),
    ]
  } finally {
    prism.stop()
    await stopAll()
  }
}

const bareServer = async (name: string, answer: string): Promise<string> => {
  const { port } = await startServer(name, ['scripts/bench/floors/bare-answer.ts'], {
    BARE_BODY: answer,
  })
  return `http://127.0.0.1:${port}`
}

/**
 * Measures a REST call and an RPC under load. Validation, the member lookup and the database are
 * the cost beside a bare server.
 */
const loadRows = async (
  url: string,
  prismUrl: string,
  { authorization }: BenchMember,
): Promise<BenchRow[]> => {
  const rest = (origin: string): LoadRequest => ({
    url: origin + features,
    headers: { authorization, accept: 'application/json', 'accept-language': 'en-US' },
  })
  const rpc = (origin: string): LoadRequest => ({
    url: origin + rpcOperations.listPrograms.path,
    method: 'POST',
    body: '{}',
    headers: { authorization, 'content-type': 'application/json', 'connect-protocol-version': '1' },
  })
  const bareRest = await bareServer('bare server', await textOf(rest(url)))
  const bareRpc = await bareServer('bare server of an RPC', await textOf(rpc(url)))
  const rate = await interleaved(3, {
    rest: () => requestsPerSecond(rest(url)),
    prism: () => requestsPerSecond(rest(prismUrl)),
    bareRest: () => requestsPerSecond(rest(bareRest)),
    rpc: () => requestsPerSecond(rpc(url)),
    bareRpc: () => requestsPerSecond(rpc(bareRpc)),
  })
  const row = (
    name: string,
    ours: number,
    floor: number,
    floorName: string,
    bound?: number,
  ): BenchRow => ({
    name,
    unit: 'ms',
    ours: 1_000 / ours,
    floor: 1_000 / floor,
    ...(bound !== undefined && { bound }),
    note: `${ours.toFixed(0)} requests/s, ${floorName} ${floor.toFixed(0)}`,
  })
  return [
    row(
      'mock server: time per request under load, beside plain Prism',
      rate.rest,
      rate.prism,
      'plain Prism',
      1,
    ),
    row(
      'mock server: time per request under load, beside bare node:http',
      rate.rest,
      rate.bareRest,
      'bare node:http',
    ),
    row(
      'mock server: time per RPC under load, beside bare node:http',
      rate.rpc,
      rate.bareRpc,
      'bare node:http',
    ),
  ]
}

const textOf = async ({
  url,
  method = 'GET',
  headers = {},
  body,
}: LoadRequest): Promise<string> => {
  const answer = await fetch(url, {
    method,
    headers: { ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return answer.text()
}

const copyMs = async (url: string, template: string): Promise<number> => {
  const taken: number[] = []
  for (let copy = 0; copy < 15; copy += 1) {
    const started = performance.now()
    await copyMember(url, template, `bench-${template}-${copy}`)
    taken.push(performance.now() - started)
  }
  return median(taken)
}

const CROWD = 50

/** Members who arrive at the same time: each is copied, signs in and reads their readings. */
const crowdRow = async (url: string): Promise<BenchRow> => {
  const started = performance.now()
  const visits = Array.from({ length: CROWD }, async (_, index) => {
    const { authorization } = await newMember(url, 'rosa', `bench-crowd-${index}`)
    const answer = await fetch(
      `${url}/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00`,
      { headers: { authorization } },
    )
    const { bgs } = (await answer.json()) as { bgs: unknown[] }
    if (bgs.length === 0) throw new Error('A copied member has no readings.')
    return performance.now() - started
  })
  const last = Math.max(...(await Promise.all(visits)))
  return {
    name: `${CROWD} members at once: copy, sign-in and readings, per member`,
    unit: 'ms',
    ours: last / CROWD,
    bound: 100,
    note: `the last was served after ${last.toFixed(0)} ms`,
  }
}

/** Memory after many streams beside the memory after the first few. */
const streamRow = async (url: string, pid: number | undefined): Promise<BenchRow> => {
  const member = await newMember(url, 'edith', 'bench-streams')
  await openStreams(url, member, 200)
  const before = residentMegabytes(pid)
  await openStreams(url, member, 2_000)
  return {
    name: 'mock server: memory after 2,000 streams more',
    unit: 'MB',
    ours: residentMegabytes(pid),
    floor: before,
    bound: 1.1,
    note: 'beside after the first 200',
  }
}
