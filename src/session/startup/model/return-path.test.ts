import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const origin = 'https://portal.example'

describe('returnPath', () => {
  it.each([
    ['/blood-pressure/trends?range=30#x', '/blood-pressure/trends?range=30#x'],
    ['/dashboard', '/dashboard'],
    ['/blood-pressure/../dashboard', '/dashboard'],
    ['/login', null],
    ['/', null],
    ['', null],
    [undefined, null],
    [{ pathname: '/dashboard' }, null],
    ['dashboard', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['https://evil.example/dashboard', null],
    ['https://portal.example/dashboard', null],
    ['javascript:alert(1)', null],
  ])('%j becomes %j', (remembered, path) => expect(returnPath(remembered, origin)).toBe(path))
})
