import { describe, expect, test } from 'vitest'
import { isWideBody } from '../model/tour-state.ts'
import { tourStepsFor, type TourAnchor } from './tour-steps.ts'

const wide: readonly TourAnchor[] = [
  'nav',
  'nav-bloodPressure',
  'nav-bloodSugar',
  'nav-weight',
  'menu',
  'coach',
  'help',
  'member',
]
const narrow: readonly TourAnchor[] = ['menu', 'coach', 'help', 'member']
const ids = (
  ...[tour, isWide, there]: [Parameters<typeof tourStepsFor>[0], boolean, readonly TourAnchor[]]
) => tourStepsFor(tour, isWide, (anchor) => there.includes(anchor)).map(({ id }) => id)

describe('the steps of a tour', () => {
  test('TOUR-005, TOUR-008: heart failure has four modals at 1024 px, and tooltips after them at 1025', () => {
    const modals = ['weigh', 'watch', 'call', 'together']
    expect(ids('heartFailure', isWideBody(1024), wide)).toEqual(modals)
    expect(ids('heartFailure', isWideBody(1025), wide)).toEqual([
      ...modals,
      'weight',
      'coach',
      'help',
    ])
  })

  test('TOUR-006: kidney disease has two modals on any screen', () => {
    expect(ids('kidney', true, wide)).toEqual(['values', 'where'])
    expect(ids('kidney', false, [])).toEqual(['values', 'where'])
  })

  test('the general tour shows the navigation, or the button that opens it', () => {
    expect(ids('general', true, wide)).toEqual(['places', 'pressure', 'coach', 'help', 'member'])
    expect(ids('general', false, narrow)).toEqual(['menu', 'coach', 'help', 'member'])
  })

  test('leaves out a step without its control', () => {
    expect(
      ids(
        'general',
        true,
        wide.filter((anchor) => anchor !== 'coach' && anchor !== 'nav-bloodPressure'),
      ),
    ).toEqual(['places', 'sugar', 'help', 'member'])
    expect(ids('general', false, [])).toEqual([])
  })
})
