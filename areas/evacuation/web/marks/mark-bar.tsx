import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconNote } from '#platform/web/icons/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { noteInWords } from '../../rules/stay.ts'
import { markStatusTitles } from '../../rules/words.ts'
import { statusIcons } from '../words.tsx'
import { answers, type GivenAnswer } from './answers.ts'
import classes from './marks.module.css'
import type { Shown } from './shown-marks.ts'
import type { Taps } from './use-taps.ts'

interface Props extends Pick<Taps, 'tap' | 'undo'> {
  chosen: Shown | null
  waiting: readonly Shown[]
  onAnswer: (status: GivenAnswer) => void
}
/** At the lower edge: what is said of the chosen person, of all who are left, and the way back. */
export function MarkBar({ chosen, waiting, onAnswer, tap, undo }: Props) {
  const { t } = useLingui()
  const writeNote = async (mark: Shown) => {
    const initial = noteInWords(mark.note)
    const note = await dialog.prompt({ message: mark.name, label: t`Заметка`, initial, maxLength: 300 })
    if (note !== null && note !== initial) tap([mark], { note })
  }
  const allPresent = () => {
    tap(waiting, { status: 'present' })
    notify.success(t`Отмечено на месте: ${waiting.length}`)
  }
  return (
    <div role="toolbar" aria-label={t`Отметить`} className={classes['bar']}>
      {chosen === null ? null : (
        <>
          <div className={classes['whom']}>
            <span className={classes['chosen']}>{chosen.name}</span>
            <button type="button" className={classes['small']} onClick={() => void writeNote(chosen)}>
              <IconNote size={20} aria-hidden />
              <Trans>Заметка</Trans>
            </button>
          </div>
          <div className={classes['answers']}>
            {answers.map((status, index) => {
              const Sign = statusIcons[status]
              return (
                <button
                  key={status}
                  type="button"
                  data-status={status}
                  aria-keyshortcuts={String(index + 1)}
                  className={classes['answer']}
                  onClick={() => onAnswer(status)}
                >
                  <Sign size={24} stroke={2.2} aria-hidden />
                  <span>{status === 'away' ? t`Нет сегодня` : markStatusTitles[status]}</span>
                </button>
              )
            })}
          </div>
        </>
      )}
      <div className={classes['all']}>
        <button type="button" className={classes['wide']} disabled={waiting.length === 0} onClick={allPresent}>
          <Trans>Все на месте ({waiting.length})</Trans>
        </button>
        <button type="button" className={classes['wide']} disabled={undo === null} onClick={() => undo?.()}>
          <IconArrowBackUp size={20} aria-hidden />
          <Trans>Отменить</Trans>
        </button>
      </div>
    </div>
  )
}
