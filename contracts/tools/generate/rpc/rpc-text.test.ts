import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { rpcCallsText } from './rpc-text.ts'
import { loadProto, rpcsOf, type RpcMethod } from './rpc-methods.ts'
import { servicesText, streamsText } from './service-text.ts'

const proto = (slug: string, service: string, body: string): string => `syntax = "proto3";
package portal.${slug}.v1;
service ${service} { ${body} }
message ${body.match(/rpc (\w+)/)?.[1]}Request {}
message Thing {}
message Watch${service}Request {}
`

let rpcs: readonly RpcMethod[]
beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'rpc-text-'))
  for (const part of ['buf.yaml', 'proto-vendor'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  const write = (slug: string, text: string): void => {
    mkdirSync(join(workspace, `proto/portal/${slug}/v1`), { recursive: true })
    writeFileSync(join(workspace, `proto/portal/${slug}/v1/${slug}.proto`), text)
  }
  write(
    'alert_stage',
    proto(
      'alert_stage',
      'AlertStageService',
      'rpc GetStage(GetStageRequest) returns (Thing) { option idempotency_level = NO_SIDE_EFFECTS; } rpc WatchStage(WatchAlertStageServiceRequest) returns (stream Thing);',
    ),
  )
  write('goals', proto('goals', 'GoalsService', 'rpc SetGoal(SetGoalRequest) returns (Thing);'))
  rpcs = rpcsOf(loadProto(workspace))
})
const unary = (): RpcMethod[] => rpcs.filter(({ kind }) => kind !== 'stream')

test('the path has the slug in camelCase, and the package as it is', () =>
  expect(rpcCallsText(unary(), '/rpc')).toContain(
    "'/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetStage'",
  ))

test('what reads is a query, what changes a mutation, what streams neither', () => {
  expect(rpcs.map(({ operationId, kind }) => [operationId, kind])).toEqual([
    ['getStage', 'query'],
    ['watchStage', 'stream'],
    ['setGoal', 'mutation'],
  ])
})

test('a stream has its method, its service and where its transport goes', () => {
  const text = streamsText(
    rpcs.filter(({ kind }) => kind === 'stream'),
    '/rpc',
  )
  expect(text).toContain(
    "import { AlertStageService } from './portal/alert_stage/v1/alert_stage_pb.js'",
  )
  expect(text).toContain(
    "export const watchStageStream = {\n  operationId: 'watchStage',\n  basePath: '/rpc/user/liv/me/alertStage',\n  service: AlertStageService,\n  method: AlertStageService.method.watchStage,\n}",
  )
  expect(text).not.toContain('GoalsService')
})

test('every service is in the list of a server', () =>
  expect(servicesText(rpcs)).toContain(
    'export const services = {\n  AlertStageService,\n  GoalsService,\n} as const',
  ))
