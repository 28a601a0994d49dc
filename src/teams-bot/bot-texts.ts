import type { Locale } from '#i18n/locale.ts'

const english = {
  unknown: 'I did not understand that. I only know a few words.',
  help: 'You can write: **help**, **get started**, **set reminders**, **manage reminders**, **sign in**, **sign out** or **give feedback**.\n\nI cannot answer questions about your health. Your coach can, in the Coaching tab. In an emergency call 911.',
  start: (brand: string) =>
    `Hello! I am ${brand}. Your readings are in the Dashboard tab and your coach is in the Coaching tab. Teams signs you in there. Nothing about your health is shown in this chat.`,
  setReminders: 'You set reminders in the portal. The button opens it in your browser.',
  manageReminders:
    'You change your reminders, or turn them off, in the portal. The button opens it in your browser.',
  signIn:
    'Open the Dashboard tab. Most of the time Teams signs you in there by itself. If not, press “Sign in” in the tab.',
  signedIn: 'You are signed in already. Your readings are in the Dashboard tab.',
  signOut:
    'Open the Dashboard tab, press your name at the top right, then “Sign out”. Teams signs you in again when you next open a tab.',
  signedOut: 'You are not signed in.',
  feedback: (email: string, phone: string) =>
    `Tell us what works and what does not. Write to ${email} or call ${phone}. Please write nothing about your health in this chat.`,
  openTab: 'Open Dashboard',
  openPrivacy: 'Read about privacy',
  openSetReminder: 'Set a reminder',
  openReminders: 'See my reminders',
}

const spanish: typeof english = {
  unknown: 'No entendí eso. Solo conozco unas pocas palabras.',
  help: 'Puede escribir: **ayuda**, **empezar**, **crear recordatorios**, **ver recordatorios**, **iniciar sesión**, **cerrar sesión** o **dar mi opinión**.\n\nNo puedo responder preguntas sobre su salud. Su equipo sí puede, en la pestaña Asesoría. En una emergencia llame al 911.',
  start: (brand) =>
    `¡Hola! Soy ${brand}. Sus lecturas están en la pestaña Inicio y su equipo está en la pestaña Asesoría. Teams inicia su sesión allí. En este chat no se muestra nada sobre su salud.`,
  setReminders: 'Los recordatorios se crean en el portal. El botón lo abre en su navegador.',
  manageReminders:
    'Los recordatorios se cambian o se apagan en el portal. El botón lo abre en su navegador.',
  signIn:
    'Abra la pestaña Inicio. Casi siempre Teams inicia su sesión allí por sí solo. Si no, presione “Iniciar sesión” en la pestaña.',
  signedIn: 'Su sesión ya está iniciada. Sus lecturas están en la pestaña Inicio.',
  signOut:
    'Abra la pestaña Inicio, presione su nombre arriba a la derecha y después “Cerrar sesión”. Teams iniciará su sesión otra vez cuando abra una pestaña.',
  signedOut: 'No hay ninguna sesión iniciada.',
  feedback: (email, phone) =>
    `Díganos qué funciona y qué no. Escriba a ${email} o llame al ${phone}. Por favor no escriba nada sobre su salud en este chat.`,
  openTab: 'Abrir Inicio',
  openPrivacy: 'Leer sobre privacidad',
  openSetReminder: 'Crear un recordatorio',
  openReminders: 'Ver mis recordatorios',
}

/** All texts of the bot. */
export const botTexts: Readonly<Record<Locale, typeof english>> = {
  'en-US': english,
  'es-US': spanish,
}
