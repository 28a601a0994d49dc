import { type CourseContent, prediabetesSlugs, weightSlugs } from './course.ts'

export const sleepAndStress: CourseContent = {
  id: 'sleep-and-stress',
  topic: 'SLEEP_AND_STRESS',
  title: { en: 'Sleep, stress and your body', es: 'El sueño, el estrés y su cuerpo' },
  summary: {
    en: 'Why rest moves your numbers, and how to get more of it.',
    es: 'Por qué el descanso cambia sus números y cómo descansar más.',
  },
  programs: [...prediabetesSlugs, ...weightSlugs],
  lessons: [
    {
      id: 'sleep-seven-hours',
      title: { en: 'Seven hours', es: 'Siete horas' },
      minutes: 3,
      paragraphs: [
        {
          en: 'Adults need seven hours of sleep or more. After short nights the body answers insulin less well, and you are hungrier, most of all for sweets.',
          es: 'Los adultos necesitan siete horas de sueño o más. Después de noches cortas el cuerpo responde menos a la insulina y se tiene más hambre, sobre todo de dulces.',
        },
        {
          en: 'Go to bed at the same time, put the phone in another room, and have no coffee after lunch. If you snore loudly and are tired all day, tell your doctor: it may be sleep apnea.',
          es: 'Acuéstese a la misma hora, deje el teléfono en otro cuarto y no tome café después del almuerzo. Si ronca fuerte y pasa el día cansado, dígaselo a su médico: podría ser apnea del sueño.',
        },
      ],
      suggestion: {
        en: 'Choose a time for bed and keep it for three nights.',
        es: 'Elija una hora para dormir y respétela tres noches.',
      },
    },
    {
      id: 'one-slow-minute',
      title: { en: 'One slow minute', es: 'Un minuto despacio' },
      minutes: 3,
      paragraphs: [
        {
          en: 'Stress makes the liver send out sugar and drives blood pressure up. You cannot always change what stresses you, but you can change the next minute.',
          es: 'El estrés hace que el hígado libere azúcar y sube la presión. No siempre puede cambiar lo que lo estresa, pero sí el próximo minuto.',
        },
        {
          en: 'Breathe in while you count to four, and out while you count to six. Do that six times.',
          es: 'Inhale mientras cuenta hasta cuatro y exhale mientras cuenta hasta seis. Hágalo seis veces.',
        },
      ],
      suggestion: {
        en: 'Take one slow minute before you eat.',
        es: 'Tómese un minuto despacio antes de comer.',
      },
    },
  ],
}
