import { type CourseContent, weightSlugs } from './course.ts'

export const weightHabits: CourseContent = {
  id: 'weight-habits',
  topic: 'WEIGHT',
  title: { en: 'Small habits, lasting weight', es: 'Hábitos pequeños, peso duradero' },
  summary: {
    en: 'What people do who lose weight and keep it off.',
    es: 'Lo que hacen las personas que bajan de peso y no lo recuperan.',
  },
  programs: weightSlugs,
  lessons: [
    {
      id: 'weigh-often',
      title: { en: 'Weigh yourself often', es: 'Pésese con frecuencia' },
      minutes: 3,
      paragraphs: [
        {
          en: 'Weight goes up and down by a few pounds from day to day, mostly with water and salt. One number says little; the line over weeks says a lot.',
          es: 'El peso sube y baja unas libras de un día a otro, sobre todo por el agua y la sal. Un solo número dice poco; la línea de varias semanas dice mucho.',
        },
        {
          en: 'Use the scale in the morning, after the bathroom and before breakfast, on a hard floor.',
          es: 'Use la báscula por la mañana, después de ir al baño y antes del desayuno, sobre un piso duro.',
        },
      ],
      suggestion: {
        en: 'Put the scale where you see it in the morning.',
        es: 'Ponga la báscula donde la vea por la mañana.',
      },
    },
    {
      id: 'plan-for-the-hard-hour',
      title: { en: 'Plan for the hard hour', es: 'Planee la hora difícil' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Most people have one hour of the day in which they eat what they did not mean to. Know yours, and decide before it comes: “If it is four o’clock and I am hungry, then I eat the apple that I brought.”',
          es: 'Casi todos tenemos una hora del día en la que comemos lo que no queríamos. Conozca la suya y decida antes de que llegue: “Si son las cuatro y tengo hambre, entonces me como la manzana que traje”.',
        },
        {
          en: 'A slip is one meal and not a failure. What counts is the next meal.',
          es: 'Un desliz es una comida y no un fracaso. Lo que cuenta es la siguiente comida.',
        },
      ],
      question: {
        text: {
          en: 'Which of these is a plan for a hard hour?',
          es: '¿Cuál de estos es un plan para la hora difícil?',
        },
        choices: [
          ['will', { en: 'I will be stronger tomorrow', es: 'Mañana seré más fuerte' }],
          [
            'if-then',
            {
              en: 'If I want chips after work, then I take the nuts in my bag',
              es: 'Si quiero papitas después del trabajo, entonces tomo las nueces de mi bolsa',
            },
          ],
          ['never', { en: 'I will never eat chips again', es: 'Nunca más comeré papitas' }],
        ],
        right: 'if-then',
        why: {
          en: 'It says when, and what you do instead.',
          es: 'Dice cuándo, y qué hará en su lugar.',
        },
      },
    },
  ],
}
