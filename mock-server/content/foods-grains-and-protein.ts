import type { FoodContent } from './food-content.ts'

const ounces3 = ['three-ounces', { en: '3 ounces, cooked', es: '3 onzas, cocido' }, 85] as const

/** Grains, and foods that are eaten for their protein. */
export const grainsAndProtein: readonly FoodContent[] = [
  {
    id: 'oatmeal', name: { en: 'Oatmeal, cooked with water', es: 'Avena cocida con agua' }, group: 'GRAINS', per100: [71, 12, 1.7, 0.27, 2.54, 1.52, 0.31, 4],
    portions: [['cup', { en: '1 cup, cooked', es: '1 taza, cocida' }, 234], ['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocida' }, 117]],
  },
  {
    id: 'brown-rice', name: { en: 'Brown rice', es: 'Arroz integral' }, group: 'GRAINS', per100: [123, 25.58, 1.6, 0.24, 2.74, 0.97, 0.26, 4],
    portions: [['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocido' }, 101], ['cup', { en: '1 cup, cooked', es: '1 taza, cocido' }, 202]],
  },
  {
    id: 'white-rice', name: { en: 'White rice', es: 'Arroz blanco' }, group: 'GRAINS', per100: [130, 28.17, 0.4, 0.05, 2.69, 0.28, 0.08, 1],
    portions: [['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocido' }, 79], ['cup', { en: '1 cup, cooked', es: '1 taza, cocido' }, 158]],
  },
  {
    id: 'whole-wheat-bread', name: { en: 'Whole-wheat bread', es: 'Pan integral' }, also: { en: 'toast', es: 'tostada' }, group: 'GRAINS', per100: [252, 42.71, 6, 4.34, 12.45, 3.5, 0.72, 455],
    portions: [['slice', { en: '1 slice', es: '1 rebanada' }, 32]],
  },
  {
    id: 'corn-tortilla', name: { en: 'Corn tortilla', es: 'Tortilla de maíz' }, group: 'GRAINS', per100: [218, 44.64, 6.3, 0.88, 5.7, 2.85, 0.45, 45],
    portions: [['tortilla', { en: '1 tortilla, 6 inches', es: '1 tortilla de 6 pulgadas' }, 24]],
  },
  {
    id: 'whole-wheat-pasta', name: { en: 'Whole-wheat pasta', es: 'Pasta integral' }, also: { en: 'spaghetti noodles', es: 'espagueti fideos' }, group: 'GRAINS', per100: [149, 30.07, 3.9, 0.75, 5.99, 1.71, 0.24, 4],
    portions: [['cup', { en: '1 cup, cooked', es: '1 taza, cocida' }, 117]],
  },
  {
    id: 'quinoa', name: { en: 'Quinoa', es: 'Quinua' }, also: { en: 'grain', es: 'quinoa' }, group: 'GRAINS', per100: [120, 21.3, 2.8, 0.87, 4.4, 1.92, 0.23, 7],
    portions: [['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocida' }, 92.5], ['cup', { en: '1 cup, cooked', es: '1 taza, cocida' }, 185]],
  },
  {
    id: 'popcorn', name: { en: 'Popcorn, air-popped', es: 'Palomitas de maíz sin aceite' }, group: 'GRAINS', per100: [387, 77.78, 14.5, 0.87, 12.94, 4.54, 0.64, 8],
    portions: [['three-cups', { en: '3 cups', es: '3 tazas' }, 24]],
  },
  {
    id: 'black-beans', name: { en: 'Black beans', es: 'Frijoles negros' }, group: 'PROTEIN', per100: [132, 23.71, 8.7, 0.32, 8.86, 0.54, 0.14, 1],
    portions: [['half-cup', { en: '1/2 cup, cooked without salt', es: '1/2 taza, cocidos sin sal' }, 86], ['cup', { en: '1 cup, cooked without salt', es: '1 taza, cocidos sin sal' }, 172]],
  },
  {
    id: 'lentils', name: { en: 'Lentils', es: 'Lentejas' }, group: 'PROTEIN', per100: [116, 20.13, 7.9, 1.8, 9.02, 0.38, 0.05, 2],
    portions: [['half-cup', { en: '1/2 cup, cooked', es: '1/2 taza, cocidas' }, 99], ['cup', { en: '1 cup, cooked', es: '1 taza, cocidas' }, 198]],
  },
  {
    id: 'hummus', name: { en: 'Hummus', es: 'Hummus' }, also: { en: 'chickpea dip', es: 'puré de garbanzo' }, group: 'PROTEIN', per100: [166, 14.29, 6, 0.27, 7.9, 9.6, 1.44, 379],
    portions: [['two-tablespoons', { en: '2 tablespoons', es: '2 cucharadas' }, 30]],
  },
  { id: 'chicken-breast', name: { en: 'Chicken breast, roasted, no skin', es: 'Pechuga de pollo asada, sin piel' }, group: 'PROTEIN', per100: [165, 0, 0, 0, 31.02, 3.57, 1.01, 74], portions: [ounces3] },
  { id: 'salmon', name: { en: 'Salmon', es: 'Salmón' }, also: { en: 'fish', es: 'pescado' }, group: 'PROTEIN', per100: [206, 0, 0, 0, 22.1, 12.35, 2.4, 61], portions: [ounces3] },
  {
    id: 'tuna', name: { en: 'Tuna, canned in water', es: 'Atún en agua' }, also: { en: 'fish', es: 'pescado lata' }, group: 'PROTEIN', per100: [86, 0, 0, 0, 19.44, 0.96, 0.21, 247],
    portions: [['three-ounces', { en: '3 ounces, drained', es: '3 onzas, escurrido' }, 85]],
  },
  { id: 'shrimp', name: { en: 'Shrimp', es: 'Camarones' }, group: 'PROTEIN', per100: [99, 0.2, 0, 0, 23.98, 0.28, 0.06, 111], portions: [ounces3] },
  { id: 'egg', name: { en: 'Egg, boiled', es: 'Huevo cocido' }, group: 'PROTEIN', per100: [155, 1.12, 0, 1.12, 12.58, 10.61, 3.27, 124], portions: [['egg', { en: '1 large egg', es: '1 huevo grande' }, 50]] },
  {
    id: 'ground-beef', name: { en: 'Ground beef, 85% lean', es: 'Carne molida de res, 85% magra' }, also: { en: 'hamburger patty', es: 'hamburguesa' }, group: 'PROTEIN', per100: [250, 0, 0, 0, 25.93, 15.41, 5.89, 72],
    portions: [ounces3],
  },
  { id: 'ham', name: { en: 'Ham, sliced', es: 'Jamón en rebanadas' }, group: 'PROTEIN', per100: [163, 3.83, 1.3, 0, 16.6, 8.6, 2.92, 1143], portions: [['slice', { en: '1 slice', es: '1 rebanada' }, 28]] },
  { id: 'tofu', name: { en: 'Tofu, firm', es: 'Tofu firme' }, group: 'PROTEIN', per100: [144, 2.78, 2.3, 0, 17.27, 8.72, 1.26, 14], portions: [['half-cup', { en: '1/2 cup', es: '1/2 taza' }, 126]] },
  { id: 'milk', name: { en: 'Milk, 1% fat', es: 'Leche, 1% de grasa' }, group: 'DAIRY', per100: [42, 4.99, 0, 5.2, 3.37, 0.97, 0.63, 44], portions: [['cup', { en: '1 cup', es: '1 taza' }, 244]] },
  {
    id: 'yogurt', name: { en: 'Yogurt, plain, low-fat', es: 'Yogur natural bajo en grasa' }, group: 'DAIRY', per100: [63, 7.04, 0, 7.04, 5.25, 1.55, 1, 70],
    portions: [['container', { en: '1 container, 6 ounces', es: '1 envase de 6 onzas' }, 170]],
  },
  {
    id: 'greek-yogurt', name: { en: 'Greek yogurt, plain, nonfat', es: 'Yogur griego natural sin grasa' }, group: 'DAIRY', per100: [59, 3.6, 0, 3.24, 10.19, 0.39, 0.12, 36],
    portions: [['container', { en: '1 container, 6 ounces', es: '1 envase de 6 onzas' }, 170]],
  },
  { id: 'cheddar', name: { en: 'Cheddar cheese', es: 'Queso cheddar' }, group: 'DAIRY', per100: [404, 3.09, 0, 0.48, 22.87, 33.31, 18.87, 653], portions: [['ounce', { en: '1 ounce', es: '1 onza' }, 28]] },
  {
    id: 'cottage-cheese', name: { en: 'Cottage cheese, 2% fat', es: 'Requesón, 2% de grasa' }, group: 'DAIRY', per100: [81, 4.76, 0, 4, 10.45, 2.27, 1.24, 308],
    portions: [['half-cup', { en: '1/2 cup', es: '1/2 taza' }, 113]],
  },
]
