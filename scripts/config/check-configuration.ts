import { randomBytes } from 'node:crypto'
import { readConfig } from '../../src/edge/config/edge-config.ts'
import { BadConfiguration, type Variables } from '../../src/edge/config/read-settings.ts'
import { settingDefinitions } from '../../src/edge/config/setting-definitions.ts'
import { loadStaticFiles } from '../../src/edge/http/static-files.ts'

/** Values of required settings that a file need not have. */
const standIns: Readonly<Record<string, string>> = {
  PORTAL_PORT: '8080',
  PORTAL_UPSTREAM_API: 'https://api.example.com',
  PORTAL_UPSTREAM_SERVICES: 'https://services.example.com',
  PORTAL_UPSTREAM_RPC: 'https://rpc.example.com',
  PORTAL_CLIENT_ID: 'portal-web',
  PORTAL_CLIENT_SECRET: 'stand-in',
  PORTAL_SEAL_KEY: randomBytes(32).toString('base64url'),
}

/**
 * Reads a file as the edge does. `problem` is null when it is valid; `open` are the required
 * variables that neither the file nor the environment has.
 */
export function checkConfiguration(
  file: string,
  variables: Variables,
): { readonly problem: string | null; readonly open: readonly string[] } {
  const open: string[] = []
  const all: Record<string, string | undefined> = { ...variables, PORTAL_CONFIG: file }
  for (;;)
    try {
      const config = readConfig(all)
      // The logo is read with the pages.
      loadStaticFiles('public', config)
      return { problem: null, open }
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error
      const missing = settingDefinitions.find(
        ({ variable }) => error.message === `${variable} is not set.`,
      )
      if (missing === undefined || standIns[missing.variable] === undefined)
        return { problem: error.message, open }
      open.push(missing.variable)
      all[missing.variable] = standIns[missing.variable]
    }
}
