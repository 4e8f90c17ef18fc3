import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { IconUserShare } from '#platform/web/icons/index.ts'
import { Card, CardLinks, CardSection } from '#platform/web/list/index.ts'
import { Answer, Button, FactList, LinkButton } from '#platform/web/ui/index.ts'
import { changeWorkload } from '../../contract/changes.ts'
import { readWorkload, type AssignedGroup, type TeacherLoadCard } from '../../contract/workload.ts'
import { HandOverDialog } from '../change/hand-over-dialog.tsx'
import { HoursDialog } from '../change/hours-dialog.tsx'
import { WorkloadHistory } from '../workload-history.tsx'
import { AssignedGroups } from './assigned-groups.tsx'
import { LoadHours } from './load-hours.tsx'
import { teacherLinks } from './teacher-links.ts'

interface Props {
  id: number
  query: { year_id?: string; date?: string }
}
/** A teacher's load, opened beside the list. */
export function TeacherLoadDetails({ id, query: requested }: Props) {
  const card = useQuery(query(readWorkload, { params: { id: String(id) }, query: requested }))
  return <Answer of={card}>{(teacher) => <TeacherLoadView teacher={teacher} />}</Answer>
}

type Dialog = { kind: 'hours'; group: AssignedGroup } | { kind: 'give'; groups: readonly AssignedGroup[] }

function TeacherLoadView({ teacher }: { teacher: TeacherLoadCard }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const mayEdit = useAllowed(changeWorkload)
  const { id, full_name, cathedras, rate, groups } = teacher
  const full = displayNumber(teacher.week_norm)
  const shownRate = rate === null ? null : displayNumber(rate)
  const close = () => setDialog(null)
  return (
    <Card
      title={full_name}
      links={
        <>
          {mayEdit && groups.length > 0 ? (
            <Button
              size="xs"
              leftSection={<IconUserShare size={16} aria-hidden />}
              onClick={() => setDialog({ kind: 'give', groups })}
            >
              <Trans>Передать часы…</Trans>
            </Button>
          ) : null}
          <LinkButton to="/users/$id" params={{ id: String(id) }} variant="default" size="xs">
            <Trans>Карточка</Trans>
          </LinkButton>
          <CardLinks place={teacherLinks} of={teacher} />
        </>
      }
    >
      <FactList
        facts={[
          { title: t`Кафедра`, value: cathedras.map(({ title }) => title).join(', ') },
          { title: t`Ставка`, value: shownRate && t`${shownRate} (полная — ${full} ч в неделю)` },
          { title: t`Часов в неделю`, value: <LoadHours of={teacher} /> },
        ]}
      />
      <CardSection title={<Trans>Группы</Trans>} empty={groups.length === 0 ? t`Групп в этот день нет` : null}>
        <AssignedGroups
          groups={groups}
          onHours={mayEdit ? (group) => setDialog({ kind: 'hours', group }) : undefined}
          onGive={mayEdit ? (group) => setDialog({ kind: 'give', groups: [group] }) : undefined}
        />
      </CardSection>
      <WorkloadHistory of={{ teacher_id: String(id) }} />
      {dialog?.kind === 'hours' ? <HoursDialog group={dialog.group} onClose={close} /> : null}
      {dialog?.kind === 'give' ? <HandOverDialog teacher={teacher} groups={dialog.groups} onClose={close} /> : null}
    </Card>
  )
}
