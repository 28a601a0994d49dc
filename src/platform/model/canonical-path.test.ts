import { describe, expect, it } from 'vitest'
import { canonicalPath, isSamePath } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    ['/login', '/login', '/login'],
    ['/login', '/Login', '/login'],
    ['/login', '/login/', '/login'],
    ['/login', '//LOGIN//', '/login'],
    ['/dashboard', '/%64ashboard', '/dashboard'],
    ['/transitionScreen', '/transitionscreen', '/transitionScreen'],
    ['/blood-sugar/all-logs', '/Blood-Sugar/ALL-LOGS/', '/blood-sugar/all-logs'],
    [
      '/coaching/sessiondetails/:id',
      '/coaching/sessionDetails/A1b',
      '/coaching/sessiondetails/A1b',
    ],
    [
      '/coaching/sessiondetails/:id',
      '/coaching/sessiondetails/a%2Fb',
      '/coaching/sessiondetails/a%2Fb',
    ],
    ['/food/log/:id?', '/food/log', '/food/log'],
    ['/food/log/:id?', '/Food/Log/', '/food/log'],
    ['/food/log/:id?', '/food/log/Xy', '/food/log/Xy'],
    ['/', '/', '/'],
    ['/', '//', '/'],
  ])('%s matches %s as %s', (pattern, pathname, own) => {
    expect(canonicalPath(pattern, pathname)).toBe(own)
    expect(canonicalPath(pattern, own)).toBe(own)
  })

  it.each([
    ['/login', '/log-in'],
    ['/login', '/login/x'],
    ['/login', '/'],
    ['/', '/login'],
    ['/food/log/:id?', '/food/log/a/b'],
    ['/coaching/sessiondetails/:id', '/coaching/sessiondetails'],
    ['/login', '/login%2F'],
    ['/login', '/lo%'],
    ['/blood-sugar/all-logs', '/blood-sugar'],
  ])('%s does not match %s', (pattern, pathname) => {
    expect(canonicalPath(pattern, pathname)).toBeNull()
    expect(isSamePath(pattern, pathname)).toBe(false)
  })
})
