import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { teamsManifests } from '#generated/teams/manifests.ts'
import { locales } from '#i18n/locale.ts'
import { botReply, type PortalLinks } from './bot-reply.ts'
import { commandOf, botCommands, commandNames } from './bot-commands.ts'
import { botTexts } from './bot-texts.ts'

const places: PortalLinks = {
  dashboardTab: 'https://teams.microsoft.com/l/entity/a/dashboard',
  privacyTab: 'https://teams.microsoft.com/l/entity/a/privacy',
  setReminder: 'https://p.example/reminder/set',
  reminders: 'https://p.example/reminder',
}

describe('understood commands', () => {
  test('TEAMS-024, TEAMS-025, TEAMS-026, TEAMS-027, TEAMS-028, TEAMS-029, TEAMS-030: match the manifests in both languages', () => {
    for (const manifest of Object.values(teamsManifests))
      expect(manifest.commands).toEqual(botCommands)
    const shown = JSON.parse(readFileSync('contracts/teams/es-us.json', 'utf8')) as Record<
      string,
      string
    >
    botCommands.forEach((command, index) => {
      expect(shown[`bots[0].commandLists[0].commands[${index}].title`]).toBe(
        commandNames['es-US'][command],
      )
      expect(commandOf(command)).toEqual([command, 'en-US'])
      expect(commandOf(commandNames['es-US'][command])).toEqual([command, 'es-US'])
    })
  })

  test.each<[string, string | null]>([
    ['Help', 'help'],
    ['  HELP! ', 'help'],
    ['<at>Wellspring</at> help', 'help'],
    ['set  reminders', 'set reminders'],
    ['Iniciar sesion', 'sign in'],
    ['dar mi opinion.', 'give feedback'],
    ['', null],
    ['hello', null],
    ['help me', null],
    ['toString', null],
    ['__proto__', null],
    ['my blood sugar is 40', null],
    ['<at>help</at>', null],
  ])('reads %j as %s', (text, command) => expect(commandOf(text)?.[0] ?? null).toBe(command))
})

describe('bot replies', () => {
  test.each(locales)(
    'GAP-106: give each command its own short reply in %s, with matching buttons',
    (locale) => {
      const replies = botCommands.map((command) =>
        botReply(command, locale, { isSignedIn: null }, places),
      )
      expect(new Set(replies.map(({ text }) => text)).size).toBe(botCommands.length)
      for (const { text, actions } of replies) {
        expect(text.length).toBeLessThan(330)
        for (const { title, url } of actions)
          expect([
            Object.values(botTexts[locale]).includes(title),
            Object.values(places).includes(url),
          ]).toEqual([true, true])
      }
    },
  )

  test('answer other text with help, its limits and the emergency number', () => {
    for (const locale of locales) {
      const { text } = botReply(null, locale, { isSignedIn: null }, places)
      expect(text).toContain(botReply('help', locale, { isSignedIn: null }, places).text)
      expect(text).toContain('911')
    }
    for (const command of botCommands) expect(botTexts['en-US'].help).toContain(`**${command}**`)
    for (const command of botCommands)
      expect(botTexts['es-US'].help).toContain(`**${commandNames['es-US'][command]}**`)
  })

  test('state the sign-in status when it is known', () => {
    const said = (command: 'sign in' | 'sign out', isSignedIn: boolean | null) =>
      botReply(command, 'en-US', { isSignedIn }, places).text
    expect([said('sign in', true), said('sign in', false), said('sign in', null)]).toEqual([
      botTexts['en-US'].signedIn,
      botTexts['en-US'].signIn,
      botTexts['en-US'].signIn,
    ])
    expect([said('sign out', true), said('sign out', false), said('sign out', null)]).toEqual([
      botTexts['en-US'].signOut,
      botTexts['en-US'].signedOut,
      botTexts['en-US'].signOut,
    ])
  })
})
