import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveDiary } from '#areas/diary/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { CardAnswer } from '#platform/web/home/index.ts'
import { LinkAnchor, Loading } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { readStudentHome } from '../../contract/student-home.ts'
import { StudentPanels } from '../day/student-panels.tsx'

const refreshMs = 5 * 60_000

/** A student's today, as far as the school knows them as one. */
export function OwnDay() {
  const { t } = useLingui()
  const home = useQuery({ ...query(readStudentHome), refetchInterval: refreshMs })
  return (
    <CardAnswer of={home} title={t`Мой день`} loading={<Loading lines={8} />}>
      {({ own }) => (own === null ? null : <LiveDay day={own} />)}
    </CardAnswer>
  )
}

function LiveDay({ day }: { day: StudentDay }) {
  useLiveDiary(day.student.id, [readStudentHome])
  return (
    <StudentPanels
      day={day}
      aside={
        <LinkAnchor to="/journal" size="sm">
          <Trans>Дневник</Trans>
        </LinkAnchor>
      }
    />
  )
}
