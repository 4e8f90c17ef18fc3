import { useLingui } from '@lingui/react/macro'
import { stepsIn } from '../../rules/memo.ts'
import { kindTitles, type Kind } from '../../rules/words.ts'
import classes from './sos.module.css'

/** What to do at one kind of danger, a step after another. */
export function Steps({ kind, text }: { kind: Kind; text: string }) {
  const { t } = useLingui()
  const title = kindTitles[kind]
  return (
    <ol className={classes['steps']} aria-label={t`Что делать: ${title}`}>
      {stepsIn(text).map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
