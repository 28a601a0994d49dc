import { expect, test } from 'vitest'
import { proxyOf } from './proxy-of.ts'

const variables = {
  https_proxy: 'proxy.example:3128',
  HTTP_PROXY: 'http://plain.example',
  NO_PROXY: 'internal.example, *.care.test .lab.test, api.example:8443',
}

test.each([
  ['https://staging.example/v1', 'http://proxy.example:3128/'],
  ['http://staging.example', 'http://plain.example/'],
  ['https://internal.example', null],
  ['https://deep.internal.example', null],
  ['https://notinternal.example', 'http://proxy.example:3128/'],
  ['https://api.care.test', null],
  ['https://x.lab.test', null],
  ['https://api.example:8443', null],
  ['https://api.example', 'http://proxy.example:3128/'],
  ['https://127.0.0.1:4010', null],
  ['http://localhost:4010', null],
  ['https://[::1]', null],
])('%s goes through %s', (address, proxy) =>
  expect(proxyOf(new URL(address), variables)?.href ?? null).toBe(proxy),
)

test('* excepts every host', () =>
  expect(
    proxyOf(new URL('https://a.example'), { HTTPS_PROXY: 'http://p', NO_PROXY: '*' }),
  ).toBeNull())
