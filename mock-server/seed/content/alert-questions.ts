import type { LocalizedText } from './localized-text.ts'

export type AlertKind =
  | 'BLOOD_SUGAR_LOW'
  | 'BLOOD_SUGAR_HIGH'
  | 'BLOOD_PRESSURE_SEVERE'
  | 'WEIGHT_SUDDEN_GAIN'

/** The third value of an answer is the code of the next question, or of an outcome. */
export type AlertQuestionContent = {
  readonly text: LocalizedText
  readonly help?: LocalizedText
  readonly answers: readonly (readonly [code: string, text: LocalizedText, to: string])[]
}

const yes: LocalizedText = { en: 'Yes', es: 'Sí' }
const no: LocalizedText = { en: 'No', es: 'No' }

/**
 * The first question of each alert kind (docs/clinical.md#hypoglycemia,
 * docs/clinical.md#severe-blood-pressure, docs/clinical.md#weight-gain).
 */
export const firstQuestion: Readonly<Record<AlertKind, string>> = {
  BLOOD_SUGAR_LOW: 'LOW_DANGER',
  BLOOD_SUGAR_HIGH: 'HIGH_DANGER',
  BLOOD_PRESSURE_SEVERE: 'BP_SYMPTOMS',
  WEIGHT_SUDDEN_GAIN: 'GAIN_DANGER',
}

export const alertQuestions: ReadonlyMap<string, AlertQuestionContent> = new Map(
  Object.entries({
    LOW_DANGER: {
      text: {
        en: 'Are you confused or very sleepy, or is it hard to swallow?',
        es: '¿Está confundido o con mucho sueño, o le cuesta tragar?',
      },
      help: {
        en: 'If somebody is with you, let them answer.',
        es: 'Si alguien está con usted, deje que conteste esa persona.',
      },
      answers: [
        ['YES', yes, 'LOW_EMERGENCY'],
        ['NO', no, 'LOW_SUGAR'],
      ],
    },
    LOW_SUGAR: {
      text: {
        en: 'Have you had something with sugar since you measured?',
        es: '¿Tomó algo con azúcar después de medirse?',
      },
      help: {
        en: 'Such as juice, regular soda or glucose tablets.',
        es: 'Por ejemplo jugo, refresco regular o tabletas de glucosa.',
      },
      answers: [
        ['YES', yes, 'LOW_BETTER'],
        ['NO', no, 'LOW_TREAT'],
      ],
    },
    LOW_BETTER: {
      text: { en: 'Do you feel better now?', es: '¿Ya se siente mejor?' },
      answers: [
        ['YES', yes, 'LOW_MEASURE_AGAIN'],
        ['NO', no, 'LOW_TREAT'],
      ],
    },
    HIGH_DANGER: {
      text: {
        en: 'Are you vomiting, confused or breathing fast, or does your breath smell like fruit?',
        es: '¿Tiene vómitos, confusión o respiración rápida, o su aliento huele a fruta?',
      },
      help: {
        en: 'These can be signs that high blood sugar has become dangerous.',
        es: 'Pueden ser señales de que el azúcar alta se volvió peligrosa.',
      },
      answers: [
        ['YES', yes, 'HIGH_EMERGENCY'],
        ['NO', no, 'HIGH_MEDICINE'],
      ],
    },
    HIGH_MEDICINE: {
      text: {
        en: 'Did you miss a dose of your diabetes medicine or insulin?',
        es: '¿Olvidó una dosis de su medicina para la diabetes o de insulina?',
      },
      answers: [
        ['YES', yes, 'HIGH_CALL'],
        ['NO', no, 'HIGH_MEASURE_AGAIN'],
        ['NONE', { en: 'I do not take any', es: 'No tomo ninguna' }, 'HIGH_MEASURE_AGAIN'],
      ],
    },
    BP_SYMPTOMS: {
      text: {
        en: 'Do you have chest or back pain, shortness of breath, numbness or weakness, or trouble seeing or speaking?',
        es: '¿Tiene dolor de pecho o de espalda, falta de aire, adormecimiento o debilidad, o dificultad para ver o hablar?',
      },
      answers: [
        ['YES', yes, 'BP_EMERGENCY'],
        ['NO', no, 'BP_AGAIN'],
      ],
    },
    BP_AGAIN: {
      text: {
        en: 'Have you rested for a few minutes and measured again?',
        es: '¿Descansó unos minutos y se midió otra vez?',
      },
      answers: [
        ['NOT_YET', { en: 'Not yet', es: 'Todavía no' }, 'BP_MEASURE_AGAIN'],
        [
          'STILL_HIGH',
          { en: 'Yes, it is still above 180 or 120', es: 'Sí, sigue por encima de 180 o 120' },
          'BP_CALL',
        ],
        ['LOWER', { en: 'Yes, it is lower now', es: 'Sí, ya está más baja' }, 'BP_WATCH'],
      ],
    },
    GAIN_DANGER: {
      text: {
        en: 'Are you very short of breath, do you have chest pain, or do you feel faint?',
        es: '¿Le falta mucho el aire, tiene dolor de pecho o siente que se desmaya?',
      },
      answers: [
        ['YES', yes, 'GAIN_EMERGENCY'],
        ['NO', no, 'GAIN_SWELLING'],
      ],
    },
    GAIN_SWELLING: {
      text: {
        en: 'Are your feet or your belly more swollen, or do you need more pillows to sleep?',
        es: '¿Tiene los pies o el vientre más hinchados, o necesita más almohadas para dormir?',
      },
      answers: [
        ['YES', yes, 'GAIN_CALL'],
        ['NO', no, 'GAIN_SCALE'],
      ],
    },
    GAIN_SCALE: {
      text: {
        en: 'Did you weigh yourself as always: same scale, same clothes, same time of day?',
        es: '¿Se pesó como siempre: misma báscula, misma ropa, misma hora?',
      },
      answers: [
        ['SAME', yes, 'GAIN_CALL'],
        [
          'OTHER',
          { en: 'No, something was different', es: 'No, algo fue distinto' },
          'GAIN_WEIGH_AGAIN',
        ],
      ],
    },
  } satisfies Record<string, AlertQuestionContent>),
)

/** Returns the most questions that can follow, including this one; 0 for an outcome. */
export function questionsFrom(code: string): number {
  const question = alertQuestions.get(code)
  return question ? 1 + Math.max(...question.answers.map(([, , to]) => questionsFrom(to))) : 0
}
