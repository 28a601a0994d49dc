import { expect, it } from 'vitest'
import { hasScreen } from '#slices/route-definition.ts'
import { routes } from '../../src/app/router/routes.ts'
import { picturesOf } from './plan.ts'

const pictures = picturesOf(routes)

it('plans a picture with a unique name for every page with a screen', () => {
  const names = pictures.map(({ id }) => id)
  expect(new Set(names).size).toBe(names.length)
  for (const page of routes) if (hasScreen(page)) expect(names).toContain(page.id)
})

it.each([
  ['login', 'visitor', '/login'],
  ['pulseTrends', 'frank', '/pulse/trends'],
  ['bodyCompositionLogs', 'wes', '/body-composition/all-logs'],
  ['kidneyHealth', 'nora', '/kidney-health'],
  ['pending', 'paul', '/pending'],
  ['foodLog', 'rosa', '/food/log'],
  ['coachingSession', 'rosa', '/coaching/session/none'],
  ['privacy', 'rosa', '/privacy'],
  ['privacy-visitor', 'visitor', '/privacy'],
])('%s is of %s at %s', (id, viewer, address) =>
  expect(pictures.find((one) => one.id === id)).toEqual({ id, viewer, address }),
)
