import { expect, test } from 'vitest'
import TypeScriptSnippet from './typescript-snippet.ts'

test('writes a typed definition with its parameters and its table', () => {
  const expression = {
    source: "the member's {string} is {int}",
    parameterInfos: [
      { name: 'string', count: 1, type: 'String' },
      { name: 'int', count: 1, type: 'Number' },
    ],
  }
  expect(
    new TypeScriptSnippet().build({
      functionName: 'Then',
      generatedExpressions: [expression],
      stepParameterNames: ['dataTable'],
    }),
  ).toBe(
    String.raw`Then('the member\'s {string} is {int}', async function (this: PortalWorld, string: string, int: number, dataTable: DataTable) {
  return 'pending'
})`,
  )
})
