import type { Locale } from '#i18n/locale.ts'

/** 2§4: what the bot understands, as the manifest names it. */
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

/** What the client shows for them in Spanish (contracts/teams/es-us.json). */
export const spanish: Readonly<Record<BotCommand, string>> = {
  help: 'ayuda',
  'set reminders': 'crear recordatorios',
  'manage reminders': 'ver recordatorios',
  'get started': 'empezar',
  'sign in': 'iniciar sesión',
  'sign out': 'cerrar sesión',
  'give feedback': 'dar mi opinión',
}

/**
 * As it is compared: without the bot's own name that a client puts before it, accents, marks, or
 * more than one space.
 */
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

/** The command that somebody wrote, and the language it is written in; null for anything else. */
export function commandOf(text: string): readonly [BotCommand, Locale] | null {
  return known.get(plain(text)) ?? null
}
