import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import type { ClassOfYear } from '#areas/classes/contract/class-shapes.ts'
import { IconArrowRight, IconCheck } from '#platform/web/icons/index.ts'
import type { Held } from '../../contract/shapes.ts'
import { useRolloverActions } from '../use-rollover-actions.ts'
import { FinishDialog } from './finish-dialog.tsx'

interface Props {
  of: Held
  intoId: number
  classes: readonly ClassOfYear[]
}

/** How somebody who was held out is finished: in a class of the new year, or with the others after all. */
export function HeldMenu({ of, intoId, classes }: Props) {
  const { t } = useLingui()
  const { hold } = useRolloverActions(intoId)
  const [isFinishing, setFinishing] = useState(false)
  const { id, full_name } = of.student
  const isHeldByHand = of.reason !== 'no_choice' && of.reason !== 'no_class'
  const former = { id, reason: of.reason, note: of.note, choice: null }
  return (
    <>
      <ActionMenu label={t`Действия: ${full_name}`}>
        {classes.length === 0 ? null : (
          <Action icon={<IconArrowRight size={16} aria-hidden />} onClick={() => setFinishing(true)}>
            {t`Определить в класс…`}
          </Action>
        )}
        {isHeldByHand ? (
          <Action
            icon={<IconCheck size={16} aria-hidden />}
            onClick={() => void hold([former], null)}
          >{t`Переводить со всеми`}</Action>
        ) : null}
      </ActionMenu>
      {isFinishing ? (
        <FinishDialog student={of.student} intoId={intoId} classes={classes} onClose={() => setFinishing(false)} />
      ) : null}
    </>
  )
}
