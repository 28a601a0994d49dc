import { readFileSync } from 'node:fs'
import { banner } from './identifiers.ts'

const environments = ['int', 'preprod', 'prod', 'local'] as const

interface Manifest {
  id: string
  staticTabs: { entityId: string; contentUrl?: string }[]
  bots: { botId: string; commandLists: { commands: { title: string }[] }[] }[]
}

/**
 * What the portal and the bot read from the Teams manifests: each environment's app, its tabs, and
 * the bot with its commands.
 */
export function teamsText(folder = 'contracts/teams'): string {
  const entries = environments.map((name) => {
    const { id, staticTabs, bots } = JSON.parse(
      readFileSync(`${folder}/manifest.${name}.json`, 'utf8'),
    ) as Manifest
    const tabs = staticTabs.map(({ entityId, contentUrl }) => ({
      name: entityId,
      path: contentUrl === undefined ? null : new URL(contentUrl).pathname,
    }))
    const [bot] = bots
    return `  ${name}: ${JSON.stringify({ appId: id, botId: bot?.botId ?? null, tabs, commands: bot?.commandLists[0]?.commands.map(({ title }) => title) ?? [] })},`
  })
  return `${banner}

/** A Teams app as its manifest declares it; a tab without a page has no path. */
export interface TeamsManifest {
  readonly appId: string
  readonly botId: string | null
  readonly tabs: readonly { readonly name: string; readonly path: string | null }[]
  readonly commands: readonly string[]
}

export const teamsManifests: Readonly<Record<${environments.map((name) => `'${name}'`).join(' | ')}, TeamsManifest>> = {
${entries.join('\n')}
}
`
}
