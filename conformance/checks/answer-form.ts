import { isJson } from '../runner/http/serialize-parameters.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { CheckedExchange } from './check.ts'

export function ownWords(promise: string, words: string) {
  return [{ words, promise }]
}

export function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}

export function isOf(type: string, range: string): boolean {
  return (
    range === '*/*' ||
    type === range ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  )
}

export function bodyless({ testCase, response }: CheckedExchange): boolean {
  return testCase.request.method === 'HEAD' || response.status === 204 || response.status === 304
}

export function isJsonAnswer({ response }: CheckedExchange): boolean {
  return isJson(mediaType(headerOf(response, 'content-type') ?? ''))
}
