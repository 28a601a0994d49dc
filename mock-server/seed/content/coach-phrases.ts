import type { LocalizedText } from './localized-text.ts'

/**
 * Phrases of the automatic coaches with `{…}` placeholders. Clinical advice occurs only where
 * docs/clinical.md#severe-blood-pressure specifies it.
 */
export const coachPhrases = {
  greeting: {
    en: 'Hello, {member}! I am {coach}. I have your message and will look at your readings. What would help you most this week?',
    es: '¡Hola, {member}! Soy {coach}. Recibí su mensaje y voy a ver sus lecturas. ¿Qué le ayudaría más esta semana?',
  },
  takingOver: {
    en: 'Hello, {member}. {before} is away, so I am taking over for now. I am {coach}, and I have read what you two wrote. How can I help?',
    es: 'Hola, {member}. {before} no está, así que por ahora sigo yo. Soy {coach} y leí lo que ustedes escribieron. ¿En qué le ayudo?',
  },
  leaving: {
    en: 'I am off now, {member}. Write whenever you like: I read everything when I am back, and a colleague answers if you do not want to wait.',
    es: 'Por hoy termino, {member}. Escriba cuando quiera: al volver lo leo todo, y si no quiere esperar le contesta alguien del equipo.',
  },
  back: {
    en: 'I am back, {member}, and have read your message. Thank you for waiting.',
    es: 'Ya volví, {member}, y leí su mensaje. Gracias por esperar.',
  },
} as const satisfies Record<string, LocalizedText>

/**
 * Topics of a message; the first match applies. Words are in lower case without accents, and one of
 * the answers is selected.
 */
export const coachTopics = [
  {
    name: 'emergency',
    tells:
      /chest pain|short(ness)? of breath|can ?not breathe|can'?t breathe|faint|\bnumb|trouble speaking|dolor (en el|de) pecho|falta de aire|no puedo respirar|desmay|entumec/,
    says: [
      {
        en: 'Please call 911 now if you have chest pain, short breath, back pain, numbness, weakness, or a change in how you see or speak. I cannot help fast enough here. Write to me when you are safe.',
        es: 'Llame ahora al 911 si tiene dolor en el pecho, falta de aire, dolor de espalda, entumecimiento, debilidad o un cambio en la vista o el habla. Por aquí no puedo ayudarle con la rapidez necesaria. Escríbame cuando esté a salvo.',
      },
    ],
  },
  {
    name: 'medicine',
    tells: /\bdos(e|is)\b|medic(in|ation)|insulin|\bpills?\b|metformin|medicamento|pastilla/,
    says: [
      {
        en: 'I cannot advise on medicines: please ask your doctor or pharmacist before you change anything. I am glad to help you write down your questions for them.',
        es: 'No puedo aconsejarle sobre medicinas: pregunte a su médico o farmacéutico antes de cambiar algo. Con gusto le ayudo a anotar sus preguntas.',
      },
    ],
  },
  {
    name: 'food',
    tells:
      /\b(ate|eat|eating|food|breakfast|lunch|dinner|snack|meal|comi|comer|comida|desayuno|almuerzo|cena|merienda)\b/,
    says: [
      {
        en: 'Thank you for telling me what you eat. Could you write down your next three breakfasts, and measure when your plan says so? Then we look at them together.',
        es: 'Gracias por contarme lo que come. ¿Puede anotar sus próximos tres desayunos y medirse cuando lo dice su plan? Después los vemos juntos.',
      },
      {
        en: 'That helps me. Which meal of the day would you most like to change? We start with one small step.',
        es: 'Eso me ayuda. ¿Qué comida del día le gustaría cambiar más? Empezamos con un paso pequeño.',
      },
    ],
  },
  {
    name: 'moving',
    tells: /\b(walk\w*|exercise|steps|gym|bike|swim\w*|camin\w*|ejercicio|pasos|bicicleta|nadar)\b/,
    says: [
      {
        en: 'Well done for moving! What time of day suits you best? If you like, we make it a small goal for this week.',
        es: '¡Qué bien que se mueve! ¿A qué hora le queda mejor? Si quiere, lo ponemos como una meta pequeña para esta semana.',
      },
    ],
  },
  {
    name: 'session',
    tells: /\b(session|appointment|call me|phone|video|cita|sesion|llam\w+)\b/,
    says: [
      {
        en: 'You can book a session with me on the Coaching page, by phone or video. Tell me what you would like to talk about and I prepare for it.',
        es: 'Puede reservar una sesión conmigo en la página Asesoría, por teléfono o por video. Dígame de qué le gustaría hablar y me preparo.',
      },
    ],
  },
  {
    name: 'supplies',
    tells:
      /\b(strips?|lancets?|meter|cuff|scale|battery|tiras?|lancetas?|medidor|tensiometro|bascula|bateria)\b/,
    says: [
      {
        en: 'Strips and lancets are on the Order supplies page. If the device itself is the trouble, its user guide here shows each step, and member support can help by phone.',
        es: 'Las tiras y lancetas están en la página Pedir suministros. Si el problema es el aparato, su guía de uso muestra cada paso, y apoyo a miembros le ayuda por teléfono.',
      },
    ],
  },
  {
    name: 'thanks',
    tells: /\b(thanks?|thank you|gracias)\b/,
    says: [
      {
        en: 'You are welcome, {member}! Keep going, and write whenever something comes up.',
        es: '¡Con gusto, {member}! Siga así, y escríbame cuando se le ocurra algo.',
      },
    ],
  },
  {
    name: 'other',
    tells: /(?:)/,
    says: [
      {
        en: 'Thank you for writing, {member}. Tell me a little more: when does it happen, and what have you tried so far?',
        es: 'Gracias por escribir, {member}. Cuénteme un poco más: ¿cuándo pasa y qué ha probado hasta ahora?',
      },
      {
        en: 'I hear you. What would be one small thing that you could do about it this week?',
        es: 'Le entiendo. ¿Qué cosa pequeña podría hacer al respecto esta semana?',
      },
    ],
  },
] as const satisfies readonly {
  readonly name: string
  readonly tells: RegExp
  readonly says: readonly [LocalizedText, ...LocalizedText[]]
}[]

