import type { LocalizedText } from './localized-text.ts'

export type AlertOutcomeContent = {
  readonly urgency: 'EMERGENCY' | 'CALL_TODAY' | 'MEASURE_AGAIN' | 'WATCH'
  readonly title: LocalizedText
  readonly body: LocalizedText
  readonly steps: readonly LocalizedText[]
  readonly againInMinutes?: number
}

const call911: LocalizedText = { en: 'Call 911 now', es: 'Llame al 911 ahora' }
const dial: LocalizedText = {
  en: 'Call 911. Say that you have diabetes, heart or blood pressure trouble, and what you measured.',
  es: 'Llame al 911. Diga que tiene un problema de diabetes, corazón o presión, y lo que midió.',
}
const doNotDrive: LocalizedText = {
  en: 'Sit or lie down and wait for help. Do not drive yourself.',
  es: 'Siéntese o recuéstese y espere la ayuda. No maneje.',
}

/**
 * Advice at the end of an alert flow. A clinician must sign it off before members read it
 * (docs/clinical.md).
 */
export const alertOutcomes: ReadonlyMap<string, AlertOutcomeContent> = new Map(
  Object.entries({
    LOW_EMERGENCY: {
      urgency: 'EMERGENCY',
      title: call911,
      body: { en: 'This can be a severe low.', es: 'Puede ser una baja grave de azúcar.' },
      steps: [
        dial,
        {
          en: 'If there is glucagon, somebody should give it now.',
          es: 'Si hay glucagón, que alguien se lo aplique ahora.',
        },
        {
          en: 'Take nothing by mouth while it is hard to swallow.',
          es: 'No tome nada por la boca mientras le cueste tragar.',
        },
      ],
    },
    LOW_TREAT: {
      urgency: 'MEASURE_AGAIN',
      title: { en: 'Have 15 grams of sugar now', es: 'Tome 15 gramos de azúcar ahora' },
      body: {
        en: 'It takes about 15 minutes to work.',
        es: 'Tarda unos 15 minutos en hacer efecto.',
      },
      steps: [
        {
          en: 'Drink half a cup (4 ounces) of juice or regular soda, or take 3 to 4 glucose tablets.',
          es: 'Tome media taza (4 onzas) de jugo o refresco regular, o de 3 a 4 tabletas de glucosa.',
        },
        { en: 'Wait 15 minutes and measure again.', es: 'Espere 15 minutos y mida otra vez.' },
        {
          en: 'If you are still below 70, do it once more. Below 54, stay with somebody.',
          es: 'Si sigue por debajo de 70, hágalo una vez más. Por debajo de 54, quédese con alguien.',
        },
      ],
      againInMinutes: 15,
    },
    LOW_MEASURE_AGAIN: {
      urgency: 'MEASURE_AGAIN',
      title: { en: 'Measure again in 15 minutes', es: 'Mida otra vez en 15 minutos' },
      body: {
        en: 'Good that you had something with sugar.',
        es: 'Qué bueno que tomó algo con azúcar.',
      },
      steps: [
        {
          en: 'Measure again 15 minutes after the sugar.',
          es: 'Mida otra vez 15 minutos después del azúcar.',
        },
        {
          en: 'If your next meal is more than an hour away, eat a small snack.',
          es: 'Si falta más de una hora para la próxima comida, coma un refrigerio.',
        },
      ],
      againInMinutes: 15,
    },
    HIGH_EMERGENCY: {
      urgency: 'EMERGENCY',
      title: call911,
      body: {
        en: 'High blood sugar with these signs can be an emergency.',
        es: 'El azúcar alta con estas señales puede ser una emergencia.',
      },
      steps: [dial, doNotDrive],
    },
    HIGH_CALL: {
      urgency: 'CALL_TODAY',
      title: { en: 'Call about the missed dose today', es: 'Llame hoy por la dosis que olvidó' },
      body: {
        en: 'Do not take a double dose on your own.',
        es: 'No tome una dosis doble por su cuenta.',
      },
      steps: [
        {
          en: 'Call your doctor, nurse or pharmacist and ask what to do about the dose.',
          es: 'Llame a su médico, enfermera o farmacéutico y pregunte qué hacer con la dosis.',
        },
        { en: 'Drink water.', es: 'Tome agua.' },
        { en: 'Measure again in two hours.', es: 'Mida otra vez en dos horas.' },
      ],
      againInMinutes: 120,
    },
    HIGH_MEASURE_AGAIN: {
      urgency: 'MEASURE_AGAIN',
      title: { en: 'Drink water and measure again', es: 'Tome agua y mida otra vez' },
      body: {
        en: 'One high reading can follow a meal, stress or an illness.',
        es: 'Una lectura alta puede venir después de una comida, por estrés o por una enfermedad.',
      },
      steps: [
        {
          en: 'Wash your hands and measure again in two hours.',
          es: 'Lávese las manos y mida otra vez en dos horas.',
        },
        {
          en: 'Call your doctor today if it is above 250 twice in a row.',
          es: 'Llame hoy a su médico si está por encima de 250 dos veces seguidas.',
        },
      ],
      againInMinutes: 120,
    },
    BP_EMERGENCY: {
      urgency: 'EMERGENCY',
      title: call911,
      body: {
        en: 'Very high blood pressure with these signs can be an emergency.',
        es: 'La presión muy alta con estas señales puede ser una emergencia.',
      },
      steps: [dial, doNotDrive],
    },
    BP_MEASURE_AGAIN: {
      urgency: 'MEASURE_AGAIN',
      title: { en: 'Rest, then measure again', es: 'Descanse y mida otra vez' },
      body: {
        en: 'One very high number needs a second one before it means much.',
        es: 'Un número muy alto necesita un segundo número para decir algo.',
      },
      steps: [
        {
          en: 'Sit quietly for five minutes, back supported, both feet on the floor.',
          es: 'Siéntese tranquilo cinco minutos, con la espalda apoyada y los dos pies en el piso.',
        },
        {
          en: 'Measure again. If it is still above 180 or 120, call your doctor right away.',
          es: 'Mida otra vez. Si sigue por encima de 180 o 120, llame a su médico de inmediato.',
        },
        {
          en: 'Call 911 if you get chest pain, shortness of breath, weakness, or trouble seeing or speaking.',
          es: 'Llame al 911 si le da dolor de pecho, falta de aire, debilidad o dificultad para ver o hablar.',
        },
      ],
      againInMinutes: 5,
    },
    BP_CALL: {
      urgency: 'CALL_TODAY',
      title: { en: 'Call your doctor right away', es: 'Llame a su médico de inmediato' },
      body: {
        en: 'It stayed very high after a rest.',
        es: 'Siguió muy alta después de descansar.',
      },
      steps: [
        {
          en: 'Call your doctor and say both readings.',
          es: 'Llame a su médico y diga las dos lecturas.',
        },
        {
          en: 'Ask whether to take your medicine if you missed it.',
          es: 'Pregunte si debe tomar su medicina si la olvidó.',
        },
        {
          en: 'Call 911 if you get chest pain, shortness of breath, weakness, or trouble seeing or speaking.',
          es: 'Llame al 911 si le da dolor de pecho, falta de aire, debilidad o dificultad para ver o hablar.',
        },
      ],
    },
    BP_WATCH: {
      urgency: 'WATCH',
      title: { en: 'Good that you measured again', es: 'Qué bueno que se midió otra vez' },
      body: {
        en: 'It is lower now. Measure tomorrow at your usual time.',
        es: 'Ya está más baja. Mida mañana a su hora de siempre.',
      },
      steps: [],
    },
    GAIN_EMERGENCY: {
      urgency: 'EMERGENCY',
      title: call911,
      body: {
        en: 'With heart failure these signs need help now.',
        es: 'Con insuficiencia cardíaca estas señales necesitan ayuda ahora.',
      },
      steps: [dial, doNotDrive],
    },
    GAIN_CALL: {
      urgency: 'CALL_TODAY',
      title: { en: 'Call your care team today', es: 'Llame hoy a su equipo de atención' },
      body: {
        en: 'Gaining weight fast can mean that your body holds water.',
        es: 'Subir rápido de peso puede significar que el cuerpo retiene agua.',
      },
      steps: [
        {
          en: 'Call your doctor or nurse and say how much you gained.',
          es: 'Llame a su médico o enfermera y diga cuánto subió.',
        },
        {
          en: 'Ask whether to change your water pill. Do not change it on your own.',
          es: 'Pregunte si debe cambiar su diurético. No lo cambie por su cuenta.',
        },
        {
          en: 'Weigh yourself again tomorrow morning.',
          es: 'Pésese otra vez mañana por la mañana.',
        },
      ],
    },
    GAIN_WEIGH_AGAIN: {
      urgency: 'MEASURE_AGAIN',
      title: {
        en: 'Weigh yourself again tomorrow morning',
        es: 'Pésese otra vez mañana por la mañana',
      },
      body: {
        en: 'Clothes, meals and the time of day can change the number.',
        es: 'La ropa, las comidas y la hora pueden cambiar el número.',
      },
      steps: [
        {
          en: 'Weigh yourself after the bathroom and before breakfast.',
          es: 'Pésese después de ir al baño y antes del desayuno.',
        },
        {
          en: 'If it is as high again, call your care team.',
          es: 'Si sigue igual de alto, llame a su equipo de atención.',
        },
      ],
      againInMinutes: 1440,
    },
  } satisfies Record<string, AlertOutcomeContent>),
)
