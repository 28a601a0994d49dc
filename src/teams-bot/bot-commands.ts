import { type Locale, locales } from '#i18n/locale.ts'

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

/** The commands that the client shows; contracts/teams has a file per language. */
export const commandNames: Readonly<Record<Locale, Readonly<Record<BotCommand, string>>>> = {
  'en-US': {
    help: 'help',
    'set reminders': 'set reminders',
    'manage reminders': 'manage reminders',
    'get started': 'get started',
    'sign in': 'sign in',
    'sign out': 'sign out',
    'give feedback': 'give feedback',
  },
  'es-US': {
    help: 'ayuda',
    'set reminders': 'crear recordatorios',
    'manage reminders': 'ver recordatorios',
    'get started': 'empezar',
    'sign in': 'iniciar sesión',
    'sign out': 'cerrar sesión',
    'give feedback': 'dar mi opinión',
  },
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

const known = new Map(
  locales.flatMap((locale) =>
    botCommands.map(
      (command) => [plain(commandNames[locale][command]), [command, locale]] as const,
    ),
  ),
)

/** Returns the command and its language; null for any other text. */
export function commandOf(text: string): readonly [BotCommand, Locale] | null {
  return known.get(plain(text)) ?? null
}
