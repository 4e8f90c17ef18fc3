import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Action, ActionMenu } from '#platform/web/ui/index.ts'
import { printReportCard } from '../../contract/grade-book.ts'
import { languageTitles } from '../language-titles.ts'
import { paperLanguages } from '../../rules/paper-words.ts'

/** The report card of a year, in either language of the paper. */
export function CardMenu({ studentId, yearId, years }: { studentId: number; yearId: number; years: string }) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printReportCard)
  return (
    <ActionMenu
      label={t`Табель, ${years}`}
      text={<Trans>Табель</Trans>}
      icon={<IconFileText size={16} aria-hidden />}
      isPending={isTaking}
    >
      {paperLanguages.map((language) => (
        <Action
          key={language}
          onClick={() => take({ params: { id: String(studentId) }, query: { year: String(yearId), language } })}
        >
          {languageTitles[language]}
        </Action>
      ))}
    </ActionMenu>
  )
}
