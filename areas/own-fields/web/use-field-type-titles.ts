import { useLingui } from '@lingui/react/macro'
import type { FieldType } from '../rules/own-values.ts'

/** What a field may hold, in words. */
export function useFieldTypeTitles(): Record<FieldType, string> {
  const { t } = useLingui()
  return {
    text: t`Строка`,
    long_text: t`Длинный текст`,
    number: t`Число`,
    date: t`Дата`,
    yes_no: t`Да или нет`,
    choice: t`Выбор из справочника`,
    person: t`Человек`,
    file: t`Файл`,
  }
}
