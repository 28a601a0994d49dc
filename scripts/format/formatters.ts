/** The Node arguments of each formatter: oxfmt for code and documents, Prettier for Gherkin. */
export function formatters(mode: 'check' | 'write'): readonly (readonly string[])[] {
  return [
    ['node_modules/oxfmt/bin/oxfmt', mode === 'check' ? '--list-different' : '--write', '.'],
    [
      'node_modules/prettier/bin/prettier.cjs',
      mode === 'check' ? '--list-different' : '--write',
      '--log-level=warn',
      'features/**/*.feature',
    ],
  ]
}
