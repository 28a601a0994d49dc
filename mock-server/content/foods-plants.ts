import type { FoodContent } from './food-content.ts'

/** Vegetables and fruit. */
export const plants: readonly FoodContent[] = [
  {
    id: 'broccoli', name: { en: 'Broccoli', es: 'Brócoli' }, group: 'VEGETABLES', per100: [35, 7.18, 3.3, 1.39, 2.38, 0.41, 0.08, 41],
    portions: [['cup', { en: '1 cup, cooked', es: '1 taza, cocido' }, 156], ['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocido' }, 78]],
  },
  { id: 'spinach', name: { en: 'Spinach, raw', es: 'Espinaca cruda' }, group: 'VEGETABLES', per100: [23, 3.63, 2.2, 0.42, 2.86, 0.39, 0.06, 79], portions: [['two-cups', { en: '2 cups', es: '2 tazas' }, 60]] },
  {
    id: 'romaine', name: { en: 'Romaine lettuce', es: 'Lechuga romana' }, also: { en: 'salad', es: 'ensalada' }, group: 'VEGETABLES', per100: [17, 3.29, 2.1, 1.19, 1.23, 0.3, 0.04, 8],
    portions: [['two-cups', { en: '2 cups, shredded', es: '2 tazas, picada' }, 94]],
  },
  { id: 'carrot', name: { en: 'Carrot, raw', es: 'Zanahoria cruda' }, group: 'VEGETABLES', per100: [41, 9.58, 2.8, 4.74, 0.93, 0.24, 0.04, 69], portions: [['medium', { en: '1 medium', es: '1 mediana' }, 61]] },
  {
    id: 'tomato', name: { en: 'Tomato', es: 'Tomate' }, also: { en: 'vegetable', es: 'jitomate' }, group: 'VEGETABLES', per100: [18, 3.89, 1.2, 2.63, 0.88, 0.2, 0.03, 5],
    portions: [['medium', { en: '1 medium', es: '1 mediano' }, 123]],
  },
  {
    id: 'green-beans', name: { en: 'Green beans', es: 'Ejotes' }, also: { en: 'string', es: 'judías verdes vainitas' }, group: 'VEGETABLES', per100: [35, 7.88, 3.2, 3.63, 1.89, 0.28, 0.06, 1],
    portions: [['cup', { en: '1 cup, cooked', es: '1 taza, cocidos' }, 125]],
  },
  {
    id: 'nopales', name: { en: 'Nopales (cactus)', es: 'Nopales' }, group: 'VEGETABLES', per100: [15, 3.28, 2, 1.12, 1.35, 0.05, 0.01, 20],
    portions: [['cup', { en: '1 cup, cooked', es: '1 taza, cocidos' }, 149]],
  },
  {
    id: 'sweet-potato', name: { en: 'Sweet potato, baked', es: 'Camote al horno' }, also: { en: 'yam', es: 'batata boniato' }, group: 'VEGETABLES', per100: [90, 20.71, 3.3, 6.48, 2.01, 0.15, 0.05, 36], starchy: true,
    portions: [['medium', { en: '1 medium', es: '1 mediano' }, 114]],
  },
  {
    id: 'potato', name: { en: 'Potato, baked with skin', es: 'Papa al horno con cáscara' }, group: 'VEGETABLES', per100: [93, 21.15, 2.2, 1.18, 2.5, 0.13, 0.03, 10], starchy: true,
    portions: [['medium', { en: '1 medium', es: '1 mediana' }, 173]],
  },
  {
    id: 'corn', name: { en: 'Corn on the cob', es: 'Elote' }, also: { en: 'sweet', es: 'maíz mazorca' }, group: 'VEGETABLES', per100: [96, 20.98, 2.4, 4.54, 3.41, 1.5, 0.2, 1], starchy: true,
    portions: [['ear', { en: '1 ear', es: '1 mazorca' }, 103]],
  },
  {
    id: 'avocado', name: { en: 'Avocado', es: 'Aguacate' }, also: { en: 'guacamole', es: 'guacamole palta' }, group: 'FATS_AND_NUTS', per100: [160, 8.53, 6.7, 0.66, 2, 14.66, 2.13, 7],
    portions: [['half', { en: '1/2 avocado', es: '1/2 aguacate' }, 100]],
  },
  { id: 'apple', name: { en: 'Apple with peel', es: 'Manzana con cáscara' }, group: 'FRUIT', per100: [52, 13.81, 2.4, 10.39, 0.26, 0.17, 0.03, 1], portions: [['medium', { en: '1 medium', es: '1 mediana' }, 182]] },
  {
    id: 'banana', name: { en: 'Banana', es: 'Plátano' }, also: { en: 'fruit', es: 'banana guineo' }, group: 'FRUIT', per100: [89, 22.84, 2.6, 12.23, 1.09, 0.33, 0.11, 1],
    portions: [['medium', { en: '1 medium', es: '1 mediano' }, 118]],
  },
  { id: 'orange', name: { en: 'Orange', es: 'Naranja' }, group: 'FRUIT', per100: [47, 11.75, 2.4, 9.35, 0.94, 0.12, 0.02, 0], portions: [['medium', { en: '1 medium', es: '1 mediana' }, 131]] },
  {
    id: 'blueberries', name: { en: 'Blueberries', es: 'Arándanos azules' }, also: { en: 'berries', es: 'moras azules' }, group: 'FRUIT', per100: [57, 14.49, 2.4, 9.96, 0.74, 0.33, 0.03, 1],
    portions: [['cup', { en: '1 cup', es: '1 taza' }, 148]],
  },
  {
    id: 'strawberries', name: { en: 'Strawberries', es: 'Fresas' }, also: { en: 'berries', es: 'frutillas' }, group: 'FRUIT', per100: [32, 7.68, 2, 4.89, 0.67, 0.3, 0.02, 1],
    portions: [['cup', { en: '1 cup, halves', es: '1 taza, en mitades' }, 152]],
  },
]
