import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { changeRupLine, previewRupLine } from '#areas/curriculum/contract/rup-lines.ts'
import { askEffects } from '#platform/web/dialog/ask-effects.ts'
import { gradingModes, gradingModeTitles, type GradingMode } from '#platform/contract/enumerations.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Select } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listAttestation, readAttestation, type AttestationCard } from '../../contract/attestation.ts'
import { lineTitle } from './line-title.ts'

const modes = gradingModes.map((value) => ({ value, label: gradingModeTitles[value] }))

/** How a course is graded in its classes: what changes by another mode, results among it, is shown before. */
export function ModeField({ line }: { line: AttestationCard }) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const { act } = useActions([readAttestation, listAttestation])
  const params = { id: String(line.id) }
  const bodyOf = (grading_mode: GradingMode, version: number) => ({
    ...line.line,
    hours: line.hours,
    grading_mode,
    version,
  })
  const change = async (mode: GradingMode) => {
    const body = bodyOf(mode, line.line.version)
    const follow = await askEffects(await request(previewRupLine, { params, body }), t`Изменить режим оценивания?`)
    if (follow === null) return
    const done = await act(changeRupLine, { params, body: { ...body, follow } })
    if (done === null) return
    notify.undoable(t`${lineTitle(line)}: ${gradingModeTitles[mode]}`, {
      label: t`Отменить`,
      act: () => void act(changeRupLine, { params, body: bodyOf(line.grading_mode, done.version) }),
    })
  }
  return (
    <Select
      aria-label={t`Оценивание`}
      size="sm"
      maw={320}
      allowDeselect={false}
      data={modes}
      value={line.grading_mode}
      disabled={isSending}
      onChange={(value) => {
        const mode = gradingModes.find((one) => one === value)
        if (mode === undefined || mode === line.grading_mode) return
        setSending(true)
        void change(mode)
          .catch(reportAction)
          .finally(() => setSending(false))
      }}
    />
  )
}
