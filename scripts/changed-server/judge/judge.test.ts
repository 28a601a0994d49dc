import { describe, expect, it } from 'vitest'
import { restAnswers } from '../contract/openapi-shapes.ts'
import type { AnswerShape } from '../contract/shape.ts'
import type { Meaning } from '../modes/mode.ts'
import type { PageView } from '../visit/page-view.ts'
import { judge, newFigures, rawKeys } from './judge.ts'
import { sentencesIn, textsIn } from './said.ts'

const english = sentencesIn('en-US')
const surroundings = {
  sessionPath: '/login',
  requested: '/weight/overview',
  missingTitle: 'Page not found | Wellspring',
  findsLost: true,
}
const text =
  'Weight\nLatest weight\n196.4 lb\nYour goal: 185 lb\n11 lb to go\nAverage of 30 days 197'
const viewOf = (given: Partial<PageView> = {}): PageView => ({
  path: '/weight/overview',
  title: 'Weight | Wellspring',
  text,
  isSettled: true,
  overflow: 0,
  hasForeignMarkup: false,
  repeatedAlerts: [],
  pageErrors: [],
  calls: [],
  links: [],
  ...given,
})
const operation = restAnswers.find(
  ({ operationId }) => operationId === 'getWeightTarget',
) as AnswerShape
const changed = (meaning: Meaning | null, status = 200): Pick<PageView, 'calls'> => ({
  calls: [
    {
      operation,
      method: 'GET',
      path: '/',
      headers: {},
      body: Buffer.alloc(0),
      original: {},
      status,
      changed: meaning,
    },
  ],
})
const kindsOf = (view: PageView, base = viewOf(), language = english) =>
  judge(base, view, language, surroundings).map(({ kind }) => kind)

it('finds nothing on an unchanged page', () =>
  expect(kindsOf(viewOf(changed('unreadable')))).toEqual([]))

describe('a sentence that means none', () => {
  const falseText = text.replace('Your goal: 185 lb\n11 lb to go', 'No goal yet')
  it('is false where the server did not say so', () =>
    expect(kindsOf(viewOf({ text: falseText, ...changed('unreadable') }))).toContain(
      'false statement',
    ))

  it('is found in Spanish', () => {
    const spanish = textsIn('es-US')['weight.goal.none'] ?? ''
    const view = viewOf({ text: `${text}\n${spanish}`, ...changed('unreadable') })
    expect(kindsOf(view, viewOf(), sentencesIn('es-US'))).toEqual(['false statement'])
  })

  it.each(['none', 'other'] as const)('is true where the server said %s', (meaning) =>
    expect(kindsOf(viewOf({ text: falseText, ...changed(meaning) }))).toEqual([]),
  )

  it('is true where the unchanged page says so', () =>
    expect(
      kindsOf(viewOf({ text: falseText, ...changed('unreadable') }), viewOf({ text: falseText })),
    ).toEqual([]))

  it('is found in one row more', () =>
    expect(
      kindsOf(
        viewOf({ text: `${text}\nNot measured\nNot measured`, ...changed('unreadable') }),
        viewOf({ text: `${text}\nNot measured` }),
      ),
    ).toEqual(['false statement']))
})

describe('a figure', () => {
  const other = text.replace('197', '201')
  it('that differs without a word is wrong', () =>
    expect(kindsOf(viewOf({ text: other, ...changed('unreadable') }))).toEqual(['wrong figure']))

  it('may differ with a count of what was left out', () =>
    expect(
      kindsOf(
        viewOf({
          text: `${other}\n1 reading could not be shown. It is in no figure, chart or file here.`,
          ...changed('unreadable'),
        }),
      ),
    ).toEqual([]))

  it.each([
    ['Taken at 7:42 AM', []],
    ['Call 1-800-555-0100', []],
    ['Since Nov 24, 2026', []],
    ['In range: 86%', ['86%']],
    ['eGFR 0', ['0']],
  ])('of %j', (more, found) => expect(newFigures(text, `${text}\n${more}`)).toEqual(found))
})

it.each([
  ['blank page', viewOf({ text: 'Weight' })],
  ['page error', viewOf({ pageErrors: ['There is no text a.b in en-US.'] })],
  ['raw key', viewOf({ text: `${text}\nchat.last-unreadable` })],
  ['session lost', viewOf({ path: '/login' })],
  ['overflow', viewOf({ overflow: 300 })],
  ['markup', viewOf({ hasForeignMarkup: true })],
  ['alert repeated', viewOf({ repeatedAlerts: ['We could not load'] })],
  ['not settled', viewOf({ isSettled: false })],
])('finds: %s', (kind, view) => expect(kindsOf(view)).toEqual([kind]))

describe('a part that goes away without a word', () => {
  const part = `${text}\nYour favorites`
  it('is found', () =>
    expect(
      kindsOf(viewOf({ text, ...changed('unreadable', 500) }), viewOf({ text: part })),
    ).toEqual(['part lost']))
  it.each([
    [
      'the page says so',
      viewOf({
        text: `${text}\n${textsIn('en-US')['food-log.favorites.failed']}`,
        ...changed('unreadable', 500),
      }),
    ],
    ['the call still runs', viewOf({ text, ...changed('unreadable', 0) })],
    ['the server said so', viewOf({ text, ...changed('none') })],
  ])('is not, when %s', (_when, view) => expect(kindsOf(view, viewOf({ text: part }))).toEqual([]))
})

describe('a closed page', () => {
  const closed = viewOf({
    path: '/profile-preferences/account-settings',
    title: 'Account settings',
  })
  it('that shows its content was opened', () =>
    expect(kindsOf(viewOf(), closed)).toEqual(['closed page opened']))
  it('may say that it cannot be opened yet', () =>
    expect(
      kindsOf(
        viewOf({
          text: 'Weight\nOur service is not answering right now. Your data is safe. Try again in a minute, or call us.',
        }),
        closed,
      ),
    ).toEqual([]))
})

it('takes addresses and names for no keys', () =>
  expect(
    rawKeys('rosa.delgado@example.com https://chat.example weight.goal.none', english),
  ).toEqual(['weight.goal.none']))
