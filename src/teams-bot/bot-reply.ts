import type { Deployment } from '#platform/model/deployment.ts'
import type { Locale } from '#i18n/locale.ts'
import type { BotCommand } from './bot-commands.ts'
import { botTexts } from './bot-texts.ts'

/** The state of the sender; null when unknown. */
export type MemberState = { readonly isSignedIn: boolean | null }

/** Targets of the bot's buttons. */
export type PortalLinks = {
  readonly dashboardTab: string
  readonly privacyTab: string
  readonly setReminder: string
  readonly reminders: string
}

/** What the bot says of the provider. */
export type Provider = Pick<Deployment, 'brandName' | 'supportEmail' | 'supportPhone'>

export type BotReply = {
  readonly text: string
  readonly actions: readonly { readonly title: string; readonly url: string }[]
}

/** Returns the reply of a command (GAP-106). Text that is no command (null) gets help. */
export function botReply(
  command: BotCommand | null,
  locale: Locale,
  { isSignedIn }: MemberState,
  { places, provider }: { readonly places: PortalLinks; readonly provider: Provider },
): BotReply {
  const t = botTexts[locale]
  const tab = { title: t.openTab, url: places.dashboardTab }
  switch (command) {
    case null:
      return { text: `${t.unknown}\n\n${t.help}`, actions: [tab] }
    case 'help':
      return { text: t.help, actions: [tab] }
    case 'get started':
      return {
        text: t.start(provider.brandName),
        actions: [tab, { title: t.openPrivacy, url: places.privacyTab }],
      }
    case 'set reminders':
      return {
        text: t.setReminders,
        actions: [{ title: t.openSetReminder, url: places.setReminder }],
      }
    case 'manage reminders':
      return {
        text: t.manageReminders,
        actions: [{ title: t.openReminders, url: places.reminders }],
      }
    case 'sign in':
      return { text: isSignedIn === true ? t.signedIn : t.signIn, actions: [tab] }
    case 'sign out':
      return isSignedIn === false
        ? { text: t.signedOut, actions: [] }
        : { text: t.signOut, actions: [tab] }
    case 'give feedback':
      return { text: t.feedback(provider.supportEmail, provider.supportPhone), actions: [] }
  }
}
