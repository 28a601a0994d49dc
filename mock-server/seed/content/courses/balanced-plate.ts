import { type CourseContent, prediabetesSlugs, weightSlugs } from './course.ts'

export const balancedPlate: CourseContent = {
  id: 'balanced-plate',
  topic: 'FOOD',
  title: { en: 'Build a balanced plate', es: 'Arme un plato equilibrado' },
  summary: {
    en: 'An easy way to put together a meal, with no counting.',
    es: 'Una manera fácil de armar una comida, sin contar nada.',
  },
  programs: [...prediabetesSlugs, ...weightSlugs],
  lessons: [
    {
      id: 'half-of-it-vegetables',
      title: { en: 'Half of it vegetables', es: 'La mitad, verduras' },
      minutes: 4,
      paragraphs: [
        {
          en: 'Take a plate that is about nine inches across. Fill half of it with vegetables that are low in starch, such as broccoli, salad, green beans, nopales or peppers.',
          es: 'Tome un plato de unas nueve pulgadas. Llene la mitad con verduras bajas en almidón, como brócoli, ensalada, ejotes, nopales o pimientos.',
        },
        {
          en: 'They fill you up with few calories and little sugar, and their fiber slows the rest of the meal on its way into the blood.',
          es: 'Lo llenan con pocas calorías y poca azúcar, y su fibra hace que el resto de la comida llegue más despacio a la sangre.',
        },
      ],
      suggestion: {
        en: 'Fill half of your plate with vegetables at one meal today.',
        es: 'Hoy llene la mitad de su plato con verduras en una comida.',
      },
    },
    {
      id: 'a-quarter-each',
      title: { en: 'A quarter each', es: 'Un cuarto de cada uno' },
      minutes: 4,
      paragraphs: [
        {
          en: 'One quarter is for protein: chicken, fish, eggs, beans or tofu. The other quarter is for foods with starch: brown rice, whole-wheat bread, tortillas, corn or potatoes.',
          es: 'Un cuarto es para las proteínas: pollo, pescado, huevos, frijoles o tofu. El otro cuarto es para alimentos con almidón: arroz integral, pan integral, tortillas, elote o papas.',
        },
        {
          en: 'Drink water or something else without sugar with it.',
          es: 'Acompáñelo con agua u otra bebida sin azúcar.',
        },
      ],
      question: {
        text: {
          en: 'Which of these belongs in the quarter for starch?',
          es: '¿Cuál de estos va en el cuarto del almidón?',
        },
        choices: [
          ['corn', { en: 'Corn', es: 'Elote' }],
          ['salad', { en: 'Salad', es: 'Ensalada' }],
          ['chicken', { en: 'Chicken', es: 'Pollo' }],
        ],
        right: 'corn',
        why: {
          en: 'Corn has more starch than leafy vegetables, so it counts like rice or bread.',
          es: 'El elote tiene más almidón que las verduras de hoja, así que cuenta como el arroz o el pan.',
        },
      },
    },
    {
      id: 'your-own-dishes',
      title: { en: 'Your own dishes', es: 'Sus propios platillos' },
      minutes: 4,
      paragraphs: [
        {
          en: 'You do not have to give up the dishes that you grew up with. Change how much there is of each part: one ladle of rice instead of two, and more of the vegetables.',
          es: 'No tiene que dejar los platillos con los que creció. Cambie cuánto hay de cada parte: un cucharón de arroz en lugar de dos, y más verduras.',
        },
        {
          en: 'For a soup or a stew, think of the bowl as the plate: half of what swims in it are vegetables.',
          es: 'En una sopa o un guiso, piense que el tazón es el plato: la mitad de lo que contiene son verduras.',
        },
      ],
      suggestion: {
        en: 'Choose one dish of your family and say how you would change it.',
        es: 'Elija un platillo de su familia y diga cómo lo cambiaría.',
      },
    },
  ],
}
