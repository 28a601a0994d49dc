import { header, type Request, type Response } from '../http/http-message.ts'
import { RingBuffer } from './ring-buffer.ts'

/**
 * One request of a scenario. `body` is a JSON value, form fields, text or null; `status` is the
 * HTTP status, or 0 before the response.
 */
export type SentRequest = {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  status: number
}

const SCENARIOS = 20
const CALLS = 500
/** Secret headers; a reader does not need their values. */
const SECRET = new Set(['authorization', 'cookie'])

const parsed = (text: string, contentType: string): unknown => {
  if (text === '') return null
  if (contentType.includes('form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  if (!contentType.includes('json')) return contentType.startsWith('text/') ? text : null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Requests of named scenarios, recorded only with the control API. The oldest scenarios are dropped
 * first.
 */
export class SentRequests {
  #sheets = new Map<string, RingBuffer<SentRequest>>()

  keep(
    scenario: string,
    operationId: string,
    request: Request,
    response: Response,
    bytes: Buffer | 'too-large',
  ): void {
    if (scenario === '') return
    const sheet = this.#sheets.get(scenario) ?? new RingBuffer<SentRequest>(CALLS)
    this.#sheets.delete(scenario)
    this.#sheets.set(scenario, sheet)
    if (this.#sheets.size > SCENARIOS) this.#sheets.delete(this.#sheets.keys().next().value!)
    const { pathname, searchParams } = new URL(`http://sandbox.invalid${request.url}`)
    const names = Object.keys(request.headers).filter(
      (name) => !name.startsWith(':') && !SECRET.has(name),
    )
    const record: SentRequest = {
      operationId,
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, header(request, name) ?? ''])),
      body:
        bytes === 'too-large'
          ? null
          : parsed(bytes.toString('utf8'), header(request, 'content-type') ?? ''),
      status: 0,
    }
    sheet.push(record)
    response.once('finish', () => {
      record.status = response.statusCode
    })
  }

  list(scenario: string, operationId?: string): readonly SentRequest[] {
    return (this.#sheets.get(scenario)?.list() ?? []).filter(
      (record) => operationId === undefined || record.operationId === operationId,
    )
  }

  reset(scenario?: string): void {
    if (scenario === undefined) this.#sheets.clear()
    else this.#sheets.delete(scenario)
  }
}
