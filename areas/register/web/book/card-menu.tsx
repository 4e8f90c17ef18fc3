import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconFileText } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Menu } from '#platform/web/ui/index.ts'
import { printReportCard } from '../../contract/grade-book.ts'
import { languageTitles } from '../language-titles.ts'
import { paperLanguages } from '../../rules/paper-words.ts'

/** The report card of a year, in either language of the paper. */
export function CardMenu({ studentId, yearId, years }: { studentId: number; yearId: number; years: string }) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(printReportCard)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          data-print="never"
          variant="default"
          size="xs"
          loading={isTaking}
          aria-label={t`Табель, ${years}`}
          leftSection={<IconFileText size={16} />}
          rightSection={<IconChevronDown size={14} />}
        >
          <Trans>Табель</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {paperLanguages.map((language) => (
          <Menu.Item
            key={language}
            onClick={() => take({ params: { id: String(studentId) }, query: { year: String(yearId), language } })}
          >
            {languageTitles[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
