import { useLingui } from '@lingui/react/macro'
import { useIsLoading } from '../api/loading.ts'
import classes from './shell.module.css'

/** A thin line while something is being saved (the loading flag of specification §4). */
export function LoadingBar() {
  const { t } = useLingui()
  return useIsLoading() ? <progress className={classes['loadingBar']} aria-label={t`Сохраняем`} /> : null
}
