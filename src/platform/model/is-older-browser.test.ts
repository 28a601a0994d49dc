import { expect, test } from 'vitest'
import { isOlderBrowser } from './is-older-browser.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.1; Trident/6.0)', true],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', true],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    false,
  ],
  ['MSIEsomething Trident', false],
  ['', false],
])('GAP-050: %s is an older browser: %s', (userAgent, isOld) =>
  expect(isOlderBrowser(userAgent)).toBe(isOld),
)
