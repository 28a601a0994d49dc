import { expect, test } from 'vitest'
import { landingPath } from './landing.ts'

const origin = 'https://portal.example'

test.each([
  ['?program=DIABETES', null, '/blood-sugar'],
  ['?program=DIABETES', '/blood-pressure/trends?range=week', '/blood-pressure/trends?range=week'],
  ['?program=DIABETES', '//evil.example', '/blood-sugar'],
  ['?program=DIABETES', '/login', '/blood-sugar'],
  ['?program=diabetes', undefined, '/dashboard'],
  ['?program=__proto__', undefined, '/dashboard'],
  // Food insights are not built yet; what is asked for is still not the program.
  ['?program=DIABETES&source=x_food_insights_y', undefined, '/dashboard'],
  ['', { pathname: '/blood-sugar' }, '/dashboard'],
])('GAP-009: %s with %j remembered lands on %s', (search, remembered, path) => expect(landingPath(search, remembered, origin)).toBe(path))
