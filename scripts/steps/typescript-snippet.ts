/** Cucumber's proposal for a step, and its parameters. */
interface GeneratedExpression {
  readonly source: string
  readonly parameterInfos: readonly {
    readonly name: string
    readonly count: number
    readonly type: string | null
  }[]
}

interface SnippetOptions {
  readonly functionName: string
  readonly generatedExpressions: readonly GeneratedExpression[]
  /** The names of a data table or a doc string. */
  readonly stepParameterNames: readonly string[]
}

const types: Readonly<Record<string, string>> = { dataTable: 'DataTable', docString: 'string' }

/** Writes the definition of an undefined step in TypeScript, as the files in steps/ have it. */
class TypeScriptSnippet {
  build({ functionName, generatedExpressions, stepParameterNames }: SnippetOptions): string {
    const [expression] = generatedExpressions
    const parameters = [
      'this: PortalWorld',
      ...(expression?.parameterInfos ?? []).map(
        ({ name, count, type }) =>
          `${name}${count > 1 ? count : ''}: ${(type ?? 'unknown').toLowerCase()}`,
      ),
      ...stepParameterNames.map((name) => `${name}: ${types[name] ?? 'unknown'}`),
    ]
    const source = (expression?.source ?? '').replaceAll(/['\\]/g, String.raw`\$&`)
    return [
      `${functionName}('${source}', async function (${parameters.join(', ')}) {`,
      "  return 'pending'",
      '})',
    ].join('\n')
  }
}

// Cucumber loads the class as the file's default export.
// oxlint-disable-next-line import/no-default-export
export { TypeScriptSnippet as default }
