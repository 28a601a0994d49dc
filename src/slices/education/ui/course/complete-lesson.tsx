import { Text } from '#ui/primitives/text.tsx'
import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { Lesson } from '../../model/education.ts'
import { isRight } from '../../model/education-course.ts'
import { useRecordLesson } from '../../api/education-queries.ts'
import { lessonPath } from '../lesson-path.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/**
 * The end of a lesson: its question with feedback, or the button to complete it; then the link to
 * the next one.
 */
export function CompleteLesson({
  courseId,
  lesson,
  next,
  isLast,
}: {
  courseId: string
  lesson: Lesson
  next: Lesson | undefined
  isLast: boolean
}) {
  const t = useMessages()
  const go = useNavigateTo()
  const recording = useRecordLesson()
  // An unreadable answer can be given again.
  const [answer, setAnswer] = useState(knownOrNull(lesson.chosenChoiceId) ?? undefined)
  const [isMissing, setMissing] = useState(false)
  const { id, chosenChoiceId, completeTime } = lesson
  const question = knownOrNull(lesson.question) ?? undefined
  const verdict = answer === chosenChoiceId ? isRight(lesson, chosenChoiceId) : null
  const right = question?.choices.items.find(
    (choice) => choice.id === question.correctChoiceId,
  )?.text
  const onward = next === undefined ? href('education') : lessonPath(courseId, next.id)

  async function record() {
    if (question !== undefined && answer === undefined) return setMissing(true)
    const saved = await recording.save({
      courseId,
      lessonId: id,
      ...(answer === undefined ? {} : { answerId: answer }),
    })
    if (saved === null || question !== undefined) return
    showToast({ tone: 'success', title: t('education.recorded', { title: lesson.title }) })
    if (next !== undefined) go(onward)
  }

  return (
    <ScreenOnly>
      <Stack gap="s4">
        {isUnreadable(lesson.question) ? <Text>{t('education.question.unread')}</Text> : null}
        {question === undefined ? null : (
          <RadioGroup
            label={question.text}
            options={question.choices.items.map((choice) => ({
              value: choice.id,
              label: choice.text,
            }))}
            value={answer}
            onChange={(chosen) => {
              setAnswer(chosen)
              setMissing(false)
            }}
          />
        )}
        {isMissing ? (
          <Banner tone="warning" live="alert" title={t('education.answer.missing')} />
        ) : null}
        {verdict === null || question === undefined ? null : (
          <Banner
            tone={verdict ? 'success' : 'info'}
            live="status"
            title={
              verdict
                ? t('education.answer.right')
                : right === undefined
                  ? t('education.answer.not-right')
                  : t('education.answer.other', { right })
            }
          >
            {question.explanation}
          </Banner>
        )}
        <SaveError
          failure={recording.failure}
          title={t('education.trouble')}
          support={supportCall}
        />
        {isLast ? (
          <Banner tone="success" title={t('education.course.done')}>
            {t('education.course.done.text')}
          </Banner>
        ) : null}
        <Inline>
          {verdict === null && (question !== undefined || completeTime === undefined) ? (
            <Button
              working={recording.working}
              workingLabel={t('forms.saving')}
              onClick={() => void record()}
            >
              {t(question === undefined ? 'education.read' : 'education.check')}
            </Button>
          ) : null}
          {completeTime === undefined ? null : (
            <ButtonLink
              look={verdict === null && question !== undefined ? 'secondary' : 'primary'}
              to={onward}
            >
              {t(next === undefined ? 'education.back' : 'education.lesson.next')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </ScreenOnly>
  )
}
