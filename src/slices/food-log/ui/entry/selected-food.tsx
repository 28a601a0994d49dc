import type { FoodInput } from '../../model/food-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { ListRow } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** A food of the entry: portion, amount and a remove button. */
export function SelectedFood({
  id,
  food,
  error,
  onChange,
  onRemove,
  words: { t },
}: {
  id: string
  food: FoodInput
  error: string | undefined
  onChange: (changed: Partial<FoodInput>) => void
  onRemove: () => void
  words: FoodWords
}) {
  const { name, portions, portionId, amount } = food
  return (
    <ListRow
      title={name}
      end={
        <Button
          look="quiet"
          size="compact"
          aria-label={t('food-log.form.remove-name', { name })}
          onClick={onRemove}
        >
          {t('food-log.form.remove')}
        </Button>
      }
    >
      <Stack gap="s3">
        {food.foodId === undefined ? (
          <Text look="small" tone="secondary">
            {t('food-log.form.own.text')}
          </Text>
        ) : null}
        <FieldPair>
          {portions.length > 0 ? (
            <SelectField
              label={t('food-log.form.portion')}
              aria-label={t('food-log.form.portion-name', { name })}
              options={portions.map((portion) => ({ value: portion.id, label: portion.label }))}
              value={portionId}
              onChange={(value) => onChange({ portionId: value })}
            />
          ) : null}
          <TextField
            id={id}
            label={t('food-log.form.amount')}
            aria-label={t('food-log.form.amount-name', { name })}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={error}
            onChange={(text) => onChange({ amount: text })}
          />
        </FieldPair>
      </Stack>
    </ListRow>
  )
}
