import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PersonLinks } from '#areas/people/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { Card, CardSection } from '#platform/web/list/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, FactList } from '#platform/web/ui/index.ts'
import { classLanguageTitles } from '../../contract/class-shapes.ts'
import { readClass, type ClassCard } from '../../contract/classes.ts'
import { ClassLinks } from './class-links.tsx'
import { classSections } from './class-section.ts'
import { LeadersSection } from './leaders/leaders-section.tsx'
import { ClassStudents } from './class-students.tsx'
import { ClassSubjects } from './class-subjects.tsx'

/** A class beside the list. */
export function ClassCardPart({ id }: { id: number }) {
  const card = useQuery(query(readClass, { params: { id: String(id) } }))
  return <Answer of={card}>{(schoolClass) => <ClassCardView schoolClass={schoolClass} />}</Answer>
}

function ClassCardView({ schoolClass }: { schoolClass: ClassCard }) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const sections = usePlace(classSections).filter(({ access }) => allows(access, session))
  const { subjects, students_count } = schoolClass
  return (
    <Card title={schoolClass.title} links={<ClassLinks schoolClass={schoolClass} />}>
      <FactList
        facts={[
          { title: t`Классный руководитель`, value: <PersonLinks persons={[schoolClass.class_teacher]} /> },
          { title: t`Куратор`, value: <PersonLinks persons={[schoolClass.curator]} /> },
          { title: t`Кабинет`, value: schoolClass.home_room?.title ?? '—' },
          { title: t`Смена`, value: schoolClass.shift === 1 ? t`Первая` : t`Вторая` },
          { title: t`Язык обучения`, value: classLanguageTitles[schoolClass.language] },
          { title: t`Профиль`, value: schoolClass.profile },
          { title: t`В прошлом году`, value: schoolClass.previous_class?.title ?? null },
        ]}
      />
      <CardSection title={<Trans>Руководство классом</Trans>}>
        <LeadersSection classId={schoolClass.id} />
      </CardSection>
      <CardSection
        title={<Trans>Предметы и учителя</Trans>}
        empty={subjects.length === 0 ? t`Учебных групп у класса нет` : null}
      >
        <ClassSubjects subjects={subjects} />
      </CardSection>
      {sections.map(({ id, title, component: Section }) => (
        <CardSection key={id} title={i18n._(title)}>
          <Section classId={schoolClass.id} />
        </CardSection>
      ))}
      <CardSection title={<Trans>Ученики: {students_count}</Trans>}>
        <ClassStudents schoolClass={schoolClass} />
      </CardSection>
    </Card>
  )
}
