import { createRemoteJWKSet } from 'jose'
import { demoDeployment } from '#platform/model/deployment.ts'
import { environmentOf } from '#platform/model/environment.ts'
import { manifestOf, tabLink, tabOf } from '#session/embedding/model/teams-tabs.ts'
import { teamsManifests } from '#generated/teams/manifests.ts'
import { createBot } from './bot.ts'
import { createConnector } from './bot-connector.ts'
import { startTracing } from '#telemetry/start-tracing.ts'
import { BadTracing } from '#telemetry/tracing-settings.ts'
import { tracedFetch } from './traced-fetch.ts'

const fail = (message: string): never => {
  process.stderr.write(`teams-bot: ${message}\n`)
  return process.exit(1)
}
const setting = (name: string, usual?: string): string =>
  process.env[name] || (usual ?? fail(`${name} is not set.`))
const log = (line: Readonly<Record<string, string | number>>): void =>
  void process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)

const environment = environmentOf(setting('PORTAL_ENVIRONMENT', 'local')).name
/** In production the bot must not speak for the demo. */
const ofProvider = (name: string, demo: string): string =>
  setting(name, environment === 'prod' ? undefined : demo)

const manifest = manifestOf(teamsManifests, environment)
const botId = setting('TEAMS_BOT_ID', manifest.botId ?? undefined)
const portal = new URL(setting('TEAMS_BOT_PORTAL')).origin
const keys = createRemoteJWKSet(
  new URL(setting('TEAMS_BOT_KEYS', 'https://login.botframework.com/v1/.well-known/keys')),
)

/** Bot Framework keys list the channels that they endorse. */
const endorsed = (kid: string | undefined): readonly string[] | undefined => {
  const key = keys.jwks()?.keys.find((one) => one.kid === kid) as
    | { endorsements?: unknown }
    | undefined
  return Array.isArray(key?.endorsements) ? key.endorsements.map(String) : undefined
}

const tracer = await startTracing(process.env, {
  name: 'portal-teams-bot',
  isPublic: true,
  lost: () => log({ event: 'spans-lost' }),
}).catch((error: unknown) => {
  if (error instanceof BadTracing) return fail(error.message)
  throw error
})
const tokenUrl = setting(
  'TEAMS_BOT_TOKENS',
  'https://login.microsoftonline.com/botframework.com/oauth2/v2.0/token',
)
const nameOf = (address: string): string => (address === tokenUrl ? 'POST token' : 'POST reply')

const bot = createBot({
  rules: {
    issuer: setting('TEAMS_BOT_ISSUER', 'https://api.botframework.com'),
    audience: botId,
    serviceUrls: setting('TEAMS_BOT_SERVICES', 'https://smba.trafficmanager.net/').split(' '),
    keys,
    endorsed,
    now: Date.now,
  },
  send: createConnector({
    tokenUrl,
    botId,
    secret: setting('TEAMS_BOT_SECRET'),
    now: Date.now,
    ...(tracer ? { fetch: tracedFetch(tracer, nameOf, fetch) } : {}),
  }),
  places: {
    dashboardTab: tabLink(manifest, tabOf(manifest, 'dashboard')),
    privacyTab: tabLink(manifest, tabOf(manifest, 'privacy')),
    setReminder: `${portal}/reminder/set`,
    reminders: `${portal}/reminder`,
  },
  provider: {
    brandName: ofProvider('PORTAL_BRAND_NAME', demoDeployment.brandName),
    supportEmail: ofProvider('PORTAL_SUPPORT_EMAIL', demoDeployment.supportEmail),
    supportPhone: ofProvider('PORTAL_SUPPORT_PHONE', demoDeployment.supportPhone),
  },
  log,
  tracer,
})
bot.listen({
  port: Number(setting('TEAMS_BOT_PORT')),
  host: process.env['TEAMS_BOT_HOST'] ?? '127.0.0.1',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    bot.close(() => {
      const last = tracer?.close() ?? Promise.resolve()
      void last.then(() => process.exit(0))
    }),
  )
