import type { TestCase, Paging, RestRequest } from '../cases/test-case.ts'
import { findingsOf } from '../checks/all-checks.ts'
import type { Finding } from '../checks/check.ts'
import { pageFaults } from '../checks/page-faults.ts'
import { at, canonical, fieldsOf, listOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { plainAsk } from '../rpc/rpc-axis.ts'
import { replyOf } from '../rpc/read-reply.ts'
import { rpcRequest } from '../rpc/rpc-request.ts'
import { headerOf, type HttpResponse } from './http/exchange.ts'
import { buildRequest } from './build-request.ts'
import { responseSummary } from './response-summary.ts'
import type { CaseOutcome } from './outcome.ts'
import type { RunContext } from './run-context.ts'

/** The approximate number of pages in which a list is read. */
const PARTS = 3

/** The maximum number of pages, because a faulty server may never end. */
const MOST_PAGES = 12

/** The number of attempts if a list changes while it is read. */
const TRIES = 2

interface Ask {
  readonly cursor?: string
  readonly limit?: number
}

/** The request for one page: query parameters, or fields of an RPC message. */
const pageRequest = (
  operation: Operation,
  request: RestRequest,
  { cursor, limit }: Paging,
  ask: Ask,
): RestRequest => {
  const said = {
    ...(ask.cursor === undefined ? {} : { [cursor]: ask.cursor }),
    ...(ask.limit === undefined ? {} : { [limit]: ask.limit }),
  }
  if (operation.rpc === undefined)
    return {
      ...request,
      query: [
        ...request.query.filter(([name]) => name !== cursor && name !== limit),
        ...Object.entries(said).map(([name, value]): [string, string] => [name, String(value)]),
      ],
    }
  const rpcAsk = request.rpc ?? plainAsk
  const others = Object.fromEntries(
    Object.entries(fieldsOf(rpcAsk.json)).filter(([name]) => name !== cursor && name !== limit),
  )
  return rpcRequest(
    operation,
    operation.rpc,
    { ...rpcAsk, json: { ...others, ...said } },
    { ...others, ...said },
    request.bearer,
  )
}

const bodyOf = (operation: Operation, request: RestRequest, came: HttpResponse): unknown => {
  if (operation.rpc !== undefined) {
    const { code, messages, isBinary } = replyOf(request.rpc ?? plainAsk, false, came)
    return code === 'ok' ? operation.rpc.plainAnswer(messages[0], isBinary) : undefined
  }
  if (came.status !== 200) return undefined
  try {
    return JSON.parse(came.body.toString()) as unknown
  } catch {
    return undefined
  }
}

const linked = (came: HttpResponse, cursor: string): string | undefined => {
  const [, address] = /<([^>]*)>[^,]*;\s*rel="?next"?/i.exec(headerOf(came, 'link') ?? '') ?? []
  return address === undefined
    ? undefined
    : (new URL(address, 'http://list.invalid/').searchParams.get(cursor) ?? undefined)
}

const nextOf = (
  came: HttpResponse,
  body: unknown,
  { next, cursor }: Paging,
): string | undefined => {
  const said = next === null ? linked(came, cursor) : at(body, next)
  return typeof said === 'string' && said !== '' ? said : undefined
}

/** One page of a list; `items` is null if the response is not a list. */
interface Page {
  readonly came: HttpResponse
  readonly request: RestRequest
  readonly items: readonly string[] | null
  readonly next: string | undefined
  readonly findings: readonly Finding[]
}

/** The outcome if a page cannot be read. */
class Unread {
  readonly outcome: CaseOutcome
  constructor(outcome: CaseOutcome) {
    this.outcome = outcome
  }
}

/** Reads a list in a single response and page by page, compares both, and checks each response. */
export async function runPages(
  world: RunContext,
  made: TestCase,
  paging: Paging,
): Promise<CaseOutcome> {
  const operation = world.operations.get(made.operation)!
  const ask = async (which: Ask): Promise<Page | Unread> => {
    const request = pageRequest(operation, made.request, paging, which)
    const sent = buildRequest(world.document.root, operation, request, world.target, world.sessions)
    if (typeof sent === 'string')
      return new Unread({
        made,
        verdict: 'not measured',
        status: null,
        millis: 0,
        findings: [],
        reason: sent,
      })
    const came = await world.wire.send(sent)
    const as: TestCase = { ...made, request, pages: undefined }
    if (came.kind === 'broken')
      return new Unread({
        made: as,
        verdict: 'failed',
        status: null,
        millis: 0,
        findings: [
          {
            check: 'no_answer',
            words: 'answers nothing to a page of its list',
            promise: operation.pointer,
          },
        ],
      })
    if (came.status === 429)
      return new Unread({
        made,
        verdict: 'not measured',
        status: 429,
        millis: 0,
        findings: [],
        reason: 'the target returns 429: lower pace in the target file',
      })
    const body = bodyOf(operation, request, came)
    const items = at(body, paging.items)
    return {
      came,
      request,
      items: Array.isArray(items) ? listOf(items).map(canonical) : null,
      next: nextOf(came, body, paging),
      findings: findingsOf(world, operation, as, came),
    }
  }
  const told = ({ came, request }: Page, findings: readonly Finding[]): CaseOutcome => ({
    made: { ...made, request },
    verdict: findings.some(({ warns }) => warns !== true) ? 'failed' : 'passed',
    status: came.status,
    answered: responseSummary(operation, { ...made, request }, came),
    millis: came.millis,
    findings,
  })
  const say = (check: string, words: string): Finding => ({
    check,
    words,
    promise: operation.pointer,
  })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const whole = await ask({})
    if (whole instanceof Unread) return whole.outcome
    // A refused or too short list cannot be read in pages.
    if (whole.items === null || whole.items.length < 2 || whole.findings.length > 0)
      return told(whole, whole.findings)
    const limit = Math.min(Math.ceil(whole.items.length / PARTS), paging.longest ?? Infinity)
    const pages: (readonly string[])[] = []
    const begun = new Set<string>()
    let page: Page | Unread = await ask({ limit })
    let read = 0
    for (;;) {
      if (page instanceof Unread) return page.outcome
      if (page.findings.length > 0) return told(page, page.findings)
      if (page.items === null)
        return told(page, [
          say(
            'pages_complete',
            `returned ${page.came.status} for ${begun.size === 0 ? 'a limit' : 'a cursor that it issued'}`,
          ),
        ])
      pages.push(page.items)
      read += page.items.length
      const { next }: Page = page
      if (
        next === undefined ||
        pages.length >= MOST_PAGES ||
        (whole.next !== undefined && read >= whole.items.length)
      )
        break
      if (begun.has(next))
        return told(page, [say('pages_complete', 'returned the same cursor twice')])
      begun.add(next)
      page = await ask({ limit, cursor: next })
    }
    // Compare a partly read list with the same number of items.
    const isCut = page.next !== undefined
    const seen = isCut ? whole.items.slice(0, read) : whole.items
    const faults = pageFaults({
      whole: seen,
      isLonger: isCut || whole.next !== undefined,
      pages,
      limit,
    }).map(({ check, words }) => say(check, words))
    if (faults.length === 0) return told(page, [])
    const again = await ask({})
    if (again instanceof Unread) return again.outcome
    if (canonical(again.items) === canonical(whole.items)) return told(page, faults)
  }
  return {
    made,
    verdict: 'not measured',
    status: null,
    millis: 0,
    findings: [],
    reason: 'the list changed during each attempt to read it',
  }
}
