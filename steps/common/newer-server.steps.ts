import { Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  "the server reports the member's program {word} as {string}, and adds a program without a slug",
  async function (this: PortalWorld, dbSlug: string, status: string) {
    await alterResponse(
      this,
      /ProgramsService\/ListPrograms$/,
      (answer) => {
        const programs = (answer['programs'] as ResponseFields[]).map((program) =>
          program['dbSlug'] === dbSlug
            ? { ...program, status: `PROGRAM_STATUS_${status}` }
            : program,
        )
        return {
          ...answer,
          programs: [...programs, { id: 'SLEEP', status: 'PROGRAM_STATUS_ACTIVE' }],
        }
      },
      'POST',
    )
  },
)

Given(
  "the server reports the member's feature {word} as {string}",
  async function (this: PortalWorld, name: string, state: string) {
    await alterResponse(this, /\/platform\/features\/config(\?|$)/, (answer) => ({
      ...answer,
      features: (answer['features'] as ResponseFields[]).map((feature) =>
        feature['name'] === name ? { ...feature, state } : feature,
      ),
    }))
  },
)

Given(
  "the server reports the member's smoking as {string}, and adds the condition {string} and the race {string}",
  async function (this: PortalWorld, smokingStatus: string, condition: string, race: string) {
    await alterResponse(this, /\/users\/me\/info\/health(\?|$)/, (answer) => ({
      ...answer,
      smokingStatus,
      conditions: [
        ...(answer['conditions'] as ResponseFields[]),
        { condition, diagnosisYear: 2019 },
      ],
      race: [...(answer['race'] as string[]), race],
    }))
  },
)

Given(
  "the server reports the member's height as {string}",
  async function (this: PortalWorld, heightInches: string) {
    await alterResponse(this, /\/users\/me\/info\/health(\?|$)/, (answer) => ({
      ...answer,
      heightInches,
    }))
  },
)

Given('the server adds a phone that is not a number', async function (this: PortalWorld) {
  await alterResponse(this, /\/users\/me\/info\/personal(\?|$)/, (answer) => ({
    ...answer,
    phones: [
      ...(answer['phones'] as ResponseFields[]),
      { phoneType: 'WO', number: 'ask for her', countryCode: 'US' },
    ],
  }))
})

Given(
  'the server adds a laboratory result of {string}, and one without a value',
  async function (this: PortalWorld, testType: string) {
    const result = {
      id: 'l-new',
      testType,
      quantitativeValue: 12,
      unit: 'ng/mL',
      timestamp: '2026-10-01T09:00:00',
    }
    await alterResponse(
      this,
      /\/users\/me\/results(\?|$)/,
      (answer: unknown) =>
        [
          ...(answer as ResponseFields[]),
          result,
          { ...result, id: 'l-none', quantitativeValue: null },
        ] as never,
    )
  },
)

Given(
  'the server adds a score of {string}, and one without a time',
  async function (this: PortalWorld, pillar: string) {
    const score = { pillar, score: 71, timestamp: '2026-11-19T07:00:00' }
    await alterResponse(this, /\/users\/me\/scores(\?|$)/, (answer) => ({
      ...answer,
      scores: [...(answer['scores'] as ResponseFields[]), score, { ...score, timestamp: null }],
    }))
  },
)
