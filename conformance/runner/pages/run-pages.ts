import type { TestCase, Paging, RestRequest } from '../../cases/test-case.ts'
import { judgedFindings } from '../own-rules.ts'
import type { Finding } from '../../checks/check.ts'
import { pageFaults } from '../../checks/page-faults.ts'
import { at, canonical, listOf } from '../../contract/json.ts'
import { type HttpResponse } from '../http/http-response.ts'
import { buildRequest } from '../build-request.ts'
import { responseSummary } from '../response-summary.ts'
import { type CaseOutcome, unmeasured } from '../outcome.ts'
import type { RunContext } from '../run-context.ts'
import { type PageQuery, pageRequest, bodyOf, nextOf } from './page-requests.ts'

/** The approximate number of pages in which a list is read. */
const PARTS = 3

/** The maximum number of pages, because a faulty server may never end. */
const MOST_PAGES = 12

/** The number of attempts if a list changes while it is read. */
const TRIES = 2

/** One page of a list; `items` is null if the response is not a list. */
interface Page {
  readonly response: HttpResponse
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
  context: RunContext,
  testCase: TestCase,
  paging: Paging,
): Promise<CaseOutcome> {
  const operation = context.operations.get(testCase.operation)!
  const readPage = async (which: PageQuery): Promise<Page | Unread> => {
    const request = pageRequest(operation, testCase.request, paging, which)
    const sent = buildRequest(context, operation, request)
    if (typeof sent === 'string') return new Unread(unmeasured(testCase, sent))
    const response = await context.wire.send(sent)
    const as: TestCase = { ...testCase, request, pages: undefined }
    if (response.kind === 'broken')
      return new Unread({
        testCase: as,
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
    if (response.status === 429)
      return new Unread({
        ...unmeasured(testCase, 'the target returns 429: lower pace in the target file'),
        status: 429,
      })
    const body = bodyOf(operation, request, response)
    const items = at(body, paging.items)
    return {
      response,
      request,
      items: Array.isArray(items) ? listOf(items).map(canonical) : null,
      next: nextOf(response, body, paging),
      findings: await judgedFindings(context, operation, as, response),
    }
  }
  const outcomeOf = ({ response, request }: Page, findings: readonly Finding[]): CaseOutcome => ({
    testCase: { ...testCase, request },
    verdict: findings.some(({ warns }) => warns !== true) ? 'failed' : 'passed',
    status: response.status,
    answered: responseSummary(operation, { ...testCase, request }, response),
    millis: response.millis,
    findings,
  })
  const findingOf = (check: string, words: string): Finding => ({
    check,
    words,
    promise: operation.pointer,
  })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const whole = await readPage({})
    if (whole instanceof Unread) return whole.outcome
    // A refused or too short list cannot be read in pages.
    if (whole.items === null || whole.items.length < 2 || whole.findings.length > 0)
      return outcomeOf(whole, whole.findings)
    const limit = Math.min(Math.ceil(whole.items.length / PARTS), paging.longest ?? Infinity)
    const pages: (readonly string[])[] = []
    const begun = new Set<string>()
    let page: Page | Unread = await readPage({ limit })
    let read = 0
    for (;;) {
      if (page instanceof Unread) return page.outcome
      if (page.findings.length > 0) return outcomeOf(page, page.findings)
      if (page.items === null)
        return outcomeOf(page, [
          findingOf(
            'pages_complete',
            `returned ${page.response.status} for ${begun.size === 0 ? 'a limit' : 'a cursor that it issued'}`,
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
        return outcomeOf(page, [findingOf('pages_complete', 'returned the same cursor twice')])
      begun.add(next)
      page = await readPage({ limit, cursor: next })
    }
    // Compare a partly read list with the same number of items.
    const isCut = page.next !== undefined
    const seen = isCut ? whole.items.slice(0, read) : whole.items
    const faults = pageFaults({
      whole: seen,
      isLonger: isCut || whole.next !== undefined,
      pages,
      limit,
    }).map(({ check, words }) => findingOf(check, words))
    if (faults.length === 0) return outcomeOf(page, [])
    const again = await readPage({})
    if (again instanceof Unread) return again.outcome
    if (canonical(again.items) === canonical(whole.items)) return outcomeOf(page, faults)
  }
  return unmeasured(testCase, 'the list changed during each attempt to read it')
}
