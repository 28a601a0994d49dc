import { isIP } from 'node:net'
import * as Schema from 'effect/Schema'
import type { ExternalPages } from '#platform/model/deployment.ts'
import { environmentNames } from '#platform/model/environment.ts'
import { matchesSchema } from '#platform/model/matches-schema.ts'
import { matching, text } from '#platform/model/schema-rules.ts'
import { languages } from '#platform/model/supported-languages.ts'

/** A setting of a deployment: one key of the file, and one variable. */
export interface SettingDefinition {
  readonly key: string
  /** The environment variable, which wins over the file. */
  readonly variable: string
  readonly meaning: string
  /** What a valid value is, after "is not". */
  readonly valid: string
  fits(value: string): boolean
  /** The value without a setting; undefined when there is none. */
  readonly fallback?: string
  readonly example: string
  readonly isRequired?: true
  /** Never printed; the variable with `_FILE` may name a file that holds it. */
  readonly isSecret?: true
  /** Several values: a list in the file, separated by commas or spaces in the variable. */
  readonly isList?: true
  /** The fallback belongs to the demo: `prod` does not start with it. */
  readonly isPlaceholder?: true
}

const isAddress = (value: string, protocols: RegExp): boolean => {
  const url = URL.parse(value)
  return (
    url !== null &&
    protocols.test(url.protocol) &&
    [url.search, url.hash, url.username, url.password].every((part) => part === '')
  )
}
const address = (protocols: RegExp) =>
  Schema.String.check(Schema.makeFilter((value) => isAddress(value, protocols)))
const host = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/i
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const wholeNumber = (highest: number, lowest = 0) =>
  Schema.String.check(
    Schema.makeFilter(
      (value) => /^\d+$/.test(value) && Number(value) >= lowest && Number(value) <= highest,
    ),
  )
const seconds = (highest: number) =>
  Schema.String.check(
    Schema.makeFilter((value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) <= highest),
  )

/** The keys of a key ring; the first encrypts, all decrypt. */
export function keysOf(value: string): readonly Uint8Array[] {
  return value
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => new Uint8Array(Buffer.from(part, 'base64url')))
}
/** 32 random bytes have about 30 different ones; fewer than 16 come from a hand or a mistake. */
const isRandom = (key: Uint8Array): boolean => new Set(key).size >= 16
const areKeys = (value: string): boolean => {
  const keys = keysOf(value)
  return keys.length > 0 && keys.every((key) => key.length === 32 && isRandom(key))
}

