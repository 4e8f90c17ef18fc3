import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genderTitles } from '#platform/contract/enumerations.ts'
import { Anchor, SimpleGrid } from '#platform/web/ui/index.ts'
import type { PersonCard } from '../../contract/people.ts'
import { displayPhone } from '../phone.ts'
import { FactPanel } from './fact-panel.tsx'
import { RelativesPanel } from './relatives-panel.tsx'

/** The basic card: who it is, how to reach them, their family. */
export function CardPanels({ person }: { person: PersonCard }) {
  const { t } = useLingui()
  const { phone, email, sex, birth_date, class: own } = person
  return (
    <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
      <FactPanel
        title={t`Основное`}
        facts={[
          { title: t`Класс`, value: own?.title ?? null },
          { title: t`Должность`, value: person.position },
          { title: t`Роли`, value: person.roles.map(({ title }) => title).join(', ') },
          { title: t`Пол`, value: sex && genderTitles[sex] },
          { title: t`Дата рождения`, value: birth_date && displayDate(birth_date) },
          { title: t`ИИН`, value: person.iin },
          { title: t`Национальность`, value: person.nationality },
          { title: t`Гражданство`, value: person.citizenship },
        ]}
      />
      <FactPanel
        title={t`Контакты`}
        facts={[
          { title: t`Телефон`, value: phone && <Anchor href={`tel:${phone}`}>{displayPhone(phone)}</Anchor> },
          { title: t`Почта`, value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
          { title: t`Адрес`, value: person.address },
        ]}
      />
      <RelativesPanel title={t`Родители и законные представители`} relatives={person.relatives} />
      <RelativesPanel title={t`Дети`} relatives={person.children} />
    </SimpleGrid>
  )
}
