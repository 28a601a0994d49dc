import { expect, test } from 'vitest'
import { coachingLaunchUrl, type CoachingLaunch } from './coaching-launch-url.ts'
import { environmentOf } from '#platform/model/environment.ts'

const environment = environmentOf('prod')
const launch: CoachingLaunch = {
  userId: 'm-rosa',
  language: 'es-US',
  accessCode: 'a code/with+signs&',
  isOneApp: false,
  hasNewUi: true,
}
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('passes member, language, access code and theme to the coaching window', () => {
  const url = coachingLaunchUrl(launch, environment)
  expect(url).toMatch(/^https:\/\/coaching\.wellspring\.example\/launch\?/)
  expect(queryOf(url)).toEqual({
    userId: 'm-rosa',
    locale: 'es-US',
    accessCode: 'a code/with+signs&',
    oneApp: 'false',
    newUI: 'true',
  })
})

test('GAP-057: under the partner path Spanish is es-MX', () => {
  expect(
    queryOf(
      coachingLaunchUrl(launch, {
        ...environment,
        coachingLaunch: 'https://www.wellspring.example/partner-visits/launch',
      }),
    ),
  ).toMatchObject({ locale: 'es-MX' })
})

test('passes that the portal runs inside the parent app', () => {
  expect(
    queryOf(coachingLaunchUrl({ ...launch, isOneApp: true, hasNewUi: false }, environment)),
  ).toMatchObject({ oneApp: 'true', newUI: 'false' })
})
