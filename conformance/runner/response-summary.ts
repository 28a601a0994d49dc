import type { TestCase } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import { plainCall } from '../rpc/rpc-call.ts'
import { replyOf } from '../rpc/reply/read-reply.ts'
import { headerOf, type HttpResponse } from './http/http-response.ts'
import type { ResponseSummary } from './outcome.ts'

/** Other texts are not media types and could contain data. */
const mediaForm = /^[a-z]+\/[\w.+-]{1,60}$/

const codeOf = (testCase: TestCase, response: HttpResponse, isStream: boolean): string => {
  const { code, messages } = replyOf(testCase.request.rpc ?? plainCall, isStream, response)
  return code ?? (messages.length > 0 ? 'ok' : 'none')
}

/** The response as a row of coverage counts it. */
export function responseSummary(
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
): ResponseSummary {
  const type = (headerOf(response, 'content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return {
    media: mediaForm.test(type) ? type : type === '' ? null : 'other',
    ...(operation.rpc === undefined
      ? {}
      : { code: codeOf(testCase, response, operation.rpc.isStream) }),
  }
}