/**
 * Replies to a chat card. The text for a severe blood pressure is that of
 * docs/clinical.md#severe-blood-pressure; for blood sugar the reply refers to the portal's page.
 */
export const cardWords = {
  severePressure: {
    en: 'I see {what}. If you have chest pain, short breath, back pain, numbness, weakness, or a change in how you see or speak, call 911 now. Without any of these: wait a few minutes, measure again, then call your doctor.',
    es: 'Veo {what}. Si tiene dolor en el pecho, falta de aire, dolor de espalda, entumecimiento, debilidad o un cambio en la vista o el habla, llame ahora al 911. Si no tiene nada de eso: espere unos minutos, mídase otra vez y llame a su médico.',
  },
  lookAtPage: {
    en: 'I see {what}. Please follow what your Blood sugar page says to do now, before we go on here. Then tell me how you feel and what came before it.',
    es: 'Veo {what}. Primero siga lo que su página Azúcar en la sangre dice que haga ahora. Después cuénteme cómo se siente y qué pasó antes.',
  },
  reading: {
    en: 'Thank you for showing me this. I see {what}. What did you do in the hour before? That often explains a reading.',
    es: 'Gracias por mostrarme esto. Veo {what}. ¿Qué hizo en la hora anterior? Eso muchas veces explica una lectura.',
  },
  range: {
    en: 'Thank you, now we look at the same figures. I see {count} readings on {days} days, with an average of {what}. Which days were different from the others, and what was different?',
    es: 'Gracias, así vemos las mismas cifras. Veo {count} lecturas en {days} días, con un promedio de {what}. ¿Qué días fueron distintos y qué cambió?',
  },
  rangeWithoutAverage: {
    en: 'Thank you, now we look at the same figures. I see {count} readings on {days} days. Which days were different from the others?',
    es: 'Gracias, así vemos las mismas cifras. Veo {count} lecturas en {days} días. ¿Qué días fueron distintos?',
  },
} as const satisfies Record<string, LocalizedText>

/** Texts of a value with its unit. */
export const valueWords = {
  bloodPressure: {
    en: '{systolic} over {diastolic} mmHg',
    es: '{systolic} sobre {diastolic} mmHg',
  },
  bloodSugar: { en: '{value} mg/dL', es: '{value} mg/dL' },
  belowMeter: {
    en: 'a value below what your meter shows',
    es: 'un valor por debajo de lo que muestra su medidor',
  },
  aboveMeter: {
    en: 'a value above what your meter shows',
    es: 'un valor por encima de lo que muestra su medidor',
  },
  weight: { en: '{value} lb', es: '{value} lb' },
  pulse: { en: '{value} beats per minute', es: '{value} latidos por minuto' },
} as const satisfies Record<string, LocalizedText>
