import type { MutantRequest, MutantResponse } from './mutant.ts'

export const RESTORE = 'rpc.UserTasksService.RestoreUserTask'

export const LIST = 'rpc.UserTasksService.ListUserTasks'

export const STREAM = 'rpc.ChatService.StreamEvents'

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
