import { useLingui } from '@lingui/react/macro'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { AttestationLine } from '../../contract/attestation.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'
import { lineTitle } from './line-title.ts'
import { roman } from '#platform/contract/roman.ts'

/** A line of the plan in the list on a phone. */
export function AttestationRowCard({ line }: { line: AttestationLine }) {
  const { t } = useLingui()
  const works = line.quarters.flatMap((quarter) => {
    const text = plannedWorksText(quarter)
    return text ? [`${roman(quarter.number)}: ${text}`] : []
  })
  return (
    <>
      <CourseName colour={line.course.colour}>
        <RowLink id={line.id}>{lineTitle(line)}</RowLink>
      </CourseName>
      <Text size="sm">{gradingModeTitles[line.grading_mode]}</Text>
      <Text size="sm" c="dimmed">
        {works.length > 0 ? works.join(' · ') : t`суммативных работ нет`}
      </Text>
    </>
  )
}
