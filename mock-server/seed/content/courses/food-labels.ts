import { type CourseContent, prediabetesSlugs, weightSlugs } from './course.ts'

export const foodLabels: CourseContent = {
  id: 'food-labels',
  topic: 'FOOD',
  title: { en: 'Read a food label', es: 'Lea la etiqueta de los alimentos' },
  summary: {
    en: 'Find what matters on a package in under a minute.',
    es: 'Encuentre lo importante de un paquete en menos de un minuto.',
  },
  programs: [...prediabetesSlugs, ...weightSlugs],
  lessons: [
    {
      id: 'start-with-the-serving',
      title: { en: 'Start with the serving', es: 'Empiece por la porción' },
      minutes: 3,
      paragraphs: [
        {
          en: 'Every number on the label is for one serving. A bottle can hold two and a half. If you drink it all, multiply.',
          es: 'Cada número de la etiqueta es de una porción. Una botella puede tener dos y media. Si la toma toda, multiplique.',
        },
      ],
      suggestion: {
        en: 'Measure your usual bowl of cereal once, and compare it with the serving on the box.',
        es: 'Mida una vez su plato habitual de cereal y compárelo con la porción de la caja.',
      },
    },
    {
      id: 'carbs-and-added-sugars',
      title: { en: 'Carbs and added sugars', es: 'Carbohidratos y azúcares añadidos' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Total carbohydrate is what raises blood sugar; fiber and sugars are parts of it. Added sugars are those that were put in: look for a small number there.',
          es: 'El total de carbohidratos es lo que sube el azúcar en la sangre; la fibra y los azúcares son parte de él. Los azúcares añadidos son los que se agregaron: busque ahí un número pequeño.',
        },
        {
          en: 'The percent at the right is of a whole day. 5 percent or less is low, 20 percent or more is high. You want low for added sugars, sodium and saturated fat, and high for fiber.',
          es: 'El porcentaje de la derecha es de todo un día. 5 por ciento o menos es bajo, 20 por ciento o más es alto. Conviene bajo en azúcares añadidos, sodio y grasa saturada, y alto en fibra.',
        },
      ],
      question: {
        text: {
          en: 'A soup has 38 percent of the daily value of sodium. What is that?',
          es: 'Una sopa tiene 38 por ciento del valor diario de sodio. ¿Cómo es eso?',
        },
        choices: [
          ['low', { en: 'Low', es: 'Bajo' }],
          ['middle', { en: 'In the middle', es: 'Intermedio' }],
          ['high', { en: 'High', es: 'Alto' }],
        ],
        right: 'high',
        why: { en: '20 percent or more is high.', es: '20 por ciento o más es alto.' },
      },
    },
  ],
}
