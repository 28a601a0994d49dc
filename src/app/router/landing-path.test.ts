import { describe, expect, it, test } from 'vitest'
import { landingPath } from './landing-path.ts'

const origin = 'https://portal.example'

test.each([
  ['LAND-001', '', '/dashboard'],
  ['LAND-002', '?program=DIABETES', '/blood-sugar'],
  ['LAND-003', '?program=HYPERTENSION', '/blood-pressure'],
  ['LAND-004', '?program=WEIGHT_MANAGEMENT', '/weight'],
  ['LAND-005', '?program=FOOD', '/food'],
  ['LAND-006', '?program=PREDIABETES', '/dashboard'],
  ['LAND-007', '?program=HEART_FAILURE', '/dashboard'],
  ['LAND-008', '?program=CHRONIC_KIDNEY_DISEASE', '/dashboard'],
  ['LAND-009 GAP-010', '?source=food_insights', '/food/insights'],
  ['LAND-009 GAP-010', '?source=mail_food_insights_3', '/food/insights'],
  ['LAND-009', '?source=food-insights', '/dashboard'],
  ['GAP-009', '?program=DIABETES&source=x_food_insights_y', '/food/insights'],
  ['GAP-009', '?program=diabetes', '/dashboard'],
  ['', '?program=HYPERTENSION&source=newsletter', '/blood-pressure'],
  ['', '?program=HTN', '/dashboard'],
  ['', '?program=', '/dashboard'],
  ['', '?program=constructor', '/dashboard'],
  ['', '?program=__proto__', '/dashboard'],
])('%s: %s leads to %s', (_, search, path) => expect(landingPath(search, null, origin)).toBe(path))

test.each([
  ['?program=DIABETES', '/blood-pressure/trends?range=week', '/blood-pressure/trends?range=week'],
  ['?program=DIABETES', '//evil.example', '/blood-sugar'],
  ['?program=DIABETES', '/login', '/blood-sugar'],
  ['', '//evil.example', '/dashboard'],
  ['', { pathname: '/blood-sugar' }, '/dashboard'],
])('%s with the return location %j lands on %s', (search, remembered, path) => {
  expect(landingPath(search, remembered, origin)).toBe(path)
  if (typeof remembered === 'string' && path.startsWith(remembered))
    expect(landingPath(search, remembered, origin, { isTeams: true })).toBe(path)
})

describe('in Teams', () => {
  it.each([
    ['TEAMS-002', '?program=DIABETES', '/blood-sugar'],
    ['TEAMS-003', '?program=HYPERTENSION', '/blood-pressure'],
    ['TEAMS-004', '?program=WEIGHT_MANAGEMENT', '/weight'],
    ['TEAMS-005', '?program=FOOD', '/dashboard'],
    ['TEAMS-005', '?program=PREDIABETES', '/dashboard'],
    ['TEAMS-005', '', '/dashboard'],
    ['GAP-011', '?source=food_insights', '/dashboard'],
  ])('%s: %s leads to %s', (_, search, path) =>
    expect(landingPath(search, null, origin, { isTeams: true })).toBe(path),
  )
})
