import { valueValidatorOf, type ValueValidator } from '../contracts/lint/value-validator.ts'
import {
  operationsOf,
  resolve,
  type Contract,
  type Example,
  type ResponseObject,
} from '../generate/contract.ts'
import { arrangements } from './rest-arrangements.ts'
import { arrangementContext } from './arrangement-context.ts'
import {
  responseViolations,
  type ReceivedResponse,
  type ExpectedResponse,
} from './check-rest-response.ts'
import {
  requestExamples,
  requestOf,
  parametersOf,
  type RequestOptions,
  type RequestOverrides,
  type SweepTarget,
} from './rest-request.ts'
import type { Sandbox, SignedInMember } from './start-sandbox.ts'
import { countCall, countOperation, noteFailures, type SweepTally } from './tally.ts'

/** The input for sweeping one operation. */
interface Part {
  readonly contract: Contract
  readonly judge: ValueValidator
  readonly sandbox: Sandbox
  readonly tally: SweepTally
  readonly target: SweepTarget
  readonly slug: string
}

/** An answer in the contract: its status, the name and the language of its example. */
interface Shown extends ExpectedResponse {
  readonly name: string | undefined
  readonly language: RequestOptions['language']
}

const answersShown = (contract: Contract, { operation }: SweepTarget): Shown[] =>
  Object.entries(operation.responses).flatMap(([status, declared]): Shown[] => {
    const content = Object.values(resolve<ResponseObject>(contract, declared).content ?? {})
    const examples = content.flatMap(({ examples: named }) => Object.entries(named ?? {}))
    if (examples.length === 0)
      return [{ status: Number(status), name: undefined, language: 'en-US' }]
    return examples.map(([name, example]) => ({
      status: Number(status),
      name,
      language: name.endsWith('_spanish') ? 'es-US' : 'en-US',
      body: resolve<Example>(contract, example).value,
    }))
  })

const call = async (
  { contract, judge, sandbox, tally, target, slug }: Part,
  asking: RequestOptions,
  expected: ExpectedResponse | undefined,
  what: string,
): Promise<ReceivedResponse> => {
  const answer = await fetch(requestOf(contract, sandbox.origin, target, asking))
  const came = { status: answer.status, headers: answer.headers, text: await answer.text() }
  countCall(tally, slug)
  noteFailures(tally, slug, what, responseViolations(contract, judge, target, came, expected))
  return came
}

/**
 * Requests every answer of the contract by selecting it on the mock server, and sends every example
 * request for its first success.
 */
const armed = async (part: Part, member: SignedInMember): Promise<void> => {
  const { contract, sandbox, target } = part
  const { operationId } = target.operation
  const { scenario, accessToken: token } = member
  const requests = requestExamples(contract, target.operation)
  const shown = answersShown(contract, target)
  const success = shown.find(({ status }) => status < 400)
  const askFor = async (
    { name, ...expected }: Shown,
    example: RequestOptions['example'],
    parameters: RequestOptions['parameters'],
  ): Promise<void> => {
    await sandbox.arm({
      scenario,
      operationId,
      status: expected.status,
      ...(name === undefined ? {} : { example: name }),
    })
    await call(
      part,
      { language: expected.language, scenario, token, example, parameters },
      expected,
      `${operationId} ${expected.status} ${name ?? ''}${example === undefined ? '' : ` asked with ${example.name}`}`,
    )
  }
  for (const each of shown) await askFor(each, requests[0], 'required')
  if (success === undefined) return
  for (const example of requests)
    for (const language of ['en-US', 'es-US'] as const)
      await askFor({ ...success, language }, example, 'all')
  if (requests.length === 0) await askFor({ ...success, language: 'es-US' }, undefined, 'all')
}

/**
 * Sends every example request without selecting an answer, as one member after the other until it
 * succeeds.
 */
const real = async (part: Part): Promise<void> => {
  const { contract, sandbox, target, slug, tally } = part
  const { operationId } = target.operation
  const examples = requestExamples(contract, target.operation)
  const arrange = arrangements[operationId]
  const templates = [
    ...new Set([...(arrange?.templates ?? []), 'rosa', ...sandbox.templates]),
  ].filter((each) => sandbox.templates.includes(each))
  const isSecured = (target.operation.security ?? contract.security ?? []).some(
    (need) => 'bearer' in need,
  )
  const hasOptional = parametersOf(contract, target.operation).some(
    ({ required, in: place }) => place === 'query' && required !== true,
  )
  for (const template of templates) {
    let isAnswered = false
    for (const example of examples.length === 0 ? [undefined] : examples)
      for (const parameters of hasOptional
        ? (['required', 'all'] as const)
        : (['required'] as const)) {
        const scenario = `sweep real ${operationId} ${template} ${example?.name ?? ''} ${parameters}`
        const member = await sandbox.member(template, scenario)
        // A member who cannot sign in has no session to call secured operations.
        if (isSecured && member.accessToken === '') continue
        const said = await arrange?.say(arrangementContext(sandbox, member, example?.value))
        const what = `${operationId} for real, ${template}${example === undefined ? '' : `, ${example.name}`}`
        const { status } = await call(
          part,
          {
            language: 'en-US',
            scenario,
            token: member.accessToken,
            example,
            parameters,
            said: {
              ...said,
              path: { userId: member.id, ...said?.path },
            } satisfies RequestOverrides,
          },
          undefined,
          what,
        )
        noteFailures(tally, slug, what, [
          ...(status >= 500 ? [`failed with ${status}`] : []),
          ...(await sandbox.violations(scenario)),
        ])
        isAnswered ||= status < 400
      }
    if (isAnswered) return
  }
  noteFailures(tally, slug, `${operationId} for real`, ['no member was answered with a success'])
}

/** Sweeps the REST contract, one operation after the other; `only` is a slug or an operationId. */
export async function sweepRest(
  contract: Contract,
  sandbox: Sandbox,
  tally: SweepTally,
  isWanted: (slug: string, operationId: string) => boolean,
): Promise<void> {
  const judge = valueValidatorOf(contract)
  for (const target of operationsOf(contract)) {
    const { operationId, tags } = target.operation as typeof target.operation & {
      tags?: readonly string[]
    }
    const slug = tags?.[0] ?? 'other'
    if (!isWanted(slug, operationId)) continue
    countOperation(tally, slug)
    const part: Part = { contract, judge, sandbox, tally, target, slug }
    const member = await sandbox.member('rosa', `sweep ${operationId}`)
    await armed(part, member)
    noteFailures(tally, slug, operationId, await sandbox.violations(member.scenario))
    await real(part)
  }
}
