import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import {
  type Card,
  type CardContent,
  type CardKind,
  cardKinds,
} from '../../model/cards/card-content.ts'
import { type CardPeriod, cardPeriods } from '../../model/cards/card-builders.ts'
import { cardKindsFor } from '../../model/cards/allowed-card-types.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { activeNames } from '#session/member/model/programs.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { ChatCardView } from './chat-card-view.tsx'
import * as styles from './chat-card.css.ts'
import { useCardReadings } from './use-card-readings.ts'
import { type CardWords, useCardWords } from './use-card-words.ts'

/** Lets the member attach one reading or a period, with a preview of what the coach sees. */
export function ChatCardPicker({
  onChoose,
  onClose,
}: {
  onChoose: (card: Card) => void
  onClose: () => void
}) {
  const words = useCardWords()
  const { t } = words
  const { programs } = useInitialAnswers()
  const kinds = cardKindsFor(programs.value === null ? null : activeNames(programs.value))
  const [selectedKind, setKind] = useState<CardKind | null>(null)
  const [how, setHow] = useState<'one' | 'many'>('one')
  const [period, setPeriod] = useState<CardPeriod>(14)
  const [chosen, setChosen] = useState(0)
  const { today } = useToday()
  const kind = selectedKind ?? kinds[0] ?? cardKinds[0]
  const read = useCardReadings(kind, how === 'one' ? null : period, today)
  const contents = read.state === 'ready' ? read.data : []
  const content = contents[how === 'one' ? chosen : 0]
  const leftOut = read.state === 'ready' ? (read.leftOut ?? 0) : 0
  const card = content === undefined ? null : words.cardOf(content, leftOut)
  return (
    <Dialog
      open
      title={t('chat-cards.picker.title')}
      onClose={onClose}
      actions={
        <>
          {card === null ? null : (
            <Button icon="plus" onClick={() => onChoose(card)}>
              {t('chat-cards.picker.add')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t('chat-cards.picker.cancel')}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{t('chat-cards.picker.text')}</Text>
      {kinds.length < 2 ? null : (
        <RadioGroup
          label={t('chat-cards.picker.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`chat-cards.kind.${value}`) }))}
          onChange={(value) => (setKind(value), setChosen(0))}
        />
      )}
      <div className={styles.narrow}>
        <SegmentedControl
          label={t('chat-cards.picker.how')}
          value={how}
          options={(['one', 'many'] as const).map((value) => ({
            value,
            label: t(`chat-cards.picker.${value}`),
          }))}
          onChange={setHow}
        />
      </div>
      {how === 'many' ? (
        <RadioGroup
          label={t('chat-cards.picker.period')}
          value={String(period)}
          options={cardPeriods.map((days) => ({
            value: String(days),
            label: t('chat-cards.picker.days', { days }),
          }))}
          onChange={(value) => setPeriod(cardPeriods.find((days) => String(days) === value) ?? 14)}
        />
      ) : null}
      <OmittedRowsNote count={leftOut} />
      {read.state === 'pending' ? (
        <LoadingStatus label={t('chat-cards.picker.loading')}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </LoadingStatus>
      ) : read.state === 'failed' ? (
        <QueryFailurePanel {...read} title={t('chat-cards.picker.failed')} support={supportCall} />
      ) : contents.length === 0 ? (
        how === 'one' ? (
          <EmptyState
            none={noneOf(contents, leftOut)}
            icon="chart"
            title={t('chat-cards.picker.none')}
            headingLevel={3}
          >
            {t('chat-cards.picker.none.text')}
          </EmptyState>
        ) : (
          <Text>{t('chat-cards.picker.none.period')}</Text>
        )
      ) : how === 'one' ? (
        <Latest contents={contents} chosen={chosen} onChoose={setChosen} words={words} />
      ) : null}
      {card === null ? null : (
        <div className={styles.preview}>
          <Text look="label">{t('chat-cards.picker.preview')}</Text>
          <ChatCardView card={card} />
        </div>
      )}
    </Dialog>
  )
}

function Latest({
  contents,
  chosen,
  onChoose,
  words,
}: {
  contents: readonly CardContent[]
  chosen: number
  onChoose: (index: number) => void
  words: CardWords
}) {
  const options = contents.flatMap((content, index) => {
    if (!('reading' in content)) return []
    const { value, ...taken } = content.reading
    const meal = words.meal(value)
    return [
      {
        value: String(index),
        label: words.says(value),
        detail: [words.when(taken), ...(meal === null ? [] : [meal])].join(' · '),
      },
    ]
  })
  return (
    <RadioGroup
      label={words.t('chat-cards.picker.which')}
      value={String(chosen)}
      options={options}
      onChange={(value) => onChoose(Number(value))}
    />
  )
}
