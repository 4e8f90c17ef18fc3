import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genderTitles } from '#platform/contract/enumerations.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import type { MaskedField, PersonCard } from '../../contract/people.ts'
import { bornOn, sexOf } from '../../rules/iin-facts.ts'
import { FactPanel } from './fact-panel.tsx'
import { IinValue } from './iin-value.tsx'
import { MaskedValue } from './masked-value.tsx'
import { PersonPhoto } from './person-photo.tsx'
import { UnmaskButton } from './unmask-button.tsx'
import { useUnmasked } from './use-unmasked.ts'

/** Who it is; what is private stands masked until somebody who may asks for it. */
export function MainPanel({ person: given }: { person: PersonCard }) {
  const { t } = useLingui()
  const unmasked = useUnmasked(given)
  const { person, masked } = unmasked
  const hidden = (field: MaskedField, value: ReactNode) => (masked.includes(field) ? <MaskedValue /> : value)
  const sex = sexOf(person)
  const born = bornOn(person, schoolDay())
  return (
    <FactPanel
      title={t`Основное`}
      action={<UnmaskButton of={unmasked} />}
      beside={<PersonPhoto person={given} />}
      facts={[
        { title: t`Фамилия`, value: person.surname },
        { title: t`Имя`, value: person.name },
        { title: t`Отчество`, value: person.patronymic },
        { title: t`Класс`, value: person.class?.title ?? null },
        { title: t`Должность`, value: person.position },
        { title: t`Роли`, value: person.roles.map(({ title }) => title).join(', ') },
        { title: t`ИИН`, value: hidden('iin', person.iin && <IinValue iin={person.iin} person={person} />) },
        { title: t`Дата рождения`, value: hidden('birth_date', born && displayDate(born)) },
        { title: t`Пол`, value: sex && genderTitles[sex] },
        { title: t`Национальность`, value: hidden('nationality', person.nationality) },
        { title: t`Гражданство`, value: hidden('citizenship', person.citizenship) },
        { title: t`Адрес`, value: hidden('address', person.address) },
      ]}
    />
  )
}
