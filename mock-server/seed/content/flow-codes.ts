import type { LocalizedText } from './localized-text.ts'

export type FlowCodeName =
  | 'ONBOARDING'
  | 'INTRO_TOUR'
  | 'FOOD_LOG_INTRO'
  | 'DEVICE_ACTIVATION'
  | 'SCALE_ONBOARDING'
  | 'FIVE_DAY_CHECK'
  | 'GOAL_SETTING'
  | 'HEALTH_PROFILE'
  | 'GLP1_CHECK_IN'

/** The guided flows of the portal in list order. */
export const flowTitles: Readonly<Record<FlowCodeName, LocalizedText>> = {
  ONBOARDING: { en: 'Get started', es: 'Primeros pasos' },
  INTRO_TOUR: { en: 'Take the tour', es: 'Haga el recorrido' },
  FOOD_LOG_INTRO: { en: 'Get to know the food log', es: 'Conozca el diario de comidas' },
  DEVICE_ACTIVATION: { en: 'Activate your devices', es: 'Active sus aparatos' },
  SCALE_ONBOARDING: { en: 'Set up your scale', es: 'Prepare su báscula' },
  FIVE_DAY_CHECK: { en: 'Five-day blood pressure check', es: 'Control de presión de cinco días' },
  GOAL_SETTING: { en: 'Set a goal', es: 'Fije una meta' },
  HEALTH_PROFILE: { en: 'Complete your health profile', es: 'Complete su perfil de salud' },
  GLP1_CHECK_IN: { en: 'How is your medicine going?', es: '¿Cómo le va con su medicina?' },
}

export const flowCodes = Object.keys(flowTitles) as readonly FlowCodeName[]
