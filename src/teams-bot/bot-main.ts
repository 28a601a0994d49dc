import { createRemoteJWKSet } from 'jose'
import { demoDeployment } from '#platform/model/deployment.ts'
import { environmentOf } from '#platform/model/environment.ts'
import { manifestOf, tabLink, tabOf } from '#session/embedding/model/teams-tabs.ts'
import { teamsManifests } from '#generated/teams/manifests.ts'
import { createBot } from './bot.ts'
import { createConnector } from './bot-connector.ts'

const setting = (name: string, usual?: string): string => {
  const value = process.env[name] || usual
  if (value === undefined) {
    process.stderr.write(`teams-bot: ${name} is not set.\n`)
    process.exit(1)
  }
  return value
}

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
    tokenUrl: setting(
      'TEAMS_BOT_TOKENS',
      'https://login.microsoftonline.com/botframework.com/oauth2/v2.0/token',
    ),
    botId,
    secret: setting('TEAMS_BOT_SECRET'),
    now: Date.now,
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
  log: (line) =>
    process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`),
})
bot.listen({
  port: Number(setting('TEAMS_BOT_PORT')),
  host: process.env['TEAMS_BOT_HOST'] ?? '127.0.0.1',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => bot.close(() => process.exit(0)))
