import { spawn } from 'node:child_process'
import type { TestCase } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { buildRequest } from './build-request.ts'
import type { RunContext } from './run-context.ts'
import type { HttpExchange } from './http/exchange.ts'
import type { HttpResponse } from './http/http-response.ts'
import { findingsOf } from '../checks/findings-of.ts'
import { OWN_RULE } from '../checks/rules.ts'
import type { Finding } from '../checks/check.ts'
import { shortened } from '../checks/shown-values.ts'

const MILLIS = 10_000

/** A rule of the target file that gave no verdict. The case is then not measured. */
export class RuleFailed extends Error {}

interface Verdict {
  readonly code: number | null
  readonly line: string
}

/** The exit code of a program and the first line that it prints; null if it did not end by itself. */
const verdictOf = ([program = '', ...args]: readonly string[], input: string): Promise<Verdict> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: MILLIS })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < MILLIS) output += chunk.toString()
    })
    // A rule may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', () => resolve({ code: null, line: '' }))
    child.on('close', (code) => resolve({ code, line: output.trim().split('\n')[0] ?? '' }))
    child.stdin.end(input)
  })

const bodyOf = (body: Uint8Array | null): object => {
  if (body === null || body.length === 0) return { body: null }
  try {
    return { body: new TextDecoder('utf-8', { fatal: true }).decode(body) }
  } catch {
    return { base64: Buffer.from(body).toString('base64') }
  }
}

/** What a rule reads on standard input. Credentials are replaced by their names. */
const inputOf = (
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  { status, headers, body, millis }: HttpResponse,
  variables: Readonly<Record<string, string>>,
): string => {
  const sent = buildRequest(context, operation, testCase.request, variables)
  const exchange = {
    operation: operation.id,
    case: testCase.name,
    expects: testCase.expects,
    request:
      typeof sent === 'string'
        ? null
        : { method: sent.method, url: sent.url, headers: sent.headers, ...bodyOf(sent.body) },
    response: { status, headers, ...bodyOf(body), millis: Math.round(millis) },
  }
  return context.secrets.hide(JSON.stringify(exchange))
}

const ownFindings = async (
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
  variables: Readonly<Record<string, string>>,
): Promise<Finding[]> => {
  const { target, vocabulary } = context
  const without = target.operations[operation.id]?.without ?? []
  const rules = Object.entries(target.rules).filter(([name]) => !without.includes(OWN_RULE + name))
  if (rules.length === 0) return []
  const input = inputOf(context, operation, testCase, response, variables)
  const findings = await Promise.all(
    rules.map(async ([name, program]): Promise<Finding | null> => {
      const { code, line } = await verdictOf(program, input)
      if (code === 0) return null
      if (code !== 1)
        throw new RuleFailed(
          `the rule ${name} of the target file ${code === null ? 'did not start, or not end within 10 s' : `ended with ${code}`}`,
        )
      // The line may repeat values of the response.
      const words = vocabulary.isMasked || line === '' ? `breaks the rule ${name}` : shortened(line)
      return { check: OWN_RULE + name, words, promise: operation.pointer }
    }),
  )
  return findings.filter((each) => each !== null)
}

/** The findings of a response: those of all checks, then of the target file's own rules. */
export async function judgedFindings(
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
  variables: Readonly<Record<string, string>> = {},
  others: readonly HttpExchange[] = [],
): Promise<Finding[]> {
  return [
    ...findingsOf(context, operation, testCase, response, variables, others),
    ...(await ownFindings(context, operation, testCase, response, variables)),
  ]
}
