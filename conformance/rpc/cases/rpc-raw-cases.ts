import { type CaseExpectation, type RestRequest } from '../../cases/test-case.ts'
import { defaultCredentials } from '../../cases/request-draft.ts'
import { refusedRequests } from '../../cases/refused-requests.ts'
import type { Features } from '../../runner/target/target-features.ts'
import { mediaTypeOf } from '../rpc-axis.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { isFramed, rpcRequest } from '../rpc-request.ts'

export function rawFor({
  operation,
  rpc,
  target,
  axes: [axis],
  shown: [shown],
}: RpcCaseSource): RpcCaseDraft[] {
  if (shown === undefined || isFramed(axis, rpc)) return []
  const request = rpcRequest(operation, rpc, axis, shown.json, defaultCredentials(target))
  const raw = (
    rule: string,
    about: string,
    change: Partial<RestRequest>,
    expects: CaseExpectation = 'refuse',
  ): RpcCaseDraft => ({
    phase: 'negative',
    rule: `wire/${rule}`,
    expects,
    about,
    request: { ...request, ...change },
  })
  const broken = [
    raw('half-json', 'truncated JSON', { body: Buffer.from('{"') }),
    raw('no-body', 'no body', { body: Buffer.alloc(0) }),
    raw('list', 'a list instead of a message', { body: Buffer.from('[]') }),
    raw('bad-utf8', 'JSON that is not UTF-8', {
      body: Buffer.concat([
        Buffer.from('{"conform":"'),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}'),
      ]),
    }),
  ]
  return [
    ...(axis.protocol === 'connect-json'
      ? broken
      : [
          raw('torn-bytes', 'truncated bytes', {
            body: Buffer.from([0x0a, 0x7f, 0x01]),
          }),
        ]),
    raw(
      'other-media',
      'an XML body',
      { body: Buffer.from('<conform/>'), contentType: 'application/xml' },
      'media',
    ),
    ...(rpc.isStream
      ? []
      : [
          raw(
            'stream-media',
            'the content type of a stream',
            { contentType: mediaTypeOf(axis, true) },
            'media',
          ),
        ]),
    raw(
      'method-put',
      'PUT, which no RPC supports',
      { method: 'PUT', body: null, contentType: null, headers: [] },
      'method',
    ),
    ...refusedFor(request, target.features),
  ]
}

/** What the target file says is refused: another charset, and bodies over the size limit. */
const refusedFor = (request: RestRequest, features: Features): RpcCaseDraft[] =>
  refusedRequests(request, features)
    .filter(({ rule }) => rule === 'charset' || rule === 'body-limit')
    .map(({ rule, status, ...refused }) => ({
      ...refused,
      phase: 'negative',
      rule: `wire/refuses-${rule}`,
      expects: 'refuse',
      check: 'refusal_status',
      against: { kind: 'refusal', status },
    }))
