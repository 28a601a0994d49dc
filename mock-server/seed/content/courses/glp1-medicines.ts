import type { CourseContent } from './course.ts'

export const glp1Medicines: CourseContent = {
  id: 'glp1-medicines',
  topic: 'GLP1',
  title: { en: 'Living well with a GLP-1 medicine', es: 'Vivir bien con un medicamento GLP-1' },
  summary: {
    en: 'How it works, what to eat, and when to call.',
    es: 'Cómo funciona, qué comer y cuándo llamar.',
  },
  programs: ['COMPR_WEIGHT_CARE', 'ADV_WEIGHT_MANAGEMENT', 'COMPR_PREDIABETES_CARE'],
  feature: 'GLP1_EDUCATION',
  lessons: [
    {
      id: 'how-it-works',
      title: { en: 'How it works', es: 'Cómo funciona' },
      minutes: 4,
      paragraphs: [
        {
          en: 'GLP-1 medicines act like a hormone of your own gut. The stomach empties more slowly, you feel full sooner, and the body makes insulin when sugar is high.',
          es: 'Los medicamentos GLP-1 actúan como una hormona de su propio intestino. El estómago se vacía más despacio, se siente lleno antes y el cuerpo produce insulina cuando el azúcar está alta.',
        },
        {
          en: 'The dose goes up step by step so that your body gets used to it. Do not change it on your own, and talk with your doctor before you stop.',
          es: 'La dosis sube paso a paso para que el cuerpo se acostumbre. No la cambie por su cuenta y hable con su médico antes de dejarlo.',
        },
      ],
    },
    {
      id: 'what-to-eat',
      title: { en: 'What to eat', es: 'Qué comer' },
      minutes: 4,
      paragraphs: [
        {
          en: 'You eat less, so each bite matters more. Begin with protein at every meal, so that you lose fat and not muscle. Then vegetables, then the rest.',
          es: 'Come menos, así que cada bocado importa más. Empiece cada comida con proteína, para perder grasa y no músculo. Después las verduras y luego lo demás.',
        },
        {
          en: 'Against nausea: small meals, eaten slowly, little that is greasy, and stop when you are full. Drink through the day, and eat fiber against constipation.',
          es: 'Contra las náuseas: comidas pequeñas, despacio, con poca grasa, y deténgase cuando esté lleno. Tome líquidos durante el día y coma fibra contra el estreñimiento.',
        },
      ],
      question: {
        text: { en: 'What do you eat first at a meal?', es: '¿Qué come primero en una comida?' },
        choices: [
          ['bread', { en: 'Bread', es: 'Pan' }],
          ['protein', { en: 'Protein', es: 'Proteína' }],
          ['dessert', { en: 'Dessert', es: 'Postre' }],
        ],
        right: 'protein',
        why: {
          en: 'You may be full soon, and protein keeps your muscles.',
          es: 'Puede llenarse pronto, y la proteína conserva los músculos.',
        },
      },
    },
    {
      id: 'when-to-call',
      title: { en: 'When to call', es: 'Cuándo llamar' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Call your doctor the same day for belly pain that is strong and does not go away, for vomiting that does not stop, or when you cannot keep fluids down.',
          es: 'Llame a su médico el mismo día si tiene un dolor de vientre fuerte que no se quita, si no deja de vomitar o si no retiene líquidos.',
        },
        {
          en: 'With insulin or certain tablets your sugar can fall too low. Below 70, have 15 grams of sugar, wait 15 minutes and measure again. Call 911 for trouble breathing or swelling of the face.',
          es: 'Con insulina o ciertas pastillas el azúcar puede bajar demasiado. Si está por debajo de 70, tome 15 gramos de azúcar, espere 15 minutos y mida otra vez. Llame al 911 si le cuesta respirar o se le hincha la cara.',
        },
      ],
      suggestion: {
        en: 'Save your doctor’s number in your phone.',
        es: 'Guarde el número de su médico en el teléfono.',
      },
    },
  ],
}
