import { describe, expect, test } from 'vitest'
import { contractOf } from '../generate/testing.ts'
import type { ContractFinding } from './finding.ts'
import { openapiProse } from './openapi-prose.ts'
import { wordingFindings } from './wording-rules.ts'

const places = (findings: readonly ContractFinding[]): string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`)

describe('OpenAPI wording', () => {
  const wording = (text: string): string[] =>
    places(wordingFindings(openapiProse(contractOf({ summary: text }))))
  test.each([
    'Given by 2§5.',
    'See GAP-098.',
    'BG-001: high.',
    'Decided, for nobody says it.',
    'Never there (D1).',
    'From document 2.',
    'The documents name it.',
    'See clinical.md 5.',
  ])('reports the internal code in "%s"', (text) =>
    expect(wording(text)).toEqual(['internal-code #/paths/~1v1~1things/get/summary']),
  )
  test.each(['What she chose.', 'Her target.', 'The member himself.'])(
    'reports the gendered word in "%s"',
    (text) => expect(wording(text)).toEqual(['gendered-word #/paths/~1v1~1things/get/summary']),
  )
  test.each([
    'There, then; others hear the whole of this.',
    'The A1C value, by ISO-8601 dates in UTF-8.',
  ])('accepts "%s"', (text) => expect(wording(text)).toEqual([]))
  test('checks enum descriptions and example summaries, but neither values nor names', () => {
    const schema = {
      properties: {
        description: { type: 'string', enum: ['her'], 'x-enum-descriptions': { her: 'Hers.' } },
        value: { type: 'string', description: 'What she measured.' },
      },
      example: { description: 'her' },
    }
    const at = '#/paths/~1v1~1things/get/responses/200'
    const responses = {
      '200': {
        description: 'ok',
        content: {
          'text/plain': {
            examples: { own: { summary: 'She chose it.', value: { summary: 'her' } } },
          },
        },
      },
    }
    expect(
      places(
        wordingFindings(openapiProse(contractOf({ responses }, { schemas: { Thing: schema } }))),
      ).sort(),
    ).toEqual([
      'gendered-word #/components/schemas/Thing/properties/description/x-enum-descriptions/her',
      'gendered-word #/components/schemas/Thing/properties/value/description',
      `gendered-word ${at}/content/text~1plain/examples/own/summary`,
    ])
  })
})
