import { Trans, useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { Totals } from '../../contract/evacuations.ts'
import classes from './marks.module.css'
import { progressOf } from './shown-marks.ts'

/** «12 из 25», and of those what is wrong, said to who can't see it as it changes. */
export function TotalsLine({ totals }: { totals: Totals }) {
  const { t } = useLingui()
  const { missing, help, away } = totals
  const { marked, expected } = progressOf(totals)
  const parts = [missing > 0 ? t`не найдено: ${missing}` : null, help > 0 ? t`нужна помощь: ${help}` : null].filter(
    Boolean,
  )
  // it says nothing of what is left to do: the first to go where there is no room
  const absent = away > 0 ? t`отсутствует: ${away}` : ''
  return (
    <>
      <output aria-live="polite" className={classes['count']}>
        <VisuallyHidden>
          <Trans>Отмечено</Trans>{' '}
        </VisuallyHidden>
        <Trans>
          {marked} из {expected}
        </Trans>
      </output>
      <output aria-live="polite" className={classes['trouble']}>
        {parts.join(', ')} <span className={classes['long']}>{absent}</span>
      </output>
    </>
  )
}
