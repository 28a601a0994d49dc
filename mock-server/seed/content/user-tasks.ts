import type { LocalizedText } from './localized-text.ts'

export type TaskKind =
  | 'TAKE_BLOOD_SUGAR'
  | 'TAKE_BLOOD_PRESSURE'
  | 'FIVE_DAY_CHECK'
  | 'TAKE_WEIGHT'
  | 'LOG_FOOD'
  | 'CHOOSE_FOOD_FOCUS'
  | 'START_COURSE'
  | 'ACTIVATE_DEVICE'
  | 'ORDER_SUPPLIES'
  | 'BOOK_SESSION'
  | 'SET_GOAL'
  | 'COMPLETE_HEALTH_PROFILE'
  | 'CONFIRM_LAB_ORDER'
  | 'GLP1_CHECK_IN'

/**
 * A task. `route` is the id of the portal's route (1§2); `stays` means that it cannot be dismissed.
 */
export type TaskContent = {
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly action: LocalizedText
  readonly route: string
  readonly stays?: true
}

/** Most urgent first. */
export const tasks: Readonly<Record<TaskKind, TaskContent>> = {
  CONFIRM_LAB_ORDER: {
    title: { en: 'Confirm your lab order', es: 'Confirme su pedido de laboratorio' },
    body: {
      en: 'We send the kit to your home once you have checked the address.',
      es: 'Le enviaremos el kit a su casa cuando revise la dirección.',
    },
    action: { en: 'Review the order', es: 'Revisar el pedido' },
    route: 'labOrders',
    stays: true,
  },
  ACTIVATE_DEVICE: {
    title: { en: 'Activate your device', es: 'Active su dispositivo' },
    body: {
      en: 'Your first reading shows up here by itself.',
      es: 'Su primera lectura aparecerá aquí sola.',
    },
    action: { en: 'Activate', es: 'Activar' },
    route: 'activateDevices',
  },
  FIVE_DAY_CHECK: {
    title: { en: 'Do your five-day check', es: 'Haga su control de cinco días' },
    body: {
      en: 'Measure on five days, and your personal report is ready.',
      es: 'Mídase en cinco días y su informe personal estará listo.',
    },
    action: { en: 'See how', es: 'Ver cómo' },
    route: 'bloodPressure',
  },
  TAKE_BLOOD_SUGAR: {
    title: { en: 'Check your blood sugar', es: 'Mida su azúcar' },
    body: {
      en: 'Before a meal and two hours after tells you the most.',
      es: 'Antes de una comida y dos horas después es lo que más le dice.',
    },
    action: { en: 'Log a reading', es: 'Registrar lectura' },
    route: 'bloodSugar',
  },
  TAKE_BLOOD_PRESSURE: {
    title: { en: 'Check your blood pressure', es: 'Mida su presión' },
    body: { en: 'Two readings, one minute apart.', es: 'Dos lecturas, con un minuto entre ellas.' },
    action: { en: 'See how', es: 'Ver cómo' },
    route: 'bloodPressure',
  },
  TAKE_WEIGHT: {
    title: { en: 'Weigh yourself', es: 'Pésese' },
    body: { en: 'In the morning, before breakfast.', es: 'Por la mañana, antes del desayuno.' },
    action: { en: 'See your weight', es: 'Ver su peso' },
    route: 'weight',
  },
  ORDER_SUPPLIES: {
    title: { en: 'Order test strips', es: 'Pida tiras reactivas' },
    body: { en: 'You may run out soon.', es: 'Se le pueden acabar pronto.' },
    action: { en: 'Order', es: 'Pedir' },
    route: 'orderSupplies',
  },
  BOOK_SESSION: {
    title: { en: 'Book a session with your coach', es: 'Reserve una sesión con su equipo' },
    body: {
      en: 'By phone or video, about 30 minutes.',
      es: 'Por teléfono o video, unos 30 minutos.',
    },
    action: { en: 'Choose a time', es: 'Elegir hora' },
    route: 'coaching',
  },
  LOG_FOOD: {
    title: { en: 'Log what you eat today', es: 'Registre lo que come hoy' },
    body: {
      en: 'Three days are enough to see a pattern.',
      es: 'Tres días bastan para ver un patrón.',
    },
    action: { en: 'Log food', es: 'Registrar comida' },
    route: 'food',
  },
  CHOOSE_FOOD_FOCUS: {
    title: { en: 'Choose a food focus', es: 'Elija un objetivo de comida' },
    body: { en: 'One small change for two weeks.', es: 'Un cambio pequeño por dos semanas.' },
    action: { en: 'Choose', es: 'Elegir' },
    route: 'food',
  },
  START_COURSE: {
    title: { en: 'Take a short course', es: 'Tome un curso corto' },
    body: { en: 'A lesson takes about four minutes.', es: 'Una lección dura unos cuatro minutos.' },
    action: { en: 'Open the courses', es: 'Abrir los cursos' },
    route: 'education',
  },
  SET_GOAL: {
    title: { en: 'Set a goal', es: 'Fije una meta' },
    body: {
      en: 'Choose something that you can do this week.',
      es: 'Elija algo que pueda hacer esta semana.',
    },
    action: { en: 'Choose a goal', es: 'Elegir una meta' },
    route: 'goalSetting',
  },
  COMPLETE_HEALTH_PROFILE: {
    title: { en: 'Complete your health profile', es: 'Complete su perfil de salud' },
    body: { en: 'Your coach can help you better.', es: 'Su equipo podrá ayudarle mejor.' },
    action: { en: 'Open the profile', es: 'Abrir el perfil' },
    route: 'profilePreferences',
  },
  GLP1_CHECK_IN: {
    title: { en: 'How is your medicine going?', es: '¿Cómo le va con su medicina?' },
    body: {
      en: 'Tell us how you feel with it this week.',
      es: 'Cuéntenos cómo se siente con ella esta semana.',
    },
    action: { en: 'Check in', es: 'Responder' },
    route: 'dashboard',
  },
}

export const taskKinds = Object.keys(tasks) as readonly TaskKind[]
