import type { LocalizedText } from './localized-text.ts'

/** A section with a heading, steps and a caution. */
export type GuideSection = {
  readonly heading: LocalizedText
  readonly steps: readonly LocalizedText[]
  readonly note?: LocalizedText
}

const unpack = (heading: LocalizedText, ...steps: LocalizedText[]): GuideSection => ({
  heading,
  steps,
})

export const measureBloodSugar: readonly GuideSection[] = [
  {
    heading: { en: 'Before you measure', es: 'Antes de medir' },
    steps: [
      {
        en: 'Wash your hands with warm water and soap, and dry them well. Sugar on the skin makes the number too high.',
        es: 'Lávese las manos con agua tibia y jabón, y séquelas bien. El azúcar en la piel sube el número.',
      },
      {
        en: 'Check the date on the strips. Close the vial right away: damp strips read wrong.',
        es: 'Revise la fecha de las tiras. Cierre el frasco enseguida: las tiras húmedas miden mal.',
      },
    ],
  },
  {
    heading: { en: 'Measure', es: 'Mida' },
    steps: [
      {
        en: 'Put a strip in. The meter turns on by itself.',
        es: 'Meta una tira. El medidor se enciende solo.',
      },
      {
        en: 'Use a new lancet and prick the side of a fingertip.',
        es: 'Use una lanceta nueva y pinche el costado de la yema de un dedo.',
      },
      {
        en: 'Touch the drop with the end of the strip until the meter counts down.',
        es: 'Toque la gota con la punta de la tira hasta que el medidor cuente.',
      },
      {
        en: 'Say whether it was before or after a meal.',
        es: 'Indique si fue antes o después de una comida.',
      },
      {
        en: 'Put the lancet in a hard container with a lid.',
        es: 'Tire la lanceta en un recipiente duro con tapa.',
      },
    ],
    note: {
      en: 'Below 70: have 15 grams of sugar, wait 15 minutes and measure again. “Lo” or “Hi” means that the meter cannot show the number: measure again, and call your doctor if it says so twice.',
      es: 'Por debajo de 70: tome 15 gramos de azúcar, espere 15 minutos y mida otra vez. “Lo” o “Hi” significa que el medidor no puede mostrar el número: mida otra vez y llame a su médico si lo dice dos veces.',
    },
  },
]

export const measureBloodPressure: readonly GuideSection[] = [
  {
    heading: { en: 'Before you measure', es: 'Antes de medir' },
    steps: [
      {
        en: 'Do not smoke, exercise or drink coffee for 30 minutes before.',
        es: 'No fume, no haga ejercicio y no tome café durante los 30 minutos anteriores.',
      },
      { en: 'Empty your bladder.', es: 'Vacíe la vejiga.' },
      {
        en: 'Sit still for five minutes with your back supported and both feet on the floor.',
        es: 'Siéntese sin moverse durante cinco minutos con la espalda apoyada y los dos pies en el piso.',
      },
    ],
  },
  {
    heading: { en: 'Measure', es: 'Mida' },
    steps: [
      {
        en: 'Put the cuff on your bare upper arm, one inch above the elbow. Two fingers fit under it.',
        es: 'Ponga el brazalete en el brazo descubierto, una pulgada por encima del codo. Deben caber dos dedos.',
      },
      {
        en: 'Rest your arm on a table, the cuff as high as your heart.',
        es: 'Apoye el brazo en una mesa, con el brazalete a la altura del corazón.',
      },
      {
        en: 'Press Start and do not talk until the numbers show.',
        es: 'Presione Inicio y no hable hasta que aparezcan los números.',
      },
      { en: 'Wait one minute and measure again.', es: 'Espere un minuto y mida otra vez.' },
    ],
    note: {
      en: 'Above 180 or 120 with chest pain, shortness of breath, numbness, weakness, or trouble seeing or speaking: call 911.',
      es: 'Por encima de 180 o 120 con dolor de pecho, falta de aire, adormecimiento, debilidad o dificultad para ver o hablar: llame al 911.',
    },
  },
]

export const weigh: readonly GuideSection[] = [
  unpack(
    { en: 'Place the scale', es: 'Coloque la báscula' },
    {
      en: 'Put it on a hard, flat floor. On carpet it reads wrong.',
      es: 'Póngala sobre un piso duro y plano. Sobre una alfombra mide mal.',
    },
    {
      en: 'Pull the tab out of the battery case, or put the batteries in.',
      es: 'Saque la lengüeta de las pilas, o ponga las pilas.',
    },
  ),
  unpack(
    { en: 'Weigh yourself', es: 'Pésese' },
    {
      en: 'In the morning, after the bathroom and before breakfast, in about the same clothes.',
      es: 'Por la mañana, después de ir al baño y antes del desayuno, con ropa parecida.',
    },
    {
      en: 'Step on with both feet and stand still until the number stops.',
      es: 'Súbase con los dos pies y no se mueva hasta que el número se detenga.',
    },
    {
      en: 'Stay until you see the mark that says the reading was sent.',
      es: 'Quédese hasta ver la señal de que la lectura se envió.',
    },
  ),
]

export const bodyComposition: readonly GuideSection[] = [
  {
    heading: { en: 'Body fat and muscle', es: 'Grasa y músculo' },
    steps: [
      {
        en: 'Stand with bare, dry feet on the metal parts.',
        es: 'Párese descalzo y con los pies secos sobre las partes de metal.',
      },
      {
        en: 'Do it at the same time of day: water and food change the result.',
        es: 'Hágalo a la misma hora: el agua y la comida cambian el resultado.',
      },
    ],
    note: {
      en: 'Do not use this part with a pacemaker or another device in the body, or while pregnant: it sends a weak current through the feet. The weight alone is fine with shoes on.',
      es: 'No use esta parte si tiene un marcapasos u otro aparato en el cuerpo, ni durante el embarazo: envía una corriente débil por los pies. El peso solo se puede medir con zapatos.',
    },
  },
]

export const sendsByItself: GuideSection = {
  heading: { en: 'How readings reach the portal', es: 'Cómo llegan las lecturas al portal' },
  steps: [
    {
      en: 'The device sends each reading by itself over the cell network. You need no phone and no Wi-Fi.',
      es: 'El aparato envía cada lectura solo por la red celular. No necesita teléfono ni Wi-Fi.',
    },
    {
      en: 'If a reading is missing, go where the signal is better and press the button once more.',
      es: 'Si falta una lectura, vaya a donde haya mejor señal y presione el botón otra vez.',
    },
  ],
}

export const sendsByPhone: GuideSection = {
  heading: { en: 'How readings reach the portal', es: 'Cómo llegan las lecturas al portal' },
  steps: [
    {
      en: 'Turn Bluetooth on in your phone and open the app once, to pair your own meter.',
      es: 'Encienda el Bluetooth del teléfono y abra la aplicación una vez, para enlazar su propio medidor.',
    },
    {
      en: 'After that, open the app near the meter: it brings the new readings over.',
      es: 'Después abra la aplicación cerca del medidor: trae las lecturas nuevas.',
    },
  ],
}
