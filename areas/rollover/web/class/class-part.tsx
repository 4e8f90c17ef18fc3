import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Card, CardSection } from '#platform/web/list/index.ts'
import { Answer } from '#platform/web/ui/index.ts'
import { readRolledClass, type RolledClass } from '../../contract/rollover.ts'
import type { Rollover } from '../../contract/shapes.ts'
import { GroupsTable } from './groups-table.tsx'
import { StudentsTable } from './students-table.tsx'

interface Props {
  id: number
  of: Rollover
  intoId: number
}
/** A class of the former year: what becomes of each of its students and groups. */
export function ClassPart({ id, of, intoId }: Props) {
  const params = { into_id: String(intoId), class_id: String(id) }
  const read = useQuery(query(readRolledClass, { params }))
  return <Answer of={read}>{(answer) => <ClassView answer={answer} id={id} of={of} intoId={intoId} />}</Answer>
}

function ClassView({ answer, id, of, intoId }: Props & { answer: RolledClass }) {
  const { t } = useLingui()
  const parallel = of.parallels.find(({ classes }) => classes.some((one) => one.id === id))
  const { title, students, groups } = answer
  return (
    <Card title={title}>
      <CardSection
        title={<Trans>Ученики: {students.length}</Trans>}
        empty={students.length === 0 ? t`В последний день года в классе никого нет` : null}
      >
        <StudentsTable
          students={students}
          intoId={intoId}
          profiles={parallel?.mode === 'anew' ? of.profiles : null}
          may={of.objection === ''}
        />
      </CardSection>
      {parallel?.mode === 'keep' ? (
        <CardSection
          title={<Trans>Учебные группы: {groups.length}</Trans>}
          empty={groups.length === 0 ? t`Учебных групп у класса нет` : null}
        >
          <GroupsTable groups={groups} />
        </CardSection>
      ) : null}
    </Card>
  )
}
