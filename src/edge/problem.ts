import { startAnswer, type Exchange } from './exchange.ts'

/** The contract's error body (`Problem`), as far as the edge itself gives one. */
export interface EdgeProblem {
  message: string
  error?: string
}

/** What the browser's code reads as "signed out": the same for no session, a broken one and one that was idle too long. */
export const signedOut: EdgeProblem = { message: 'The session has ended.', error: 'invalid_grant' }

export const noStore = ['cache-control', 'no-store'] as const

/** Answers with a Problem. Messages are plain sentences without anything from the request in them. */
export function answerProblem(exchange: Exchange, status: number, problem: EdgeProblem, headers: readonly string[] = []): void {
  answerJson(exchange, status, problem, headers)
}

export function answerJson(exchange: Exchange, status: number, value: object, headers: readonly string[] = []): void {
  const body = Buffer.from(JSON.stringify(value))
  startAnswer(exchange, status, ['content-type', 'application/json', 'content-length', String(body.length), ...noStore, ...headers])
  exchange.res.end(exchange.req.method === 'HEAD' ? undefined : body)
}
