import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genders, genderTitles } from '#platform/contract/enumerations.ts'
import { useFieldWords } from '#areas/own-fields/web/index.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** A day, also of a moment at which something was done. */
const asDay = (value: string | number | boolean) => displayDate(String(value).slice(0, 10))

/** How changes of a person's card are described. */
export function usePersonWords(): HistoryWords {
  const { t } = useLingui()
  const ofFields = useFieldWords()
  const masked: Record<string, string> = {
    iin: t`ИИН`,
    birth_date: t`дата рождения`,
    nationality: t`национальность`,
    citizenship: t`гражданство`,
    address: t`адрес`,
  }
  const readings = (fields: string | number | boolean) =>
    String(fields)
      .split(', ')
      .map((field) => masked[field] ?? field)
      .join(', ')
  const sexTitle = (value: string | number | boolean) => {
    const sex = genders.find((one) => one === value)
    return sex ? genderTitles[sex] : String(value)
  }
  return {
    ...ofFields,
    'people.person': {
      fields: {
        surname: { title: t`Фамилия` },
        name: { title: t`Имя` },
        patronymic: { title: t`Отчество` },
        sex: { title: t`Пол`, format: sexTitle },
        iin: { title: t`ИИН` },
        birth_date: { title: t`Дата рождения`, format: asDay },
        nationality: { title: t`Национальность` },
        citizenship: { title: t`Гражданство` },
        location: { title: t`Где живёт` },
        address: { title: t`Адрес` },
        phone: { title: t`Телефон` },
        email: { title: t`Почта` },
        archived_at: { title: t`В архиве с`, format: asDay },
        photo: { title: t`Фотография`, format: (file) => t`файл № ${file}` },
        unmasked: { title: t`Просмотр закрытых данных`, format: readings },
        merged: { title: t`Объединение записей` },
      },
    },
  }
}
