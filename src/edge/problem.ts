import { header, startAnswer, type Exchange } from './exchange.ts'

/** The contract's error body (`Problem`), as far as the edge itself gives one. */
export interface EdgeProblem {
  message: string
  error?: string
}

/** What the browser's code reads as "signed out": the same for no session, a broken one and one that was idle too long. */
export const signedOut: EdgeProblem = { message: 'The session has ended.', error: 'invalid_grant' }

export const noStore = ['cache-control', 'no-store'] as const

/** The messages that a member can meet: the portal shows the message of a Problem (2§8). */
export const spanish: Readonly<Record<string, string>> = {
  'Something went wrong here.': 'Algo salió mal aquí.',
  'The service cannot be reached.': 'No se puede contactar el servicio.',
  'The service gave an answer that cannot be used.': 'El servicio dio una respuesta que no se puede usar.',
  'The service refused the call.': 'El servicio rechazó la solicitud.',
  'The service took too long to answer.': 'El servicio tardó demasiado en responder.',
  'The session has ended.': 'La sesión ha terminado.',
  'This code was asked for in another browser. Please sign in again.': 'Este código se pidió en otro navegador. Inicie sesión de nuevo.',
}

/** Answers with a Problem. Messages are plain sentences without anything from the request in them. */
export function answerProblem(exchange: Exchange, status: number, problem: EdgeProblem, headers: readonly string[] = []): void {
  const isSpanish = header(exchange.req, 'accept-language')?.toLowerCase().startsWith('es') === true
  answerJson(exchange, status, { ...problem, message: (isSpanish && spanish[problem.message]) || problem.message }, headers)
}

export function answerJson(exchange: Exchange, status: number, value: object, headers: readonly string[] = []): void {
  const body = Buffer.from(JSON.stringify(value))
  startAnswer(exchange, status, ['content-type', status >= 400 && 'title' in value ? 'application/problem+json' : 'application/json', 'content-length', String(body.length), ...noStore, ...headers])
  exchange.res.end(exchange.req.method === 'HEAD' ? undefined : body)
}