const isNetwork = (value: string): boolean => {
  const [address = '', bits, more] = value.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    more === undefined &&
    (bits === undefined ||
      (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

/** The kinds of values, each an Effect Schema of the text and its name in a message. */
const kinds = {
  port: [wholeNumber(65_535), 'a port number'],
  text: [text(1, 200), 'a text of at most 200 characters'],
  secret: [text(1, 10_000), 'a text of at most 10000 characters'],
  keys: [Schema.String.check(Schema.makeFilter(areKeys)), '32 random bytes in base64url'],
  folder: [text(1, 4_096), 'a path of at most 4096 characters'],
  url: [address(/^https?:$/), 'a plain http(s) address'],
  page: [address(/^https:$/), 'a plain https address'],
  origin: [
    matching(
      new RegExp(`^https?://(?:\\*\\.${label}\\.)?${label}(?:\\.${label})*(?::\\d{1,5})?$`, 'i'),
      300,
    ),
    'an origin such as https://app.example.com',
  ],
  host: [matching(host, 253), 'a host such as example.com'],
  path: [matching(/^\/[\w/-]*$/, 200), 'a path such as /care-id'],
  rate: [wholeNumber(999_999, 1), 'a whole number from 1 to 999999'],
  network: [
    Schema.String.check(Schema.makeFilter(isNetwork)),
    'an address or a network such as 10.0.0.0/8',
  ],
  seconds: [seconds(3_600), 'a number of seconds up to 3600'],
  // A page that waits longer would have been faster without a drawing.
  wait: [seconds(10), 'a number of seconds up to 10'],
  email: [matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 254), 'an email address'],
  phone: [matching(/^\+?[\d ().-]{7,24}$/), 'a phone number'],
  color: [matching(/^#[\dA-Fa-f]{6}$/), 'a color such as #0F5173'],
  environment: [Schema.Literals(environmentNames), `one of ${environmentNames.join(', ')}`],
  language: [Schema.Literals(languages), `one of ${languages.join(', ')}`],
  logo: [matching(/\.(?:svg|png)$/, 1_000), 'an SVG or PNG file'],
  redis: [
    Schema.String.check(
      Schema.makeFilter((value) => /^rediss?:\/\/[^/]/.test(URL.parse(value)?.href ?? '')),
    ),
    'an address such as rediss://user:password@redis.example:6379',
  ],
  yes: [Schema.Literals(['0', '1', 'true', 'false']), 'true or false'],
} as const satisfies Record<string, readonly [Schema.ConstraintDecoder<unknown>, string]>

/** `hosts.partnerPath` becomes `PORTAL_HOSTS_PARTNER_PATH`. */
const variableOf = (key: string): string =>
  `PORTAL_${key.replaceAll(/(?<=[a-z])(?=[A-Z])|[.-]/g, '_').toUpperCase()}`

type Options = Partial<
  Pick<
    SettingDefinition,
    'variable' | 'fallback' | 'isRequired' | 'isSecret' | 'isList' | 'isPlaceholder'
  >
>
function setting(
  key: string,
  kind: keyof typeof kinds,
  meaning: string,
  example: string,
  options: Options = {},
): SettingDefinition {
  const [schema, valid] = kinds[kind]
  return {
    key,
    variable: variableOf(key),
    meaning,
    valid,
    fits: matchesSchema(schema),
    example,
    ...options,
  }
}

const required = { isRequired: true } as const
const placeholder = { isPlaceholder: true } as const
const secret = { isSecret: true, ...required } as const

/** Colors that a brand may change. Those of readings and states carry a meaning and stay. */
export const brandColors = [
  'action.primary',
  'action.primaryHover',
  'action.primaryActive',
  'text.link',
  'text.onAction',
  'text.onSelected',
  'bg.selected',
  'focus.ring',
  'brand.mark',
  'brand.spring',
] as const
export const brandThemes = ['light', 'dark'] as const

const externalPages = {
  support: 'help pages',
  terms: 'terms of use',
  privacy: 'privacy policy',
  privacyPractices: 'notice of privacy practices',
  nonDiscrimination: 'notice of non-discrimination',
  informedConsent: 'informed consent',
  childrensPrivacy: 'privacy of children',
} satisfies Record<keyof ExternalPages, string>

/** Every setting of the edge, in the order of docs/configuration.md. */
export const settingDefinitions: readonly SettingDefinition[] = [
  setting('port', 'port', 'the port to listen on', '8080', required),
  setting('host', 'text', 'the address to listen on; without it every address', '127.0.0.1'),
  setting(
    'staticDir',
    'folder',
    'the folder of the built portal; without it no pages',
    'dist/portal',
  ),
  setting(
    'metrics.port',
    'port',
    'a second port with `/metrics` for Prometheus, which members must not reach; without it no metrics',
    '9090',
  ),
  setting('environment', 'environment', 'selects defaults of hosts and app ids', 'prod', {
    fallback: 'local',
  }),
  setting('upstreams.api', 'url', 'base address of the API', 'https://api.acme.example', {
    variable: 'PORTAL_UPSTREAM_API',
    ...required,
  }),
  setting('upstreams.services', 'url', 'base address of the services', 'https://svc.acme.example', {
    variable: 'PORTAL_UPSTREAM_SERVICES',
    ...required,
  }),
  setting('upstreams.rpc', 'url', 'base address of the RPCs', 'https://rpc.acme.example', {
    variable: 'PORTAL_UPSTREAM_RPC',
    ...required,
  }),
  setting(
    'upstreams.teams',
    'url',
    'base address of the chat service; without it `chat-service` under the domain',
    'https://chat.acme.example',
    { variable: 'PORTAL_UPSTREAM_TEAMS' },
  ),
  setting(
    'encryptedNetwork',
    'yes',
    'whether the network encrypts what the edge sends to the provider, as a mesh does; without it `prod` accepts `http:` upstreams on this machine only',
    'true',
    { fallback: 'false' },
  ),
  setting('client.id', 'text', 'id of the OAuth client of token calls', 'portal-web', required),
  setting('client.secret', 'secret', 'secret of that client', '', secret),
  setting(
    'sealKey',
    'keys',
    '32 random bytes in base64url that encrypt the cookies, the same for all edges; of several, separated by commas, the first encrypts and all decrypt',
    '',
    secret,
  ),
  setting(
    'trustedProxies',
    'network',
    'proxies in front of the edge, whose `X-Forwarded-For` names the client; without them the client is who connects',
    '10.0.0.0/8',
    { isList: true, ...placeholder },
  ),
  setting(
    'limits.session',
    'rate',
    'calls of one session in a second, ten times as many at once',
    '50',
    { fallback: '50' },
  ),
  setting(
    'limits.network',
    'rate',
    'calls of one address (IPv6: /64) in a second, ten times as many at once',
    '200',
    { fallback: '200' },
  ),
  setting(
    'limits.redis',
    'redis',
    'a Redis in which all edges count together; without one each counts in its memory',
    '',
    { isSecret: true },
  ),
  setting(
    'drain.noticeSeconds',
    'seconds',
    'how long a stopping edge takes new calls while `/readyz` answers 503',
    '5',
    {
      variable: 'PORTAL_DRAIN_NOTICE_SECONDS',
      fallback: '5',
    },
  ),
  setting('drain.seconds', 'seconds', 'how long calls under way may then last', '25', {
    variable: 'PORTAL_DRAIN_SECONDS',
    fallback: '25',
  }),
  setting(
    'dashboard.waitSeconds',
    'wait',
    'how long the edge waits for the answers of a dashboard that it draws; 0 draws none (docs/deploy.md#drawn-dashboard)',
    '0.3',
    { variable: 'PORTAL_DASHBOARD_WAIT_SECONDS', fallback: '0.3' },
  ),
  setting('flags', 'text', 'which features exist (docs/flags.md)', 'REMINDERS=legacy', {
    isList: true,
  }),
  setting('language', 'language', 'language of visitors whose browser asks for none', 'es-US', {
    fallback: 'en-US',
  }),
  setting(
    'brand.name',
    'text',
    'name of the portal in pages and titles',
    'Acme Health',
    placeholder,
  ),
  setting('brand.logo', 'logo', 'file of the logo, 34 px high on pages', 'acme.svg'),
  ...brandThemes.flatMap((theme) =>
    brandColors.map((color) =>
      setting(
        `brand.colors.${theme}.${color}`,
        'color',
        `\`${color}\` in the ${theme} theme`,
        '#5B2A86',
      ),
    ),
  ),
  setting('support.email', 'email', 'address of support', 'help@acme.example', placeholder),
  setting(
    'support.phone',
    'phone',
    'phone of support, as people read it',
    '1-800-555-0199',
    placeholder,
  ),
  setting('hosts.secureDomain', 'host', 'domain of the provider', 'acme.example', placeholder),
  setting('hosts.formPosts', 'host', 'other hosts that may receive a form', 'sso.acme.example', {
    isList: true,
    ...placeholder,
  }),
  setting(
    'hosts.parentApps',
    'origin',
    'parent apps that may frame the portal',
    'https://app.acme.example',
    {
      isList: true,
    },
  ),
  setting('hosts.teams', 'host', 'Teams hosts that may frame the portal', 'teams.microsoft.com', {
    isList: true,
  }),
  setting('hosts.images', 'host', 'host of the images of people', 'images.acme.example'),
  setting(
    'hosts.coachingLaunch',
    'page',
    'where coaching opens',
    'https://coaching.acme.example/launch',
  ),
  setting(
    'hosts.migrationStart',
    'page',
    'where a migration starts',
    'https://migration.acme.example/start',
  ),
  setting(
    'hosts.keycloakStart',
    'page',
    'where the new sign-in starts',
    'https://identity.acme.example/start',
  ),
  setting(
    'hosts.behavioralHealth',
    'page',
    'app of behavioral health',
    'https://mind.acme.example/app',
    placeholder,
  ),
  setting('hosts.partnerPath', 'path', 'path of partner visits', '/partner-visits'),
  setting('hosts.careId', 'path', "the parent app's page for a missing page", '/care-id'),
  ...languages.flatMap((language) =>
    Object.entries(externalPages).map(([page, meaning]) =>
      setting(
        `pages.${language}.${page}`,
        'page',
        `${meaning} (${language})`,
        `https://www.acme.example/${page}`,
        placeholder,
      ),
    ),
  ),
  setting(
    'forwardScenario',
    'yes',
    'passes the header of the acceptance suite to the mock server; never in production',
    'false',
    { fallback: 'false' },
  ),
]
