import type { EdgeConfig } from '../edge-config.ts'

/** The settings of a deployment that the browser needs. */
export type PageSettings = Pick<EdgeConfig, 'environment' | 'flagsOff'>

/**
 * Adds the settings of a deployment to the page as meta elements. Defaults add nothing; the readers
 * are src/session/startup/current-startup.ts and src/session/member/disabled-flags.ts.
 */
export function pageWithSettings(
  html: string,
  { environment: { name }, flagsOff }: PageSettings,
): string {
  const metas = [
    ...(name === 'local' ? [] : [meta('portal-environment', name)]),
    ...(flagsOff.length === 0 ? [] : [meta('portal-flags-off', flagsOff.join(' '))]),
  ]
  return html.replace('</title>', `</title>${metas.join('')}`)
}

/** Both values come from closed sets, which need no escapes. */
const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`
