import type { Case } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { plainAsk } from '../rpc/rpc-axis.ts'
import { replyOf } from '../rpc/read-reply.ts'
import { headerOf, type Came } from './http/exchange.ts'
import type { Answered } from './outcome.ts'

/** Longer or stranger than this is no media type, and might be somebody's words. */
const mediaForm = /^[a-z]+\/[\w.+-]{1,60}$/

const codeOf = (made: Case, came: Came, isStream: boolean): string => {
  const { code, messages } = replyOf(made.request.rpc ?? plainAsk, isStream, came)
  return code ?? (messages.length > 0 ? 'ok' : 'none')
}

/** What an answer is in a row of coverage. */
export function answeredOf(operation: Operation, made: Case, came: Came): Answered {
  const type = (headerOf(came, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return {
    media: mediaForm.test(type) ? type : type === '' ? null : 'other',
    ...(operation.rpc === undefined ? {} : { code: codeOf(made, came, operation.rpc.isStream) }),
  }
}
