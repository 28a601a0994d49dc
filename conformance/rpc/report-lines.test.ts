import { expect, test } from 'vitest'
import { curlOf, bufCurlOf } from '../report/make-report.ts'
import { documentOf } from '../contract/document.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { rpcOperations } from './load-rpc-module.ts'
import { rpcCases } from './cases/rpc-cases.ts'

const document = documentOf('portal.json', { openapi: '3.1.0', info: {}, paths: {} })
const target = targetOf('target', {
  base: 'http://127.0.0.1:1',
  personas: { member: { token: 'a-token' } },
  rpc: {
    prefix: '/user/liv/me/{slug}',
    protocols: ['connect-json', 'connect-proto', 'grpc-web', 'grpc'],
    http: ['1.1', '2'],
    gzip: true,
    get: true,
  },
})
const operations = new Map(
  (
    await rpcOperations(
      'contracts',
      { examples: 'contracts/proto/examples', errors: 'contracts/proto/errors.yaml' },
      '/user/liv/me/{slug}',
    )
  ).map((each) => [each.id, each]),
)
const ofRestore = (['examples', 'protocol', 'access'] as const).flatMap((phase) =>
  rpcCases(operations.get('rpc.UserTasksService.RestoreUserTask')!, target, phase, 1),
)
const lineOf = (suffix: string, by: typeof curlOf | typeof bufCurlOf) => {
  const testCase = ofRestore.find(({ name }) => name.endsWith(suffix))!
  return by({ operations, target, document }, {
    testCase,
    verdict: 'failed',
    status: 200,
    answered: null,
    millis: 1,
    findings: [],
  } as unknown as Parameters<typeof curlOf>[1])
}

const place =
  'http://127.0.0.1:1/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask'
const token = '-H "authorization: Bearer $MEMBER_TOKEN"'

test.each([
  [
    'examples/restored',
    `buf curl --schema contract.binpb --protocol connect ${token} -d '{"taskId":`,
  ],
  [
    'examples/restored/proto:grpcweb',
    `buf curl --schema contract.binpb --protocol grpcweb ${token} -d '{"taskId":`,
  ],
  [
    'examples/restored/proto:grpc',
    `buf curl --schema contract.binpb --protocol grpc --http2-prior-knowledge ${token} -d '{"taskId":`,
  ],
  [
    'restored/proto:connect-proto/gzip:request',
    `buf curl --schema contract.binpb --protocol connect ${token} -d '{"taskId":`,
  ],
])('%s has a buf curl line', (suffix, line) =>
  expect(lineOf(suffix, bufCurlOf)?.slice(0, line.length)).toBe(line),
)

test('gRPC calls use the root over HTTP/2, others their path', () => {
  expect(lineOf('examples/restored/proto:grpc', bufCurlOf)).toMatch(
    / http:\/\/127\.0\.0\.1:1\/portal\.user_tasks\.v1\.UserTasksService\/RestoreUserTask$/,
  )
  expect(lineOf('examples/restored/proto:grpc', curlOf)).toMatch(
    /^base64 -d <<'B64' \| curl -sS -i --http2-prior-knowledge -X POST/,
  )
  expect(lineOf('examples/restored', curlOf)).toContain(place)
  expect(lineOf('access/nobody', curlOf)).not.toContain('authorization')
})
