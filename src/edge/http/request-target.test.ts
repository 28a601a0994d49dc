import { describe, expect, it } from 'vitest'
import { readTarget } from './request-target.ts'

describe('rejects an ambiguous address', () => {
  it.each([
    '/api/../control/reset',
    '/api/v1/..',
    '/..',
    '/./a',
    '/a/.',
    '/api//v1',
    '//evil.example',
    '/api/%2e%2e/control',
    '/api/%2E./x',
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/a%00b',
    '/a%0d%0aset-cookie:x',
    '/a%7f',
    '/a%252e',
    '/a%25',
    '/..;/a',
    '/a;b',
    '/a%3bb',
    '/a%',
    '/a%zz',
    '/a%ff',
    '/a#b',
    '/a?b#c',
    'http://evil.example/api',
    '*',
    '',
    'api',
    '/ä',
    '/a b',
    '/a\u0000',
  ])('%j', (raw) => expect(readTarget(raw)).toBeUndefined())
})

describe('accepts an ordinary address unchanged', () => {
  it.each([
    ['/', '/', ''],
    ['/blood-pressure/all-logs', '/blood-pressure/all-logs', ''],
    [
      '/api/v1/users/7f3e/reading/bp?start=2026-11-01&end=a%2Fb',
      '/api/v1/users/7f3e/reading/bp',
      '?start=2026-11-01&end=a%2Fb',
    ],
    ['/api/v1/promos/ACME%20CORP', '/api/v1/promos/ACME%20CORP', ''],
    ['/a..b/c.js', '/a..b/c.js', ''],
    ['/.well-known/security.txt', '/.well-known/security.txt', ''],
    ['/se%C3%B1al', '/se%C3%B1al', ''],
    ['/?', '/', '?'],
  ])('%s', (raw, path, query) => expect(readTarget(raw)).toEqual({ path, query }))
})
