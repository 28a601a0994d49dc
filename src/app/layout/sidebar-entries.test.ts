import { expect, test } from 'vitest'
import {
  programSlugs,
  type Program,
  type ProgramName,
  type ProgramStatus,
} from '#session/member/model/programs.ts'
import type { RouteDefinition } from '#slices/route-definition.ts'
import { ownSidebarEntries, sidebarEntries, type SidebarFacts } from './sidebar-entries.ts'
import { routes } from '../router/routes.ts'

/** All routes, as if each had a screen. */
const all = routes as readonly RouteDefinition[]
const program = (name: ProgramName, status: ProgramStatus = 'ACTIVE'): Program => ({
  id: name,
  slug: name,
  status,
  dbSlug: programSlugs[name],
  program: name,
  name,
})
const facts: SidebarFacts = {
  programs: [],
  hasKidneyLabResults: false,
  hasReminders: false,
  hasGoalSetting: false,
  nextGenDevicesFlag: false,
  weightDevice: 'wm1500',
  isOneApp: false,
  isOneAppSidebar: false,
  isPending: false,
  areProgramsKnown: true,
}
const settings = ['reportsAndData', 'userGuides', 'programs', 'profilePreferences']
const ids = (change: Partial<SidebarFacts>) =>
  sidebarEntries(all, { ...facts, ...change }).map(({ page }) => page.id)

test.each<[string, Partial<SidebarFacts>, readonly string[]]>([
  ['nothing known', { areProgramsKnown: false }, ['dashboard', ...settings]],
  ['no program', {}, settings],
  ['a program that has ended', { programs: [program('hypertension', 'INACTIVE')] }, settings],
  ['a pending member', { isPending: true }, settings],
  [
    'the sidebar of the one-app',
    { programs: [program('hypertension')], isOneAppSidebar: true },
    ['bloodPressure', 'food', ...settings],
  ],
  [
    'hypertension',
    { programs: [program('hypertension')] },
    ['dashboard', 'bloodPressure', 'food', ...settings],
  ],
  [
    'the same with the reminders flag',
    { programs: [program('hypertension')], hasReminders: true },
    ['dashboard', 'bloodPressure', 'food', 'reminder', ...settings],
  ],
  [
    'the reminders flag without a program for them',
    { programs: [program('heartFailure')], hasReminders: true },
    ['dashboard', 'bloodPressure', 'pulse', 'weight', ...settings],
  ],
  [
    'coaching in the one-app',
    { programs: [program('hypertension')], isOneApp: true },
    ['dashboard', 'coaching', 'bloodPressure', 'food', ...settings],
  ],
  [
    'weight with another scale',
    { programs: [program('weight')], nextGenDevicesFlag: true },
    ['dashboard', 'weight', 'food', ...settings],
  ],
  [
    'weight with the scale',
    { programs: [program('weight')], nextGenDevicesFlag: true, weightDevice: 'wm2000' },
    ['dashboard', 'weight', 'bodyComposition', 'food', ...settings],
  ],
  [
    'the scale without the flag',
    { programs: [program('weight')], weightDevice: 'wm2000' },
    ['dashboard', 'weight', 'food', ...settings],
  ],
  ['kidney results', { hasKidneyLabResults: true }, ['kidneyHealth', ...settings]],
  [
    'behavioral health',
    { programs: [program('behavioralHealth')] },
    ['behavioralHealth', ...settings],
  ],
  [
    'registered for it',
    { programs: [program('behavioralHealth', 'REGISTERED'), program('diabetes')] },
    ['behavioralHealth', 'bloodSugar', 'food', 'orderSupplies', ...settings],
  ],
  ['offered it', { programs: [program('behavioralHealth', 'OFFERED')] }, settings],
])('%s', (_, change, places) => expect(ids(change)).toEqual(places))

test('GAP-034: lists all entries in route order', () => {
  const programs = (['diabetes', 'hypertension', 'heartFailure', 'weight'] as const).map((name) =>
    program(name),
  )
  expect(
    ids({
      programs,
      hasKidneyLabResults: true,
      hasReminders: true,
      nextGenDevicesFlag: true,
      weightDevice: 'wm2000',
      isOneApp: true,
    }),
  ).toEqual([
    'dashboard',
    'coaching',
    'bloodSugar',
    'bloodPressure',
    'pulse',
    'weight',
    'bodyComposition',
    'food',
    'reminder',
    'kidneyHealth',
    'orderSupplies',
    ...settings,
  ])
})

const own = (change: Partial<SidebarFacts>) =>
  ownSidebarEntries(all, { ...facts, ...change }).map(({ id }) => id)
test.each<[string, Partial<SidebarFacts>, readonly string[]]>([
  ['no started program', { programs: [program('weight', 'PENDING')] }, []],
  [
    'weight',
    { programs: [program('weight')] },
    [
      'coaching',
      'coachingGoals',
      'education',
      'combinedReport',
      'activateDevices',
      'authorization',
    ],
  ],
  [
    'weight in the one-app, whose coaching item the documents have',
    { programs: [program('weight')], isOneApp: true },
    ['coachingGoals', 'education', 'combinedReport', 'activateDevices', 'authorization'],
  ],
  [
    'behavioral health alone',
    { programs: [program('behavioralHealth')] },
    ['combinedReport', 'activateDevices', 'authorization'],
  ],
  ['the sidebar of the one-app', { programs: [program('weight')], isOneAppSidebar: true }, []],
])('our additions: %s', (_, change, pages) => expect(own(change)).toEqual(pages))

test('no page has an item of the documents and one of ours', () => {
  const programs = [program('weight'), program('diabetes')]
  const documents = ids({ programs })
  expect(own({ programs }).filter((id) => documents.includes(id))).toEqual([])
})
