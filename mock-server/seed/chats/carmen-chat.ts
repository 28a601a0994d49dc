import type { ChatHistory } from './chat-history.ts'

const coach = 'Inés Villaseñor'

/** The coach is away for a long time. */
export const carmenChat: ChatHistory = {
  channels: [
    {
      type: 'MEMBER_ONE_ON_ONE',
      name: 'Coaching',
      coach,
      availability: 2,
      unread: 1,
      said: [
        [20, '09:30', 'admin', 'Ahora Inés V. se encarga de su asesoría.'],
        [20, '09:33', 'coach', '¡Hola, Carmen! Soy Inés. ¿Cómo le va con el tensiómetro nuevo?'],
        [19, '20:10', 'member', 'Muy bien, gracias. Es más fácil que el otro.'],
        [18, '10:02', 'coach', 'Me alegro. ¿Puede medirse también por la noche esta semana?'],
        [11, '21:15', 'member', 'Listo, cuatro noches 😊'],
        [
          2,
          '16:45',
          'coach',
          'Estaré fuera unos días. Escríbame cuando quiera y le contesto al volver.',
        ],
      ],
    },
  ],
  sessions: [
    { inDays: -12, time: '11:00', kind: 'INTRO', medium: 'PHONE', status: 'MISSED', coach },
  ],
}
