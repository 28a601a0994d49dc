import { useState } from 'react'
import { href } from '#platform/model/paths.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useImportRun } from '../api/use-import-run.ts'
import { ChooseFile } from './choose-file.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileQuestions } from './file-questions.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { useTakenKinds } from './use-taken-kinds.ts'
import { useReadingsFile } from './use-readings-file.ts'

/**
 * Brings readings of a file into the member's record: chosen, read on the device, looked at line by
 * line, added by one button, and undone by another.
 */
export function ImportReadingsScreen() {
  const t = useMessages()
  const name = useMemberName()
  const takes = useTakenKinds()
  const { chosen, choose, answer, forget } = useReadingsFile(takes)
  const importing = useImportRun()
  const { run } = importing
  const isWorking = run?.phase === 'sending' || run?.phase === 'removing'
  const [hasWorked, setWorked] = useState(false)
  if (isWorking && !hasWorked) setWorked(true)
  return (
    <PageFrame
      title={t('readings-import.title')}
      lead={t('readings-import.lead')}
      back={{ to: href('reportsAndData'), label: t('readings-import.back') }}
    >
      <Stack gap="s6">
        {isWorking ? (
          <ImportProgress run={run} stop={importing.stop} />
        ) : (
          <>
            {run === null ? null : (
              <ImportResult importing={importing} run={run} takesFocus={hasWorked} />
            )}
            <ChooseFile
              chosen={chosen}
              name={name}
              choose={(file) => {
                if (run?.phase === 'removed') importing.forget()
                choose(file)
              }}
            />
            {chosen.state === 'read' && chosen.summary.questions.length > 0 ? (
              <FileQuestions {...chosen} answer={answer} />
            ) : null}
            {chosen.state === 'read' && chosen.lines !== null && takes !== null ? (
              <FilePreview
                {...chosen}
                lines={chosen.lines}
                member={name}
                takes={takes}
                start={(readings) => {
                  forget()
                  void importing.start(chosen.name, readings)
                }}
              />
            ) : null}
          </>
        )}
      </Stack>
    </PageFrame>
  )
}
