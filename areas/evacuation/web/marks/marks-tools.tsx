import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockHour4, IconUserPlus } from '#platform/web/icons/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { SoundButton } from '../sound/sound-button.tsx'
import { MarksAddress } from './address.ts'
import classes from './marks.module.css'

interface Props {
  /** How many are not marked yet. */
  waiting: number
  onAdd: () => void
}
/** Finding somebody, who is left, somebody more, and the sound; on phones one row of signs. */
export function MarksTools({ waiting, onAdd }: Props) {
  const { t } = useLingui()
  const [{ search, left }, change] = useUrlState(MarksAddress)
  const title = t`Ещё не отмечены (${waiting})`
  return (
    <search className={classes['tools']}>
      <SearchField
        label={t`Найти в списке`}
        value={search}
        onChange={(next) => change({ search: next }, { replace: true })}
      />
      <button
        type="button"
        className={classes['tool']}
        aria-pressed={left}
        title={title}
        onClick={() => change({ left: left ? undefined : 'true' }, { replace: true })}
      >
        <IconClockHour4 size={20} aria-hidden />
        <span className={classes['long']}>{title}</span>
        <span className={classes['short']} aria-hidden>
          {waiting}
        </span>
      </button>
      <button type="button" className={classes['tool']} aria-haspopup="dialog" onClick={onAdd}>
        <IconUserPlus size={20} aria-hidden />
        <span className={classes['long']}>
          <Trans>Добавить</Trans>
        </span>
      </button>
      <SoundButton className={classes['tool']} />
    </search>
  )
}
