import { useLingui } from '@lingui/react/macro'
import { Button } from '#platform/web/ui/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { printFinalCard } from '../../contract/final-cards.ts'
import type { GradeBook } from '../../contract/grade-book.ts'
import { paperLanguages, paperPeriod } from '../../rules/paper-words.ts'
import { CardStateBadge } from '../card-state-badge.tsx'
import { languageTitles } from '../language-titles.ts'
import classes from './book.module.css'

/** Final report cards of a year that were signed, each to be taken in either language. */
export function SignedCards({ cards }: { cards: GradeBook['cards'] }) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printFinalCard)
  if (cards.length === 0) return null
  return (
    <ul className={classes['cards']} aria-label={t`Итоговые табели`}>
      {cards.map(({ id, number, state, quarter, half }) => (
        <li key={id}>
          {t`Итоговый табель № ${number}`}, {paperPeriod('ru', { quarter, half })}
          <CardStateBadge state={state} />
          {state === 'signed'
            ? paperLanguages.map((language) => (
                <Button
                  key={language}
                  data-print="never"
                  variant="subtle"
                  size="compact-sm"
                  disabled={isTaking}
                  aria-label={t`Скачать итоговый табель № ${number}: ${languageTitles[language]}`}
                  onClick={() => take({ params: { id: String(id) }, query: { language } })}
                >
                  {languageTitles[language]}
                </Button>
              ))
            : null}
        </li>
      ))}
    </ul>
  )
}
