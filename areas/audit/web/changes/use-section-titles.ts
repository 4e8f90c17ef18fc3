import { useLingui } from '@lingui/react/macro'

/** The rooms as the audit names them, by the first part of their tables' names. */
export function useSectionTitles(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    access: t`Доступ и входы`,
    buildings: t`Здания и кабинеты`,
    calendar: t`Календарь и звонки`,
    classes: t`Классы и группы`,
    curriculum: t`Предметы и оценивание`,
    dictionaries: t`Справочники`,
    journal: t`Журнал`,
    media: t`Файлы`,
    organisation: t`Организация`,
    people: t`Люди`,
    personal_file: t`Личные дела`,
    platform: t`Выгрузки и длительные работы`,
    register: t`Табели`,
    timetable: t`Уроки`,
  }
}
