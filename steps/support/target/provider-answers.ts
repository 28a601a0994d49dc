import { careAnswers } from './answers/care-answers.ts'
import { chatAnswers } from './answers/chat-answers.ts'
import { labAnswers } from './answers/lab-answers.ts'
import { profileAnswers } from './answers/profile-answers.ts'
import { readingsAnswers } from './answers/readings-answers.ts'

/** By the words of "shows the provider's …". */
export const providerAnswers = {
  ...readingsAnswers,
  ...labAnswers,
  ...careAnswers,
  ...chatAnswers,
  ...profileAnswers,
}
