import { createRegistry, fromJson, type DescMethod, type Message } from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { isDeepStrictEqual } from 'node:util'
import { rpcOperations } from '../../generated/openapi/operations.ts'
import { predefinedRules, services } from '../../generated/proto/services.ts'
import { rpcArrangements } from './rpc-arrangements.ts'
import { arrangementContext } from './arrangement-context.ts'
import { asJson, callByHttp, callRpc, protocols, type RpcResult } from './rpc-call.ts'
import { shownExamples, type ShownExample } from './rpc-example.ts'
import type { Sandbox, SignedInMember } from './start-sandbox.ts'
import { countCall, countOperation, noteFailures, type SweepTally } from './tally.ts'

type Row = (typeof rpcOperations)[keyof typeof rpcOperations]

/** The input for sweeping one RPC. */
interface Part {
  readonly sandbox: Sandbox
  readonly tally: SweepTally
  readonly row: Row
  readonly method: DescMethod
  readonly slug: string
  readonly shown: readonly ShownExample[]
}

const registry = createRegistry(predefinedRules, ...Object.values(services))
const validator = createValidator({ registry })

const methods = new Map(
  Object.values(services).flatMap((service) =>
    (service.methods as readonly DescMethod[]).map((method) => [
      `/${service.typeName}/${method.name}`,
      method,
    ]),
  ),
)

const headersOf = (
  { scenario, accessToken }: SignedInMember,
  language: string,
): Record<string, string> => ({
  authorization: `Bearer ${accessToken}`,
  'x-scenario': scenario,
  'accept-language': language,
})

const shown = (ended: RpcResult): string =>
  'error' in ended ? `${ended.error.code} (${ended.error.message})` : 'a message'

/** The differences between an answer and the selected example. */
const differences = (
  method: DescMethod,
  { response, error }: ShownExample,
  ended: RpcResult,
): string[] => {
  if (error === undefined) {
    if ('error' in ended) return [`answered ${shown(ended)} where a message was armed`]
    return isDeepStrictEqual(
      asJson(method, ended.message),
      asJson(method, fromJson(method.output, response ?? {}) as Message),
    )
      ? []
      : ['the message is not the example that was armed']
  }
  if (!('error' in ended)) return [`answered a message where ${error.code} was armed`]
  return [
    ...(ended.error.code === error.code
      ? []
      : [`answered ${shown(ended)} where ${error.code} was armed`]),
    ...(ended.error.message === error.message ? [] : ["the error's message is not the contract's"]),
    ...(ended.error.retryAfter === error.retryAfter
      ? []
      : [`retry-after is ${ended.error.retryAfter}, not the contract's`]),
    ...(ended.error.reason === error.reason
      ? []
      : [`reason is ${ended.error.reason}, not the contract's`]),
    ...(['resource_exhausted', 'unavailable'].includes(error.code) &&
    ended.error.retryAfter === null
      ? [`${error.code} does not say when to come back`]
      : []),
  ]
}

const invalid = (method: DescMethod, ended: RpcResult): string[] => {
  if ('error' in ended) return []
  const result = validator.validate(method.output, ended.message as never)
  return result.kind === 'valid'
    ? []
    : [`the message is outside its rules: ${result.error?.message ?? result.kind}`]
}

/** Requests every example and error in every protocol and, for unary RPCs, by plain HTTP. */
const armed = async (
  { sandbox, tally, row, method, slug, shown: all }: Part,
  member: SignedInMember,
): Promise<void> => {
  const place = row.path.slice(0, -row.procedure.length)
  const transports = protocols.map(({ name, open }) => ({
    name,
    transport: open(sandbox.origin, place),
  }))
  for (const example of all) {
    const headers = headersOf(member, example.language)
    const made = async (
      name: string,
      call: () => Promise<{ ended: RpcResult; wrong: readonly string[] }>,
    ): Promise<void> => {
      await sandbox.arm({
        scenario: member.scenario,
        operationId: row.operationId,
        example: example.name,
      })
      const { ended, wrong } = await call()
      countCall(tally, slug)
      noteFailures(
        tally,
        slug,
        `${row.operationId} ${example.name} (${example.language}) by ${name}`,
        [...wrong, ...differences(method, example, ended), ...invalid(method, ended)],
      )
    }
    for (const { name, transport } of transports)
      await made(name, async () => ({
        ended: await callRpc(transport, method, example.request, headers),
        wrong: [],
      }))
    if (method.methodKind === 'unary')
      await made('HTTP', () =>
        callByHttp(sandbox.origin + row.path, method, example.request, headers),
      )
  }
}

/**
 * Sends every example request without selecting an answer, as one member after the other until it
 * succeeds.
 */
const real = async ({ sandbox, tally, row, method, slug, shown: all }: Part): Promise<void> => {
  const declared = new Set(all.flatMap(({ error }) => error?.code ?? []))
  const place = row.path.slice(0, -row.procedure.length)
  const transport = protocols[0]!.open(sandbox.origin, place)
  const requests = [
    ...new Map(
      all
        .filter(({ response }) => response !== undefined)
        .map((example) => [JSON.stringify(example.request), example]),
    ).values(),
  ]
  const arrange = rpcArrangements[row.operationId]
  const templates = [
    ...new Set([...(arrange?.templates ?? []), 'rosa', ...sandbox.templates]),
  ].filter((each) => sandbox.templates.includes(each))
  for (const template of templates) {
    let isAnswered = false
    for (const example of requests) {
      const scenario = `sweep real ${row.operationId} ${template} ${example.name}`
      const member = await sandbox.member(template, scenario, arrange?.more)
      if (member.accessToken === '') continue
      const request =
        (await arrange?.say?.(arrangementContext(sandbox, member, example.request))) ??
        example.request
      const ended = await callRpc(transport, method, request, headersOf(member, 'en-US'))
      countCall(tally, slug)
      const undeclared =
        'error' in ended && !declared.has(ended.error.code)
          ? [`answered ${shown(ended)}, which the RPC does not name`]
          : []
      const failed =
        'error' in ended && ['internal', 'unknown', 'unavailable'].includes(ended.error.code)
          ? [`failed with ${shown(ended)}`]
          : []
      noteFailures(tally, slug, `${row.operationId} for real, ${template}, ${example.name}`, [
        ...undeclared,
        ...failed,
        ...invalid(method, ended),
        ...(await sandbox.violations(scenario)),
      ])
      isAnswered ||= 'message' in ended
    }
    if (isAnswered) return
  }
  noteFailures(tally, slug, `${row.operationId} for real`, [
    'no member was answered with a message',
  ])
}

/** Sweeps the RPC contract, one RPC after the other. */
export async function sweepRpc(
  sandbox: Sandbox,
  tally: SweepTally,
  isWanted: (slug: string, operationId: string) => boolean,
): Promise<void> {
  for (const row of Object.values(rpcOperations) as Row[]) {
    const slug = `${row.path.split('/')[4]} (RPC)`
    if (!isWanted(slug, row.operationId)) continue
    const method = methods.get(row.procedure)
    if (method === undefined)
      throw new Error(`generated/ is out of date: ${row.procedure}. Run npm run generate.`)
    countOperation(tally, slug)
    const part: Part = { sandbox, tally, row, method, slug, shown: shownExamples(row.procedure) }
    const member = await sandbox.member('rosa', `sweep ${row.operationId}`)
    await armed(part, member)
    noteFailures(tally, slug, row.operationId, await sandbox.violations(member.scenario))
    await real(part)
  }
}
