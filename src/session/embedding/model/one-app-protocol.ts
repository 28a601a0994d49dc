import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { PlainAppState } from '../../member/model/app-state.ts'
import { text } from '#platform/model/schema-rules.ts'
import { languages, type Language } from '#platform/model/supported-languages.ts'
import { programNames } from '../../member/model/programs.ts'

/** The protocol between the portal and its parent app. contracts/one-app/README.md describes it. */
export const oneAppProtocol = { protocol: 'wellspring-one-app', version: 1 } as const

const envelope = {
  protocol: Schema.Literal(oneAppProtocol.protocol),
  version: Schema.Literal(oneAppProtocol.version),
  nonce: Schema.String,
}
const RouteId = text(1, 64)

const Hello = Schema.Struct({
  ...envelope,
  type: Schema.Literal('hello'),
  program: Schema.NullOr(Schema.Literals(programNames)),
  nav: Schema.NullOr(RouteId),
  sidebar: Schema.Boolean,
  locale: Schema.Literals(languages),
  branding: Schema.optionalKey(Schema.Struct({ brand_name: text(1, 80), brand_code: text(1, 40) })),
  flags: Schema.optionalKey(
    Schema.Struct({
      hasTelemed: Schema.optionalKey(Schema.Boolean),
      hasConditionManagement: Schema.optionalKey(Schema.Boolean),
      hasMentalHealth: Schema.optionalKey(Schema.Boolean),
      hasPartnerPrograms: Schema.optionalKey(Schema.Boolean),
      hasOnboardingPrograms: Schema.optionalKey(Schema.Boolean),
      hasMHGuideAvailable: Schema.optionalKey(Schema.Boolean),
      hasCareTeam: Schema.optionalKey(Schema.Boolean),
      ccmPlatformCodes: Schema.optionalKey(Schema.Array(text(1, 40))),
    }),
  ),
})
const ParentMessage = Schema.Union([
  Hello,
  Schema.Struct({ ...envelope, type: Schema.Literal('navigate'), route: RouteId }),
  Schema.Struct({ ...envelope, type: Schema.Literal('memberNavRefresh') }),
])
export type ParentMessage = typeof ParentMessage.Type

/** The portal's messages. The envelope is added when they are sent. */
export type PortalMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'navigated'; readonly route: string | null; readonly title: string }
  | { readonly type: 'height'; readonly pixels: number }
  | { readonly type: 'needsSignIn' }
  | { readonly type: 'sessionEnded'; readonly by: 'member' | 'portal' }
  | { readonly type: 'careId' }

/** Fields that the protocol does not name are dropped. */
const decode = Schema.decodeUnknownOption(ParentMessage)

/** A `postMessage` event. `isParent`: from the window that frames the portal. */
export type ParentEvent = {
  readonly origin: string
  readonly isParent: boolean
  readonly data: unknown
}

/**
 * Returns the parent's message. Returns null for another window or origin, another document's
 * nonce, or an unknown message.
 */
export function messageOf(
  { origin, isParent, data }: ParentEvent,
  parentOrigin: string,
  nonce: string,
): ParentMessage | null {
  if (!isParent || origin !== parentOrigin) return null
  const message = Option.getOrNull(decode(data))
  return message?.nonce === nonce ? message : null
}

/**
 * The origin of the framing window when the environment allows it, else null. Compared exactly;
 * `null` and wildcards never match.
 */
export function parentOriginOf(
  candidates: readonly string[],
  allowed: readonly string[],
): string | null {
  return candidates.find((origin) => allowed.includes(origin)) ?? null
}

/** The effect of a message on the portal. */
export type OneAppEffect =
  | { readonly type: 'flags'; readonly flags: Partial<PlainAppState> }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'open'; readonly route: string }

/** Whether the parent has sent its hello. */
export type OneAppState = 'waiting' | 'known'

/**
 * The pure transition function of the protocol. Messages before the parent's hello are ignored; a
 * repeated hello applies again.
 */
export function stepOneApp(
  state: OneAppState,
  message: ParentMessage,
): readonly [OneAppState, readonly OneAppEffect[]] {
  if (message.type === 'hello') {
    const { program, nav, sidebar, locale, branding, flags } = message
    const said = {
      isOneApp: true,
      oneAppActiveProgram: program,
      oneAppActiveNav: nav,
      isOneAppSidebar: sidebar,
      ...flags,
      ...(branding ? { branding } : {}),
    }
    return [
      'known',
      [
        { type: 'flags', flags: said },
        { type: 'language', language: locale },
      ],
    ]
  }
  if (state === 'waiting') return [state, []]
  return [
    state,
    message.type === 'navigate'
      ? [{ type: 'open', route: message.route }]
      : [{ type: 'flags', flags: { triggerMemberNavRefresh: true } }],
  ]
}
