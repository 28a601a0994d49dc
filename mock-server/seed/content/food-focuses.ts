import type { LocalizedText } from './localized-text.ts'

export type FocusCode =
  | 'MORE_VEGETABLES'
  | 'MORE_FIBER'
  | 'LESS_SODIUM'
  | 'NO_SWEETENED_DRINKS'
  | 'PROTEIN_AT_BREAKFAST'
  | 'STEADY_CARBS'

export type FocusContent = {
  readonly title: LocalizedText
  readonly why: LocalizedText
  readonly criterion: LocalizedText
  readonly ideas: readonly LocalizedText[]
}

/** Number of days on which the criterion must be met. */
export const DAYS_TO_MEET = 14

export const focuses: Readonly<Record<FocusCode, FocusContent>> = {
  MORE_VEGETABLES: {
    title: { en: 'Eat more vegetables', es: 'Coma más verduras' },
    why: {
      en: 'They fill you up with few carbs and few calories.',
      es: 'Lo llenan con pocos carbohidratos y pocas calorías.',
    },
    criterion: {
      en: 'Two meals or more of the day have vegetables. Potatoes and corn do not count.',
      es: 'Dos comidas o más del día tienen verduras. Las papas y el elote no cuentan.',
    },
    ideas: [
      {
        en: 'Put tomato or spinach on your sandwich.',
        es: 'Ponga tomate o espinaca en su sándwich.',
      },
      { en: 'Start dinner with a small salad.', es: 'Empiece la cena con una ensalada pequeña.' },
      { en: 'Add nopales to your eggs.', es: 'Agregue nopales a sus huevos.' },
    ],
  },
  MORE_FIBER: {
    title: { en: 'Eat more fiber', es: 'Coma más fibra' },
    why: {
      en: 'Fiber slows sugar down on its way into the blood, and keeps you full.',
      es: 'La fibra hace que el azúcar llegue más despacio a la sangre y lo mantiene satisfecho.',
    },
    criterion: {
      en: 'The foods of the day have 25 grams of fiber or more.',
      es: 'Los alimentos del día tienen 25 gramos de fibra o más.',
    },
    ideas: [
      { en: 'Have beans or lentils at one meal.', es: 'Coma frijoles o lentejas en una comida.' },
      { en: 'Choose whole-wheat bread.', es: 'Elija pan integral.' },
      { en: 'Keep the peel on apples.', es: 'Coma la manzana con cáscara.' },
    ],
  },
  LESS_SODIUM: {
    title: { en: 'Eat less salt', es: 'Coma menos sal' },
    why: {
      en: 'Less salt helps to lower blood pressure.',
      es: 'Menos sal ayuda a bajar la presión.',
    },
    criterion: {
      en: 'Breakfast, lunch and dinner are in the log, and the day has 2,300 milligrams of sodium or less.',
      es: 'El desayuno, el almuerzo y la cena están en el diario, y el día tiene 2,300 miligramos de sodio o menos.',
    },
    ideas: [
      { en: 'Rinse canned beans.', es: 'Enjuague los frijoles de lata.' },
      { en: 'Season with lime, garlic and pepper.', es: 'Sazone con limón, ajo y pimienta.' },
      { en: 'Have ham and pizza less often.', es: 'Coma jamón y pizza con menos frecuencia.' },
    ],
  },
  NO_SWEETENED_DRINKS: {
    title: { en: 'Drink nothing sweetened', es: 'No tome bebidas endulzadas' },
    why: {
      en: 'A can of soda has about 10 teaspoons of sugar, and it reaches the blood fast.',
      es: 'Una lata de refresco tiene unas 10 cucharaditas de azúcar, que llegan rápido a la sangre.',
    },
    criterion: {
      en: 'Breakfast, lunch and dinner are in the log, and no sweetened drink is.',
      es: 'El desayuno, el almuerzo y la cena están en el diario, y ninguna bebida endulzada.',
    },
    ideas: [
      { en: 'Carry a bottle of water.', es: 'Lleve una botella de agua.' },
      { en: 'Try sparkling water with lime.', es: 'Pruebe agua mineral con limón.' },
    ],
  },
  PROTEIN_AT_BREAKFAST: {
    title: { en: 'Have protein at breakfast', es: 'Desayune proteína' },
    why: {
      en: 'Protein in the morning keeps hunger away until lunch.',
      es: 'La proteína por la mañana quita el hambre hasta el almuerzo.',
    },
    criterion: {
      en: 'Breakfast has 15 grams of protein or more.',
      es: 'El desayuno tiene 15 gramos de proteína o más.',
    },
    ideas: [
      {
        en: 'Two eggs and a slice of whole-wheat bread.',
        es: 'Dos huevos y una rebanada de pan integral.',
      },
      { en: 'A cup of Greek yogurt with berries.', es: 'Una taza de yogur griego con moras.' },
    ],
  },
  STEADY_CARBS: {
    title: { en: 'Keep carbs steady', es: 'Mantenga parejos los carbohidratos' },
    why: {
      en: 'Much carb at one meal makes blood sugar jump.',
      es: 'Muchos carbohidratos en una comida hacen saltar el azúcar.',
    },
    criterion: {
      en: 'Breakfast, lunch and dinner are in the log, and each has 60 grams of carbohydrate or less.',
      es: 'El desayuno, el almuerzo y la cena están en el diario, y cada uno tiene 60 gramos de carbohidratos o menos.',
    },
    ideas: [
      {
        en: 'Have half a cup of rice, and more beans and vegetables.',
        es: 'Sirva media taza de arroz y más frijoles y verduras.',
      },
      { en: 'Have two tortillas and not four.', es: 'Coma dos tortillas y no cuatro.' },
    ],
  },
}

export const focusCodes = Object.keys(focuses) as readonly FocusCode[]
