import type { IConfiguration } from '@cucumber/cucumber/api'
import { availableParallelism } from 'node:os'

/** The folder of the reports: ACCEPTANCE_REPORTS or `reports/acceptance`. */
export function reportsFolder({ ACCEPTANCE_REPORTS: folder }: NodeJS.ProcessEnv): string {
  return folder ?? 'reports/acceptance'
}

/** The file with the scenarios that failed, as Cucumber's `rerun` format writes it. */
export function rerunFile(env: NodeJS.ProcessEnv): string {
  // Cucumber knows such a file by the first character of its name.
  return `${reportsFolder(env)}/@rerun.txt`
}

/** Cucumber's configuration for step definitions of one folder pattern. */
export function cucumberConfiguration(steps: string): Partial<IConfiguration> {
  const reports = reportsFolder(process.env)
  return {
    import: ['steps/support/*.ts', steps],
    plugin: ['./scripts/acceptance/acceptance-plugin.ts'],
    parallel: Math.min(8, 2 * availableParallelism()),
    format: [
      'summary',
      ['html', `${reports}/report.html`],
      ['junit', `${reports}/junit.xml`],
      ['message', `${reports}/messages.ndjson`],
      ['rerun', rerunFile(process.env)],
    ],
    formatOptions: {
      printAttachments: false,
      snippetSyntax: new URL('../steps/typescript-snippet.ts', import.meta.url).href,
    },
  }
}
