import { readFact, writeFact } from '../../database/facts/facts.ts'
import { memberBySignInName, renameMember, usernameKey } from '../../database/tables/members.ts'
import { sendMail } from '../../database/tables/mails.ts'
import type { Sql } from '../../database/store.ts'
import type { Schema } from '../../handlers/rest-call.ts'

type Info = Schema<'PersonalInfo'>

/** Time for which a former address still gets one-time codes and signs in. */
export const FORMER_MS = 24 * 60 * 60_000

const mobileOf = ({ phones }: Info): string | null => {
  const mobile = phones.find(({ phoneType }) => phoneType === 'MO')
  return mobile ? (mobile.numberE164 ?? mobile.number) : null
}
const numbersOf = ({ phones }: Info): string =>
  JSON.stringify(
    phones.map(({ phoneType, countryCode, number }) => [phoneType, countryCode, number]),
  )

/** Lists the changed addresses; each requires the password. */
export function changedAddresses(before: Info, after: Info): readonly ('email' | 'phone')[] {
  return [
    ...(before.email === after.email ? [] : ['email' as const]),
    ...(numbersOf(before) === numbersOf(after) ? [] : ['phone' as const]),
  ]
}

/** Returns whether another member signs in with the address, or recently did. */
export async function isSignInNameTaken(
  sql: Sql,
  memberId: string,
  email: string,
  now: number,
): Promise<boolean> {
  const other = await memberBySignInName(sql, email, now)
  return other !== undefined && other.id !== memberId
}

const words = {
  'en-US': {
    email: 'The email address of your Wellspring account was changed.',
    phone: 'A phone number of your Wellspring account was changed.',
    help: 'If you did not do this, call us at 1-800-555-0142.',
  },
  'es-US': {
    email: 'Se cambió el correo electrónico de su cuenta de Wellspring.',
    phone: 'Se cambió un teléfono de su cuenta de Wellspring.',
    help: 'Si no fue usted, llámenos al 1-800-555-0142.',
  },
} as const

/**
 * Notifies the old and new addresses, keeps the old ones for a day, and makes a new email address
 * the username.
 */
export async function recordAddressChange(
  sql: Sql,
  memberId: string,
  before: Info,
  after: Info,
  now: number,
): Promise<void> {
  const changes = changedAddresses(before, after)
  if (changes.length === 0) return
  const text = words[await readFact(sql, memberId, 'locale')]
  const said = [...changes.map((change) => text[change]), text.help].join(' ')
  const emails = new Set([before.email, after.email])
  const mobiles = new Set([mobileOf(before), mobileOf(after)].filter((mobile) => mobile !== null))
  for (const destination of emails)
    await sendMail(sql, memberId, now, {
      channel: 'EMAIL',
      destination,
      kind: 'address-changed',
      secret: '',
      text: said,
    })
  if (mobiles.size > 1 || mobileOf(before) !== mobileOf(after))
    for (const destination of mobiles)
      await sendMail(sql, memberId, now, {
        channel: 'SMS',
        destination,
        kind: 'address-changed',
        secret: '',
        text: said,
      })
  const access = await readFact(sql, memberId, 'access')
  const until = now + FORMER_MS
  // Of several changes within a day the first address stays valid. A second change must not
  // displace it.
  const stillKept = (former: { readonly address: string; readonly until: number } | undefined) =>
    former !== undefined && former.until > now ? former : undefined
  const mobile = mobileOf(before)
  await writeFact(sql, memberId, 'access', {
    ...access,
    former: {
      ...(before.email === after.email
        ? access.former?.email && { email: access.former.email }
        : { email: stillKept(access.former?.email) ?? { address: before.email, until } }),
      ...(mobile === mobileOf(after) || mobile === null
        ? access.former?.mobile && { mobile: access.former.mobile }
        : { mobile: stillKept(access.former?.mobile) ?? { address: mobile, until } }),
    },
  })
  if (usernameKey(before.email) !== usernameKey(after.email))
    await renameMember(sql, memberId, after.email, until)
}
