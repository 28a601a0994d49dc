import type { ForwardRequest, Mutant, MutantRequest, MutantResponse } from './mutant.ts'

export type MutantAnswer = (
  request: MutantRequest,
  forward: ForwardRequest,
) => Promise<MutantResponse | null>

export const RESTORE = 'rpc.UserTasksService.RestoreUserTask'

export const LIST = 'rpc.UserTasksService.ListUserTasks'

export const STREAM = 'rpc.ChatService.StreamEvents'

export function axis(id: string, by: string, operation: string, answer: MutantAnswer): Mutant {
  return {
    id,
    kind: 'rpc',
    by,
    operations: [operation],
    answer: (request, forward) =>
      request.operation === operation ? answer(request, forward) : forward(request),
  }
}

export function typeOf({ headers }: MutantRequest | MutantResponse): string {
  return headers['content-type'] ?? ''
}

/** A mutant that changes responses to requests of a content type. */
export function changed(
  id: string,
  by: string,
  operation: string,
  type: string,
  change: (response: MutantResponse, request: MutantRequest) => MutantResponse,
): Mutant {
  return axis(id, by, operation, async (request, forward) => {
    const response = await forward(request)
    return typeOf(request) === type && response.status === 200
      ? change(response, request)
      : response
  })
}

export function later(millis: number): Promise<void> {
  return new Promise((done) => setTimeout(done, millis))
}

export function hasDeadline({ headers }: MutantRequest): boolean {
  return headers['connect-timeout-ms'] !== undefined || headers['grpc-timeout'] !== undefined
}

export function without(request: MutantRequest, ...names: string[]): MutantRequest {
  return {
    ...request,
    headers: Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !names.includes(name)),
    ),
  }
}

export function error(status: number, code: string): MutantResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify({ code, message: 'Not so.' })),
  }
}

export function isFine({ status }: MutantResponse, request: MutantRequest): boolean {
  return status === 200 && request.headers['authorization'] !== undefined
}
