import { describe, expect, it } from 'vitest'
import { paths } from '#platform/model/paths.ts'
import { firstTab, routeAt, routeOf, routes } from './routes.ts'

const expected = [
  ['ROUTE-002', 'dashboard', '/dashboard'],
  ['ROUTE-003', 'login', '/login'],
  ['ROUTE-004 ROUTE-099', 'prelogin', '/pre-login'],
  ['ROUTE-005 ROUTE-100', 'pending', '/pending'],
  ['ROUTE-006', 'logout', '/logout'],
  ['ROUTE-007', 'mfa', '/mfa'],
  ['', 'transitionScreen', '/transitionScreen'],
  ['', 'migration', '/migration'],
  ['', 'keycloak', '/keycloak'],
  ['ROUTE-022 GAP-007', 'nonMember', '/non-member'],
  ['ROUTE-022 GAP-007', 'nonMemberAccountEnded', '/non-member/account-ended'],
  ['ROUTE-022 GAP-007', 'nonMemberOrderForm', '/non-member/order-form'],
  ['ROUTE-022 GAP-007', 'nonMemberConfirmLabOrder', '/non-member/confirm-lab-order'],
  ['ROUTE-010', 'bloodSugar', '/blood-sugar'],
  ['ROUTE-011', 'bloodPressure', '/blood-pressure'],
  ['ROUTE-008', 'coaching', '/coaching'],
  ['ROUTE-009', 'weight', '/weight'],
  ['ROUTE-012', 'food', '/food'],
  ['ROUTE-013', 'bodyComposition', '/body-composition'],
  ['ROUTE-014', 'profilePreferences', '/profile-preferences'],
  ['ROUTE-015', 'campaignEnded', '/campaign-ended'],
  ['ROUTE-016', 'sitemap', '/sitemap'],
  ['ROUTE-017', 'privacy', '/privacy'],
  ['ROUTE-018', 'teamsCoaching', '/teams-coaching'],
  ['ROUTE-019 GAP-006', 'labOrders', '/confirm-lab-order'],
  ['ROUTE-020 GAP-006', 'confirmAddressMembers', '/confirm-lab-order/confirm-address'],
  ['ROUTE-021 GAP-006', 'confirmOrderMembers', '/confirm-lab-order/members'],
  ['GAP-007', 'kidneyHealth', '/kidney-health'],
  ['GAP-007', 'goalSetting', '/goal-setting'],
  ['GAP-010', 'foodInsights', '/food/insights'],
  ['GAP-127', 'profileSecondStep', '/profile-preferences/second-step'],
] as const

describe('route table', () => {
  it.each(expected)('ROUTE-001 %s: %s is at %s', (_, id, path) =>
    expect(routeOf(id).path).toBe(path),
  )

  it('ROUTE-023 ERR-015: throws an error with an unknown id', () =>
    expect(() => routeOf('nowhere')).toThrow(new Error('No primary route exists for nowhere.')))

  it('has one row for each path', () =>
    expect(routes.map(({ id }) => id).toSorted()).toEqual(Object.keys(paths).toSorted()))

  it('has unique ids and paths, and redirects to tabs below the page', () => {
    expect(new Set(routes.map((row) => row.id)).size).toBe(routes.length)
    expect(new Set(routes.map((row) => row.path)).size).toBe(routes.length)
    for (const row of routes) {
      if (!('tabs' in row)) continue
      const tabs = row.tabs.map((id) => routes.find((each) => each.id === id))
      expect(
        tabs.map((tab) => tab?.path.startsWith(`${row.path}/`)),
        row.id,
      ).toEqual(row.tabs.map(() => true))
    }
    for (const page of routes) if ('tabs' in page) expect(firstTab(page)).toHaveProperty('areas')
  })

  it('GAP-006: hides the header controls on lab kit confirmation and ended campaigns', () =>
    expect(
      routes
        .filter((page) => page.hidesControls)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      '/campaign-ended',
      '/confirm-lab-order',
      '/confirm-lab-order/confirm-address',
      '/confirm-lab-order/members',
      '/non-member/confirm-lab-order',
    ]))

  it('TEAMS-007 TEAMS-008 TEAMS-009: has the Teams tabs', () =>
    expect(routes.filter((page) => page.teamsTab).map(({ path }) => path)).toEqual([
      '/dashboard',
      '/privacy',
      '/teams-coaching',
    ]))

  it.each([
    ['/food/log', 'foodLog'],
    ['/food/log/e-1', 'foodLog'],
    ['/food/log/e-1/x', undefined],
    ['/reminder/set', 'reminderSet'],
    ['/coaching/session', undefined],
    ['/coaching/session/C%2F1', 'coachingSession'],
    ['/coaching/sessionDetails/1', 'coachingSessionDetails'],
  ])('finds %s with parameters: %s', (path, id) => expect(routeAt(path)?.id).toBe(id))

  it('ROUTE-032: marks each page as public or private', () =>
    expect(routes.filter(({ access }) => access !== 'public' && access !== 'private')).toEqual([]))

  it.each([
    ['/dashboard', 'dashboard'],
    ['/dashboard/', 'dashboard'],
    ['/', undefined],
    ['/dashboard/x', undefined],
    ['/Dashboard', 'dashboard'],
    ['//dashboard//', 'dashboard'],
    ['/%64ashboard', 'dashboard'],
    ['/transitionscreen', 'transitionScreen'],
    ['/l/followup', 'followup'],
    ['/blood-sugar/', 'bloodSugar'],
    ['/blood-pressure/all-logs', 'bloodPressureLogs'],
    ['/%E0%A4%A', undefined],
  ])('finds %s: %s', (path, id) => expect(routeAt(path)?.id).toBe(id))
})

it('PROG-037: serves the personalized blood pressure report at /blood-pressure/personalized-report', () => {
  expect(routeAt('/blood-pressure/personalized-report')?.id).toBe('bloodPressurePersonalized')
  expect(routeOf('bloodPressurePersonalized').path).toBe('/blood-pressure/personalized-report')
})
