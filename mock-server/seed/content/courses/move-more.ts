import { type CourseContent, prediabetesSlugs, weightSlugs } from './course.ts'

export const moveMore: CourseContent = {
  id: 'move-more',
  topic: 'ACTIVITY',
  title: { en: 'Move a little more', es: 'Muévase un poco más' },
  summary: {
    en: 'Find ten minutes a day, and let them grow.',
    es: 'Encuentre diez minutos al día y deje que crezcan.',
  },
  programs: [...prediabetesSlugs, ...weightSlugs],
  lessons: [
    {
      id: 'ten-minutes',
      title: { en: 'Ten minutes count', es: 'Diez minutos cuentan' },
      minutes: 3,
      paragraphs: [
        {
          en: 'Muscles that work take sugar out of the blood, even hours later. A walk of ten minutes after a meal is a good start.',
          es: 'Los músculos que trabajan sacan azúcar de la sangre, incluso horas después. Una caminata de diez minutos después de comer es un buen comienzo.',
        },
        {
          en: 'Moderate means that you can talk but not sing. The goal for most adults is 150 minutes of that in a week, in pieces of any size.',
          es: 'Moderado quiere decir que puede hablar pero no cantar. La meta para la mayoría de los adultos son 150 minutos por semana, en partes de cualquier tamaño.',
        },
      ],
      suggestion: {
        en: 'Walk for ten minutes after dinner today.',
        es: 'Hoy camine diez minutos después de la cena.',
      },
    },
    {
      id: 'get-stronger',
      title: { en: 'Get stronger', es: 'Gane fuerza' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Two days a week, do something that makes your muscles work: stand up from a chair ten times without your hands, push yourself away from a wall, lift a full water bottle.',
          es: 'Dos días por semana haga algo que ponga a trabajar los músculos: levántese de una silla diez veces sin usar las manos, empújese desde una pared, levante una botella llena de agua.',
        },
        {
          en: 'Stop when you have chest pain, feel dizzy or cannot get your breath, and call your doctor. Call 911 if it does not pass within minutes.',
          es: 'Deténgase si tiene dolor de pecho, mareo o le falta el aire, y llame a su médico. Llame al 911 si no se le pasa en unos minutos.',
        },
      ],
      question: {
        text: {
          en: 'How do you know that your walk is moderate?',
          es: '¿Cómo sabe que su caminata es moderada?',
        },
        choices: [
          ['sing', { en: 'I can sing', es: 'Puedo cantar' }],
          ['talk', { en: 'I can talk but not sing', es: 'Puedo hablar pero no cantar' }],
          ['neither', { en: 'I cannot talk', es: 'No puedo hablar' }],
        ],
        right: 'talk',
        why: {
          en: 'The talk test works without any device.',
          es: 'La prueba de hablar funciona sin ningún aparato.',
        },
      },
    },
  ],
}
