import { useLingui, Trans } from '@lingui/react/macro'
import { CourseLink } from '#areas/curriculum/web/index.ts'
import { PersonLinks } from '#areas/people/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Text, LinkAnchor } from '#platform/web/ui/index.ts'
import type { ClassSubject } from '../../contract/classes.ts'
import classes from './class-card.module.css'

/** What the class is taught, by whom, with the journals of its groups. */
export function ClassSubjects({ subjects }: { subjects: readonly ClassSubject[] }) {
  const { t } = useLingui()
  const columns: Column<ClassSubject>[] = [
    { key: 'course', title: t`Предмет`, width: '38%', render: ({ course }) => <CourseLink course={course} /> },
    {
      key: 'hours',
      title: t`Часов`,
      width: 56,
      align: 'right',
      render: ({ hours }) => displayNumber(hours),
    },
    { key: 'groups', title: t`Учителя`, render: (subject) => <Groups subject={subject} /> },
  ]
  return (
    <CardTable label={t`Предметы и учителя`} columns={columns} rows={subjects} rowKey={({ course }) => course.id} />
  )
}

function Groups({ subject: { groups } }: { subject: ClassSubject }) {
  return (
    <div className={classes['groups']}>
      {groups.map((group) => (
        <div key={group.id} className={classes['group']}>
          <span>
            {groups.length > 1 ? (
              <Text span inherit c="dimmed">
                {`${group.title}: `}
              </Text>
            ) : null}
            <PersonLinks persons={group.teachers} />
          </span>
          {group.may_read_journal ? <JournalLink group={group.id} /> : null}
        </div>
      ))}
    </div>
  )
}

/** To the journal of a group. */
function JournalLink({ group }: { group: number }) {
  return (
    <LinkAnchor to="/journal" search={({ year }: { year?: string }) => ({ year, group: String(group) })}>
      <Trans>Журнал</Trans>
    </LinkAnchor>
  )
}
