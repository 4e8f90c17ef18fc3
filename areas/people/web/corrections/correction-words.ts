import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { CorrectableField, correctionStates } from '../../contract/corrections.ts'
import { displayPhone } from '../phone.ts'

/** How fields that a family may put right are called, and how a value of each is read. */
export function useCorrectionWords() {
  const { t } = useLingui()
  const fields: Record<CorrectableField, string> = {
    surname: t`Фамилия`,
    name: t`Имя`,
    patronymic: t`Отчество`,
    iin: t`ИИН`,
    birth_date: t`Дата рождения`,
    phone: t`Телефон`,
    email: t`Почта`,
    address: t`Адрес`,
  }
  const states: Record<(typeof correctionStates)[number], string> = {
    waiting: t`ждёт ответа`,
    accepted: t`принято`,
    declined: t`не принято`,
  }
  const shown = (field: CorrectableField, value: string) =>
    field === 'birth_date' ? displayDate(value) : field === 'phone' ? displayPhone(value) : value
  return { fields, states, shown }
}
