import type { Requirement } from './requirement.ts'

const steps: Record<number, string> = {
  2: 'step 2: every call in the contracts, every call answered',
  3: 'step 3: sign-in, session and every way in',
  4: 'step 4: the shell, its routes, menus, language, idle, tours and three ways to run',
  5: 'step 5: coaching chat',
  6: 'step 6: blood sugar, blood pressure and pulse',
  7: 'step 7: weight, body composition and the dashboard',
}

/** The step whose issue names the area; a contract row belongs to the contracts' own step. */
const areas: Record<string, number> = {
  ROUTE: 4, LAND: 4, SHELL: 4, SIDE: 4, MENU: 4, TOUR: 4, LANG: 4, IDLE: 4, FLAG: 4, CONST: 4, TEAMS: 4, ERR: 4,
  AUTH: 3, START: 3, SSO: 3, IMP: 3, USER: 2, VALID: 2, PROG: 2, API: 2, DEV: 2, PROF: 2,
  CHAT: 5, COACH: 5, BG: 6, BP: 6, ORD: 6, WT: 7, FOOD: 7, REM: 7, KID: 7, GAP: 4,
}

const screens: Record<string, number> = { DEV: 7, PROG: 7, ORD: 6 }

/** The first words of a subject that tell which step an open point (GAP) or an error row belongs to, in order. */
const subjects: readonly [RegExp, number][] = [
  [/chat|coach|channel|draft|banner|messagesKey|unread/i, 5],
  [/weight|body composition|launchpad|onboarding/i, 7],
  [/blood sugar|blood pressure|feeling|meal|eligib|strip|A1C|readings quer|sortKey/i, 6],
  [/sign-?on|SSO|SAML|MFA|login|logout|logged|token|password|startup|migration|partner|impersonat|permission|staff|cache|one-app JWT|lab status|activation|authenticat|redirect/i, 3],
]

/** The reason that a requirement starts on features/not-yet.tsv with. From then on the file itself says it. */
export const owner = ({ area, verify, text }: Requirement): string => {
  const contract = verify === 'contract' ? 2 : undefined
  const screen = verify === 'browser' ? screens[area] : undefined
  const subject = area === 'GAP' || area === 'ERR' ? subjects.find(([words]) => words.test(text))?.[1] : undefined
  return steps[contract ?? screen ?? subject ?? areas[area] ?? 2] ?? area
}
