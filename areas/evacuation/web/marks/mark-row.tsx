import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconCloudUp } from '#platform/web/icons/index.ts'
import { PersonAvatar } from '#platform/web/ui/index.ts'
import { StatusBadge } from '../words.tsx'
import classes from './marks.module.css'
import type { Shown } from './shown-marks.ts'
import { useDisagreement } from './use-disagreement.ts'

interface Props {
  mark: Shown
  /** Of the list: a lesson's is not told again as the last place of its people. */
  unitTitle: string
  isChosen: boolean
  onChoose: () => void
  onPresent: () => void
}
/** A person: who it is, what stands, whether somebody else says otherwise; the tick marks at once. */
export function MarkRow({ mark, unitTitle, isChosen, onChoose, onPresent }: Props) {
  const { t } = useLingui()
  const disagreement = useDisagreement(mark)
  const { name, photo, class_title, last_place, note, status } = mark
  const isLost = (status === 'missing' || status === 'help') && !last_place.startsWith(unitTitle)
  return (
    <li className={classes['row']} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes['person']}
        data-mark={mark.id}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <PersonAvatar name={name} photo={photo} size={40} />
        <span className={classes['words']}>
          <span className={classes['name']}>{name}</span>
          <span className={classes['state']}>
            <StatusBadge status={status} />
            {class_title ? <span className={classes['about']}>{class_title}</span> : null}
            {mark.isWaiting ? (
              <span className={classes['about']}>
                <IconCloudUp size={16} aria-hidden /> {t`ждёт отправки`}
              </span>
            ) : null}
          </span>
          {isLost && last_place ? <span className={classes['about']}>{last_place}</span> : null}
          {note ? <span className={classes['about']}>{note}</span> : null}
          {disagreement ? <strong className={classes['clash']}>{disagreement}</strong> : null}
        </span>
      </button>
      {status === 'waiting' || status === 'missing' ? (
        <button type="button" className={classes['tick']} aria-label={t`${name}: на месте`} onClick={onPresent}>
          <IconCheck size={28} stroke={2.4} aria-hidden />
        </button>
      ) : null}
    </li>
  )
}
