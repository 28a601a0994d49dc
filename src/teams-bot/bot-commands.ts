import type { Locale } from '#i18n/locale.ts'

/** Commands of the bot (2§4), as named in the manifest. */
export const botCommands = [
  'help',
  'set reminders',
  'manage reminders',
  'get started',
  'sign in',
  'sign out',
  'give feedback',
] as const
export type BotCommand = (typeof botCommands)[number]

/** The Spanish commands that the client shows (contracts/teams/es-us.json). */
export const spanish: Readonly<Record<BotCommand, string>> = {
  help: 'ayuda',
  'set reminders': 'crear recordatorios',
  'manage reminders': 'ver recordatorios',
  'get started': 'empezar',
  'sign in': 'iniciar sesión',
  'sign out': 'cerrar sesión',
  'give feedback': 'dar mi opinión',
}

/** Normalizes a text: without the bot's mention, accents, punctuation and repeated spaces. */
const plain = (text: string): string =>
  text
    .replace(/<at>[^<]*<\/at>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const known = new Map<string, readonly [BotCommand, Locale]>(
  botCommands.flatMap(
    (command) =>
      [
        [plain(command), [command, 'en-US']],
        [plain(spanish[command]), [command, 'es-US']],
      ] as const,
  ),
)

/** Returns the command and its language; null for any other text. */
export function commandOf(text: string): readonly [BotCommand, Locale] | null {
  return known.get(plain(text)) ?? null
}
