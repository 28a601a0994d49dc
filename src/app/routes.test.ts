import { describe, expect, it } from 'vitest'
import { landingPath } from './landing.ts'
import { pageAt, pageOf, pages } from './routes.ts'

describe('the route table', () => {
  it.each([
    ['ROUTE-002', 'dashboard', '/dashboard'],
    ['ROUTE-003', 'login', '/login'],
    ['ROUTE-004 ROUTE-099', 'prelogin', '/pre-login'],
    ['ROUTE-005 ROUTE-100', 'pending', '/pending'],
    ['', 'transitionScreen', '/transitionScreen'],
    ['', 'migration', '/migration'],
    ['', 'keycloak', '/keycloak'],
    ['ROUTE-022 GAP-007', 'nonMember', '/non-member'],
    ['ROUTE-022 GAP-007', 'nonMemberAccountEnded', '/non-member/account-ended'],
    ['ROUTE-022 GAP-007', 'nonMemberOrderForm', '/non-member/order-form'],
    ['ROUTE-022 GAP-007', 'nonMemberConfirmLabOrder', '/non-member/confirm-lab-order'],
    ['ROUTE-010', 'bloodSugar', '/blood-sugar'],
    ['ROUTE-011', 'bloodPressure', '/blood-pressure'],
  ])('ROUTE-001 %s: %s is at %s', (_, id, path) => expect(pageOf(id).path).toBe(path))

  it('ROUTE-023: an unknown id fails with its name', () =>
    expect(() => pageOf('nowhere')).toThrow(new Error('No primary route exists for nowhere.')))

  it('has each id and each path once, and leads on to places that exist', () => {
    expect(new Set(pages.map(page => page.id)).size).toBe(pages.length)
    expect(new Set(pages.map(page => page.path)).size).toBe(pages.length)
    for (const page of pages) if ('to' in page) expect(pageOf(page.to)).toHaveProperty('screen')
  })

  it('ROUTE-032: each place is public or private', () =>
    expect(pages.filter(({ access }) => access !== 'public' && access !== 'private')).toEqual([]))

  it.each([['/dashboard', 'dashboard'], ['/dashboard/', 'dashboard'], ['/', undefined], ['/dashboard/x', undefined], ['/Dashboard', undefined]])(
    'finds %s: %s', (path, id) => expect(pageAt(path)?.id).toBe(id))
})

describe('landing', () => {
  const origin = 'https://portal.example'
  it.each([
    ['', null, '/dashboard'],
    ['?program=DIABETES', null, '/blood-sugar'],
    ['?program=HYPERTENSION', null, '/blood-pressure'],
    ['?program=PREDIABETES', null, '/dashboard'],
    ['?program=HEART_FAILURE', null, '/dashboard'],
    ['?program=CHRONIC_KIDNEY_DISEASE', null, '/dashboard'],
    ['?program=constructor', null, '/dashboard'],
    ['?program=DIABETES', '/blood-pressure/trends', '/blood-pressure/trends'],
    ['', '//evil.example', '/dashboard'],
  ])('%s with %j remembered: %s', (search, remembered, path) => expect(landingPath(search, remembered, origin)).toBe(path))
})
