/** The places, beside the contract, where a slug is a name. */
export type SlugPlace = 'handler' | 'slice' | 'texts' | 'feature' | 'screen'

/** Contract slugs without their own slice, and where their calls are used. */
export const noSlice: Readonly<Record<string, string>> = {
  'access-codes': 'sign-in asks for access codes',
  'access-log': 'alerts shows who looked',
  'alert-flow': 'staff tools call it; docs/decisions say who',
  'alert-stage': 'staff tools call it; docs/decisions say who',
  calendar: 'messages that other packages share',
  cardiometabolic: 'the dashboard shows the scores',
  'care-team': 'coaching shows the care team',
  challenges: 'the dashboard and blood pressure show challenges',
  'email-verification': 'sign-in has these pages',
  features: 'the session reads flags; each flag belongs to the slice that it opens',
  'flow-admin': 'staff tools call it; docs/decisions say who',
  'food-focus': 'food-log shows the focus',
  'lab-reports': 'labs shows the reports',
  launchpad: 'the dashboard shows the launchpad',
  mfa: 'sign-in has these pages',
  'one-app-migration': 'migration has these pages',
  options: 'options that annotate messages, no calls',
  partners: 'sign-in connects partners',
  passwords: 'sign-in and account change passwords',
  'report-links': 'the doctor-report makes links, and shows what they show',
  preferences: 'account and language save preferences',
  schedule: 'messages that other packages share',
  'user-tasks': 'the dashboard shows tasks',
}

const sharedScreen = (object: string): string => `steps/screens/${object}.screen.ts serves it`

/** Single missing places of slugs, each with the reason. */
export const otherHoles: Readonly<Record<string, Partial<Record<SlugPlace, string>>>> = {
  alerts: { screen: sharedScreen('care') },
  biometrics: { screen: sharedScreen('readings') },
  'blood-sugar': { screen: sharedScreen('readings') },
  calendar: { handler: 'messages only' },
  chat: { feature: 'features/chat/ has nine features', screen: sharedScreen('chat-panel') },
  communications: { screen: sharedScreen('account') },
  coverage: { screen: sharedScreen('account') },
  devices: { screen: sharedScreen('care') },
  education: { screen: sharedScreen('care') },
  goals: { screen: sharedScreen('care') },
  'health-profile': { screen: sharedScreen('account') },
  kidney: { screen: sharedScreen('care') },
  'lab-orders': { screen: sharedScreen('account') },
  labs: { screen: sharedScreen('care') },
  options: { handler: 'no calls' },
  programs: { screen: sharedScreen('care') },
  pulse: { screen: sharedScreen('readings') },
  schedule: { handler: 'messages only' },
  supplies: { screen: sharedScreen('care') },
  teams: { texts: 'its words are in the texts of migration', screen: sharedScreen('shell') },
  'user-guides': { screen: sharedScreen('care') },
  weight: { screen: sharedScreen('readings') },
}
