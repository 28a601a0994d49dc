import { describe, expect, it } from 'vitest'
import {
  programSlugs,
  type Program,
  type ProgramName,
  type ProgramStatus,
} from '#session/member/model/programs.ts'
import type { Session } from '#session/auth/model/session-state.ts'
import { routeGuard } from './route-guard.ts'
import { isRequirementMet, type RequirementFacts } from './route-requirements.ts'
import { routes } from './routes.ts'

type Kind = {
  readonly programs?: readonly (readonly [ProgramName, ProgramStatus])[]
  readonly facts?: Partial<RequirementFacts>
}
const active = (...names: ProgramName[]) => ({
  programs: names.map((name) => [name, 'ACTIVE'] as const),
})
const weightKinds = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
] as const

/**
 * Members of each kind with their areas (first path segment) beyond the common ones. Source: 2§2,
 * GAP-036 and GAP-105.
 */
const kinds: Readonly<Record<string, readonly [Kind, areas: readonly string[]]>> = {
  'without programs': [{}, []],
  diabetes: [active('diabetes'), ['coaching', 'blood-sugar', 'food', 'reminder', 'order-supplies']],
  'device-flex': [
    active('deviceFlex'),
    ['coaching', 'blood-sugar', 'food', 'reminder', 'order-supplies'],
  ],
  hypertension: [active('hypertension'), ['coaching', 'blood-pressure', 'food', 'reminder']],
  'heart failure': [
    active('heartFailure'),
    ['coaching', 'blood-pressure', 'pulse', 'weight', 'body-composition'],
  ],
  'kidney disease': [active('chronicKidneyDisease'), ['coaching', 'blood-pressure']],
  'body composition': [active('bodyComposition'), ['coaching', 'body-composition']],
  ...Object.fromEntries(
    weightKinds.map(
      (name) =>
        [
          name,
          [
            active(name),
            ['coaching', 'weight', 'body-composition', 'food', 'reminder', 'education'],
          ],
        ] as const,
    ),
  ),
  'kidney lab results alone': [{ facts: { hasKidneyLabResults: true } }, ['kidney-health']],
  'hypertension, reminders off': [
    { ...active('hypertension'), facts: { hasReminders: false } },
    ['coaching', 'blood-pressure', 'food'],
  ],
  'behavioral health': [active('behavioralHealth'), ['behavioral-health']],
  'behavioral health, registered': [
    { programs: [['behavioralHealth', 'REGISTERED']] },
    ['behavioral-health'],
  ],
  'behavioral health, offered': [{ programs: [['behavioralHealth', 'OFFERED']] }, []],
  over: [{ programs: [['diabetes', 'INACTIVE']] }, []],
  pending: [{ programs: [['diabetes', 'PENDING']] }, []],
}

/** The dashboard is for all programs and behavioral health (2§2). */
const withoutDashboard = new Set([
  'without programs',
  'kidney lab results alone',
  'behavioral health, offered',
  'over',
  'pending',
])
const forAll = new Set([
  'activate-devices',
  'a1c-report',
  'cholesterol-report',
  'a1c-cholesterol-combined-report',
  'reports-and-data',
  'user-guides',
  'programs',
  'authorization',
  'profile-preferences',
])
const areaOf = (path: string) => path.split('/')[1] ?? ''
/** Setting a goal is part of the goals area. */
const ownerOf = (area: string) => (area === 'goal-setting' ? 'coaching' : area)
const privatePages = routes.filter((page) => page.access === 'private')
const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: 0,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}
const program = ([name, status]: readonly [ProgramName, ProgramStatus]): Program => ({
  id: name,
  program: name,
  slug: name,
  dbSlug: programSlugs[name],
  status,
  name,
})

describe.each(Object.entries(kinds))(
  '%s',
  (kind, [{ programs: theirs = [], facts = {} }, areas]) => {
    const programs = theirs.map(program)
    const known: RequirementFacts = {
      programs,
      hasKidneyLabResults: false,
      hasReminders: true,
      hasGoalSetting: true,
      nextGenDevicesFlag: true,
      weightDevice: 'wm1500',
      isOneApp: false,
      ...facts,
    }
    const elsewhere = { type: 'go', to: kind === 'pending' ? 'pending' : 'profilePreferences' }

    it.each(privatePages.map((page) => [page.path, page] as const))(
      'ROUTE-047 ROUTE-048 ROUTE-049 ROUTE-065: %s',
      (path, page) => {
        const answer = routeGuard({
          page,
          session: signedIn,
          programs: { status: 'ready', value: programs },
          isMet: { status: 'ready', value: isRequirementMet(page.needs, known) },
          isTeams: false,
        })
        const area = areaOf(path)
        if (area === 'pending')
          expect(answer).toEqual(
            kind === 'pending' ? { type: 'show' } : { type: 'go', to: 'dashboard' },
          )
        else if (area === 'dashboard')
          expect(answer).toEqual(withoutDashboard.has(kind) ? elsewhere : { type: 'show' })
        else if (forAll.has(area) || areas.includes(ownerOf(area)))
          expect(answer).toEqual({ type: 'show' })
        else expect(answer).toEqual(area === 'behavioral-health' ? { type: 'missing' } : elsewhere)
      },
    )
  },
)

describe('visitors', () => {
  const out = (why: 'never' | 'manual' | 'ended'): Session => ({ tag: 'signedOut', why })
  const notAsked = { status: 'pending', value: null } as const
  const ask = { programs: notAsked, isMet: notAsked }
  it.each(routes.map((page) => [page.path, page] as const))('%s', (_, page) => {
    const isPublic = page.access === 'public'
    for (const isTeams of [true, false])
      for (const why of ['never', 'manual', 'ended'] as const) {
        const answer = routeGuard({ ...ask, page, session: out(why), isTeams })
        if (isPublic) expect(answer).toEqual({ type: 'show' })
        else
          expect(answer).toEqual(
            isTeams
              ? { type: 'go', to: 'prelogin' }
              : { type: 'signIn', remember: why !== 'manual' },
          )
      }
    expect(
      routeGuard({
        ...ask,
        page,
        session: { tag: 'restoring', attempt: 0, trouble: null },
        isTeams: false,
      }),
    ).toEqual({ type: 'wait' })
  })

  it('GAP-037: lists all public pages', () =>
    expect(
      new Set(routes.filter((page) => page.access === 'public').map(({ path }) => areaOf(path))),
    ).toEqual(
      new Set([
        'login',
        'forgot-password',
        'reset-password',
        'mfa',
        'verification-required',
        'verification-expired',
        'rate-limit-exceeded',
        'logout',
        'non-member',
        'migration',
        'keycloak',
        'transitionScreen',
        'pre-login',
        'privacy',
        'shared-report',
        'teams-coaching',
        'sitemap',
        'confirm-lab-order',
        'campaign-ended',
        'not-found',
        'l',
      ]),
    ))
})
