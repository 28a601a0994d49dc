import {
  preferenceFields,
  type PreferenceField,
  type PreferenceProblem,
  preferenceProblems,
  preferencesChange,
  editedPreferences,
  type AlertPreferencesInput,
  alertPreferencesInputOf,
} from '#vitals/model/alerts/alert-preferences-form.ts'
import { type AlertPreferences, contactMethods } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useSaveAlertPreferences } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatWallTime } from '#i18n/wall-clock-format.ts'
import { useUnreadPhones } from '#session/member/api/use-unread-phones.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { TimeField } from '#ui/forms/fields/time-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { thresholdProblemWords } from './threshold-problem-words.ts'

function wordOf(problem: PreferenceProblem, typed: AlertPreferencesInput): FieldMessage {
  if (problem === 'unreachable')
    return isUnknown(typed.contactMethod)
      ? 'blood-sugar-alerts.method.unknown'
      : `blood-sugar-alerts.unreachable.${typed.contactMethod}`
  if (problem === 'time') return 'blood-sugar-alerts.time.missing'
  return problem === 'same'
    ? 'blood-sugar-alerts.time.same'
    : thresholdProblemWords(problem, typed.low)
}

/**
 * The care team's outreach about a reading: whether, at which thresholds, by which method, and
 * quiet hours.
 */
export function OutreachThresholdsForm({ preferences }: { preferences: AlertPreferences }) {
  const t = useMessages()
  const locale = useLocale()
  const { personal } = useInitialAnswers()
  // A phone that could not be read may be the one; the server validates the method then.
  const ways = useUnreadPhones() > 0 ? null : personal.value
  const form = useForm({
    name: 'blood-sugar-alerts',
    initial: alertPreferencesInputOf(preferences),
    fields: preferenceFields,
    problems: (typed) => {
      const found = preferenceProblems(typed, ways)
      const words: Partial<Record<PreferenceField, FieldMessage>> = {}
      for (const field of preferenceFields)
        if (found[field] !== undefined) words[field] = wordOf(found[field], typed)
      return words
    },
    prepare: ({ values, basis }) => {
      const [told, shown] = [editedPreferences(values, basis), editedPreferences(basis, basis)]
      return preferencesChange(told, shown) === null ? 'unchanged' : { told, shown }
    },
    save: useSaveAlertPreferences(),
  })
  const { values: typed, change } = form
  const texts = { ...typed, contactMethod: rawOf(typed.contactMethod) }
  const wallTime = (time: string) => formatWallTime(`2026-11-16T${time}:00`, locale)
  const formatVersion = (name: PreferenceField, version: AlertPreferences): string => {
    if (name === 'contactMethod')
      return t(
        isUnknown(version[name])
          ? 'blood-sugar-alerts.method.unknown'
          : `blood-sugar-alerts.method.${version[name]}`,
      )
    return name === 'low' || name === 'high' ? String(version[name]) : wallTime(version[name])
  }
  const isLimit = ({ field }: { readonly field: string }) => field === 'low' || field === 'high'
  const field = (name: PreferenceField) => ({
    id: form.idOf(name),
    label: t(`blood-sugar-alerts.call.${name}`),
    value: texts[name],
    error: form.errors[name],
  })
  const limit = (name: 'low' | 'high') => (
    <TextField
      {...field(name)}
      inputMode="numeric"
      autoComplete="off"
      onChange={(value) => change({ [name]: value })}
    />
  )

  const isQuiet = !typed.immediateSupport && typed.startTime !== '' && typed.endTime !== ''
  const quiet = () =>
    t('blood-sugar-alerts.call.quiet', {
      from: wallTime(typed.startTime),
      until: wallTime(typed.endTime),
    })
  const { contactMethod: method } = typed
  const summary = typed.optInAlerts
    ? [
        t(`blood-sugar-alerts.call.summary.${isUnknown(method) ? 'unknown' : method}`, {
          low: typed.low,
          high: typed.high,
        }),
        ...(isQuiet ? [quiet()] : []),
      ]
    : [t('blood-sugar-alerts.call.summary.off')]
  return (
    <FoldedSection
      title={t('blood-sugar-alerts.call.title')}
      summary={summary.join(' ')}
      isNeeded={form.isUnsaved}
    >
      <Form
        of={form}
        label={t('blood-sugar-alerts.call.title')}
        look="secondary"
        save={t('blood-sugar-alerts.call.save')}
        trouble={t('forms.not-saved')}
        // Concurrent edits of a switch always agree, so only the other fields can conflict.
        conflict={(name, mine, theirs) => {
          const of = preferenceFields.find((one) => one === name)
          return of === undefined
            ? null
            : {
                label: t(`blood-sugar-alerts.call.${of}`),
                mine: formatVersion(of, { ...preferences, [of]: mine }),
                theirs: formatVersion(of, { ...preferences, [of]: theirs }),
              }
        }}
        contradiction={t(
          form.conflicts.some(isLimit)
            ? 'blood-sugar-alerts.conflict.limits'
            : 'blood-sugar-alerts.conflict.times',
        )}
      >
        <Stack gap="s5">
          <Text tone="secondary">{t('blood-sugar-alerts.call.intro')}</Text>
          <Checkbox
            checked={typed.optInAlerts}
            detail={t('blood-sugar-alerts.call.opt-in.detail')}
            onChange={(optInAlerts) => change({ optInAlerts })}
          >
            {t('blood-sugar-alerts.call.opt-in')}
          </Checkbox>
          {typed.optInAlerts ? (
            <>
              <FieldPair>
                {limit('low')}
                {limit('high')}
              </FieldPair>
              <SelectField
                {...field('contactMethod')}
                options={[
                  ...contactMethods.map((value) => ({
                    value: value as string,
                    label: t(`blood-sugar-alerts.method.${value}`),
                  })),
                  // An unknown method stays until the member selects another one; only changes are
                  // sent.
                  ...(isUnknown(preferences.contactMethod)
                    ? [
                        {
                          value: rawOf(preferences.contactMethod),
                          label: t('blood-sugar-alerts.method.unknown'),
                        },
                      ]
                    : []),
                ]}
                onChange={(chosen) =>
                  change({
                    contactMethod:
                      contactMethods.find((method) => method === chosen) ??
                      preferences.contactMethod,
                  })
                }
              />
              <FieldPair>
                <TimeField
                  {...field('startTime')}
                  onChange={(startTime) => change({ startTime })}
                />
                <TimeField {...field('endTime')} onChange={(endTime) => change({ endTime })} />
              </FieldPair>
              <Checkbox
                checked={typed.immediateSupport}
                detail={t('blood-sugar-alerts.call.immediate.detail')}
                onChange={(immediateSupport) => change({ immediateSupport })}
              >
                {t('blood-sugar-alerts.call.immediate')}
              </Checkbox>
              {isQuiet ? <Text>{quiet()}</Text> : null}
            </>
          ) : null}
        </Stack>
      </Form>
    </FoldedSection>
  )
}
