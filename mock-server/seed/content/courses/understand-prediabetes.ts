import { type CourseContent, prediabetesSlugs } from './course.ts'

export const understandPrediabetes: CourseContent = {
  id: 'understand-prediabetes',
  topic: 'PREDIABETES',
  title: { en: 'Understand prediabetes', es: 'Entienda la prediabetes' },
  summary: {
    en: 'What it is, and why it can be turned around.',
    es: 'Qué es y por qué se puede revertir.',
  },
  programs: prediabetesSlugs,
  lessons: [
    {
      id: 'what-it-is',
      title: { en: 'What prediabetes is', es: 'Qué es la prediabetes' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Your body turns much of your food into sugar, and your blood carries it to your muscles. A hormone named insulin opens the door for the sugar. With prediabetes the doors open slowly, and some sugar stays in the blood.',
          es: 'El cuerpo convierte gran parte de la comida en azúcar, y la sangre la lleva a los músculos. Una hormona llamada insulina le abre la puerta al azúcar. Con la prediabetes las puertas se abren despacio y una parte del azúcar se queda en la sangre.',
        },
        {
          en: 'A lab test named A1C shows your average over about three months. From 5.7 to 6.4 percent is prediabetes. About one in three adults in the United States has it, and most of them do not know.',
          es: 'Un análisis llamado A1C muestra su promedio de unos tres meses. De 5.7 a 6.4 por ciento es prediabetes. Cerca de uno de cada tres adultos en Estados Unidos la tiene, y la mayoría no lo sabe.',
        },
      ],
      suggestion: {
        en: 'Look up your last A1C under Reports. Write it down.',
        es: 'Busque su última A1C en Informes. Anótela.',
      },
    },
    {
      id: 'it-can-be-turned-around',
      title: { en: 'It can be turned around', es: 'Se puede revertir' },
      minutes: 5,
      paragraphs: [
        {
          en: 'In a large study, people with prediabetes lost 5 to 7 percent of their weight and were active for 150 minutes a week. More than half of the diabetes that was expected never came.',
          es: 'En un estudio grande, personas con prediabetes bajaron de 5 a 7 por ciento de su peso e hicieron 150 minutos de actividad por semana. Más de la mitad de los casos de diabetes que se esperaban nunca llegaron.',
        },
        {
          en: 'For somebody of 200 pounds that is 10 to 14 pounds, and 150 minutes are a half-hour walk on five days. Small steps that last do more than big ones that stop.',
          es: 'Para alguien de 200 libras son de 10 a 14 libras, y 150 minutos son una caminata de media hora en cinco días. Los pasos pequeños que duran logran más que los grandes que se abandonan.',
        },
      ],
      question: {
        text: {
          en: 'Maria weighs 180 pounds. How much is a good first goal to lose?',
          es: 'María pesa 180 libras. ¿Cuánto es una buena primera meta?',
        },
        choices: [
          ['two', { en: 'About 2 pounds', es: 'Unas 2 libras' }],
          ['nine', { en: '9 to 13 pounds', es: 'De 9 a 13 libras' }],
          ['forty', { en: 'About 40 pounds', es: 'Unas 40 libras' }],
        ],
        right: 'nine',
        why: {
          en: 'That is 5 to 7 percent of 180 pounds, the amount that helped in the study.',
          es: 'Es de 5 a 7 por ciento de 180 libras, lo que ayudó en el estudio.',
        },
      },
    },
    {
      id: 'your-own-reason',
      title: { en: 'Your own reason', es: 'Su propia razón' },
      minutes: 3,
      paragraphs: [
        {
          en: 'People who know why they want to change stay with it longer. The reason does not have to be a number. Playing with a grandchild or sleeping better are good reasons.',
          es: 'Quien sabe por qué quiere cambiar sigue por más tiempo. La razón no tiene que ser un número. Jugar con un nieto o dormir mejor son buenas razones.',
        },
      ],
      suggestion: {
        en: 'Finish this sentence and send it to your coach: “I want to do this because …”',
        es: 'Termine esta frase y envíesela a su coach: “Quiero hacer esto porque …”',
      },
    },
  ],
}
