import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { PlainAppState } from '../../member/model/app-state.ts'
import { text } from '#platform/model/schema-rules.ts'
import { languages, type Language } from '#platform/model/supported-languages.ts'
import { programNames } from '../../member/model/programs.ts'

/**
 * The protocol between the portal and the app that frames it; contracts/one-app/README.md tells it
 * in words.
 */
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

/** What the portal says. The envelope is put around it where it is sent. */
export type PortalMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'navigated'; readonly route: string | null; readonly title: string }
  | { readonly type: 'height'; readonly pixels: number }
  | { readonly type: 'needsSignIn' }
  | { readonly type: 'sessionEnded'; readonly by: 'member' | 'portal' }
  | { readonly type: 'careId' }

/** What the protocol does not name is dropped. */
const decode = Schema.decodeUnknownOption(ParentMessage)

/** Something that came in by `postMessage`. `isParent`: from the window that frames the portal. */
export type ParentEvent = {
  readonly origin: string
  readonly isParent: boolean
  readonly data: unknown
}

/**
 * The message that was heard, or null for what is not the parent's, not of its allowed origin, not
 * meant for this document or not of the protocol.
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
 * The origin to speak to: of whoever frames the portal, when it is one of the environment's.
 * Compared exactly; `null` and a wildcard are none.
 */
export function parentOriginOf(
  candidates: readonly string[],
  allowed: readonly string[],
): string | null {
  return candidates.find((origin) => allowed.includes(origin)) ?? null
}

/** What the portal has to do about a message. */
export type OneAppEffect =
  | { readonly type: 'flags'; readonly flags: Partial<PlainAppState> }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'open'; readonly route: string }

/** Whether the parent has introduced itself. */
export type OneAppState = 'strangers' | 'known'

/**
 * The whole behaviour, as a function. Nothing happens before the parent has said hello, and a hello
 * that is said again counts.
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
  if (state === 'strangers') return [state, []]
  return [
    state,
    message.type === 'navigate'
      ? [{ type: 'open', route: message.route }]
      : [{ type: 'flags', flags: { triggerMemberNavRefresh: true } }],
  ]
}
