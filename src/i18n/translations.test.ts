import { describe, expect, it } from 'vitest'
import { locales, type Locale } from './locale.ts'
import { saysWe, saidOf } from './testing/said.ts'
import { translatedForms } from './testing/translated-forms.ts'
import { translatedTexts as texts } from './testing/translated-texts.ts'

/** Whole words; `\b` does not know accents. */
const words = (...list: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${list.join('|')})(?![\\p{L}-])`, 'giu')
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

it('has texts', () => expect(texts.length).toBeGreaterThan(3000))

it('says what stands for a placeholder in the same order in both languages', () => {
  const order = (text: string) => {
    const flat = text.replace(/(?:zero|one|two|few|many|other|=\d+) \{/g, ' ')
    return [...new Set([...flat.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))]
  }
  // The days come first in Spanish.
  const isOther = new Set(['reminders.when'])
  const wrong = texts.filter(
    ([key, english, spanish]) =>
      !isOther.has(key) && order(english).join(' ') !== order(spanish).join(' '),
  )
  expect(wrong).toEqual([])
})

const functionWords: Readonly<Record<Locale, RegExp>> = {
  'en-US': words(
    ...['the', 'is', 'are', 'and', 'of', 'your', 'you', 'with', 'for', 'we', 'our', 'this', 'that'],
    ...[
      'to',
      'it',
      'not',
      'have',
      'from',
      'by',
      'an',
      'or',
      'on',
      'at',
      'in',
      'was',
      'will',
      'can',
    ],
    ...['be', 'now', 'when', 'they', 'them', 'their', 'my', 'if', 'here', 'all', 'more', 'other'],
    ...[
      'as',
      'cannot',
      'has',
      'its',
      'us',
      'out',
      'up',
      'so',
      'what',
      'which',
      'who',
      'how',
      'any',
    ],
  ),
  'es-US': words(
    ...['el', 'la', 'los', 'las', 'de', 'que', 'su', 'sus', 'con', 'para', 'del', 'al', 'y', 'una'],
    ...[
      'un',
      'por',
      'se',
      'le',
      'en',
      'es',
      'está',
      'esta',
      'este',
      'más',
      'sin',
      'cuando',
      'aquí',
    ],
  ),
}
const names = /American College of Cardiology|American Heart Association/g

it.each(locales)('has no words of the other language in %s', (locale) => {
  const [other] = locales.filter((one) => one !== locale)
  if (other === undefined) throw new Error('There is one language only.')
  const wrong = texts.filter(
    ([, english, spanish]) =>
      count(
        saidOf(locale === 'en-US' ? english : spanish).replace(names, ''),
        functionWords[other],
      ) > 0,
  )
  expect(wrong).toEqual([])
})

describe('denials', () => {
  const english = words('no', 'not', 'never', 'cannot', 'nobody', 'nothing', 'none', 'without')
  const spanish = words('no', 'nunca', 'ning\\p{L}*', 'nad(?:a|ie)', 'sin', 'tampoco')
  // "No … ningún" denies once.
  const once = /(?<!\p{L})no (?=[^.;:,?!]*(?<!\p{L})(?:ning|nada|nadie|nunca|ni(?!\p{L})))/giu

  it('are as many in Spanish as in English', () => {
    const denyingWords = words('ni', 'falt\\p{L}*', 'desconocid\\p{L}*')
    // Said in another way: "todavía falta", "falta para comer", "nadie … a otros sitios".
    const isOther = new Set(['readings-import.left', 'privacy.cookies.others'])
    const wrong = texts.filter(([key, inEnglish, inSpanish]) => {
      const said = saidOf(inSpanish).replace(once, '')
      return (
        !isOther.has(key) &&
        count(saidOf(inEnglish), english) > count(said, spanish) + count(said, denyingWords)
      )
    })
    expect(wrong).toEqual([])
  })

  it('are as many in English as in Spanish', () => {
    const denyingWords = words(
      ...['wrong', 'offline', 'unavailable', 'unread', 'unsent', 'unclear', 'non', 'away', 'gone'],
      ...['missed', '(?:left|leave) (?:\\p{L}+ )*out', 'else', 'otherwise', 'few', 'enough'],
      ...['beyond', 'within', 'whole numbers?', 'still', 'before', 'off'],
    )
    const isOther = new Set([
      'coaching.launch.blocked', // "kept closed" is "no dejó abrir"
      'sign-in-access.mfa.trust.hint', // "yours alone" is "nadie más lo usa"
      'sign-in-access.forgot.sent.text', // "spam" is "correo no deseado"
      'blood-sugar-alerts.told.partly.text', // "to keep everyone" is "para no borrar a nadie"
      'privacy.never.storage', // "none ever" is "nada nunca"
      'ui.failure.refused.several', // "keep us from" is "no podemos"
    ])
    const wrong = translatedForms.filter(
      ([key, inEnglish, inSpanish]) =>
        !isOther.has(key) &&
        count(inSpanish.replace(once, ''), spanish) >
          count(inEnglish, english) + count(inEnglish.replaceAll('-', ' '), denyingWords),
    )
    expect(wrong).toEqual([])
  })
})

it('says in both languages that we do something, or in neither', () => {
  const isOther = new Set([
    'reminders.channels.unknown', // "to reach you" is "comunicarnos con usted"
    'alerts.channel.unknown',
    'coaching.phone.text', // the coach calls, "le llamamos"
    'coaching.calendar.phone',
    'coaching.move.again', // "as far as we can see" is "hasta donde vemos"
    'chat-find.looked',
    'sign-in-access.mfa.loading', // a message is on its way, "le enviamos"
    'sign-in-access.mfa.resent',
    'sign-in-access.forgot.sent.text',
    'sign-in-access.verify.sent',
    'sign-in-access.reset.done',
    'sign-in-access.reset.done.text',
    'alerts.staff.text',
    'privacy.cookie.activity.text', // "so that we can" is "para"
    'migration.leaving.title', // "taking you" is "le llevamos"
    'migration.keycloak.title',
    'health-profile.review.text',
    'figures.source.blood-sugar.spread',
  ])
  const wrong = texts.filter(
    ([key, english, spanish]) =>
      !isOther.has(key) && saysWe(english, 'en-US') !== saysWe(spanish, 'es-US'),
  )
  expect(wrong).toEqual([])
})
