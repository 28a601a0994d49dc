import { expect, test } from 'vitest'
import { catalogueLines } from './catalogue-text.ts'
import { catalogueOf } from './step-catalogue.ts'

const location = { line: 3, column: 5 }
const messages = [
  {
    gherkinDocument: {
      uri: 'features/care/goals.feature',
      comments: [],
      feature: {
        children: [
          {
            scenario: {
              steps: [
                { id: 'a1', location, keyword: 'When ', text: 'the member presses "<x>"' },
                {
                  id: 'a2',
                  location: { line: 4 },
                  keyword: 'And ',
                  text: 'the member presses "Save"',
                },
                { id: 'a3', location: { line: 5 }, keyword: 'Then ', text: 'it rains' },
              ],
            },
          },
        ],
      },
    },
  },
  {
    pickle: {
      uri: 'features/care/goals.feature',
      tags: [{ name: '@portable' }],
      steps: ['1', '2', '3'].map((n) => ({
        id: `p${n}`,
        astNodeIds: [`a${n}`],
        text: "it shows the provider's goals",
      })),
    },
  },
  {
    stepDefinition: {
      id: 'd',
      pattern: { source: 'the member presses {string}' },
      sourceReference: { uri: `${process.cwd()}/steps/common/form.steps.ts`, location },
    },
  },
  {
    parameterType: {
      name: 'region',
      regularExpressions: ['the page', 'the card "[^"]*"', 'row \\d+'],
    },
  },
  { parameterType: { name: 'holding', regularExpressions: ['goals|a coach'] } },
  {
    parameterType: {
      name: 'answers',
      regularExpressions: ['(?:height|own A1C)(?:, (?:height|own A1C))*'],
    },
  },
  {
    testCase: {
      testSteps: [
        { pickleStepId: 'p1', stepDefinitionIds: ['d'] },
        { pickleStepId: 'p2', stepDefinitionIds: ['d'] },
        { pickleStepId: 'p3', stepDefinitionIds: [] },
      ],
    },
  },
] as never

test('counts the lines of a definition and prefers an example without placeholders', () => {
  expect(catalogueOf(messages).steps).toEqual([
    {
      expression: 'the member presses {string}',
      file: 'steps/common/form.steps.ts',
      line: 3,
      uses: 2,
      example: 'And the member presses "Save"',
    },
  ])
})

test('lists a line of a feature that no definition matches', () => {
  expect(catalogueOf(messages).unmatched).toEqual([
    'features/care/goals.feature:5: 0 definitions match: Then it rains',
  ])
})

test('lists the definitions of each file with an example, its uses and its place', () => {
  expect(catalogueLines(catalogueOf(messages))).toEqual([
    '',
    'Common: form',
    '  the member presses {string}',
    '      And the member presses "Save"   (2, steps/common/form.steps.ts:3)',
    '',
    '{region}',
    '  the page',
    '  the card "…"',
    '  row 1',
    '',
    '{holding}',
    '  goals',
    '  a coach',
    '',
    '{answers}',
    '  height',
    '  own A1C',
    '  several of these, with commas',
  ])
})

test('counts portable scenarios, and those with a value of the provider', () => {
  expect(catalogueOf(messages).portable).toEqual({ care: { scenarios: 1, ofProvider: 1 } })
})
